//! The picture of the report: bars on a logarithmic scale. The same figures give the same bytes.

use plotters::prelude::*;

use crate::peer::Peer;
use crate::runs::{Build, Failure, Figures};

/// The operations that are drawn, from the top.
const DRAWN: [&str; 11] =
    ["mul", "div", "sqrt", "length 2D", "normalize 2D", "sin", "atan2", "exp", "ln", "pow", "tick"];

struct Series {
    name: &'static str,
    peer: Peer,
    build: Build,
    colour: RGBColor,
}

const SERIES: [Series; 7] = [
    series("simmath", Peer::Simmath, Build::Guess, RGBColor(0, 92, 175)),
    series("simmath, integers only", Peer::Simmath, Build::Integer, RGBColor(110, 175, 232)),
    series("simmath f32", Peer::Pinned, Build::Guess, RGBColor(46, 139, 87)),
    series("fixed saturating", Peer::FixedSaturating, Build::Guess, RGBColor(217, 130, 43)),
    series("cordic", Peer::Cordic, Build::Guess, RGBColor(176, 58, 72)),
    series("fixed_analytics", Peer::FixedAnalytics, Build::Guess, RGBColor(122, 90, 160)),
    series("f32", Peer::F32, Build::Guess, RGBColor(150, 150, 150)),
];

const fn series(name: &'static str, peer: Peer, build: Build, colour: RGBColor) -> Series {
    Series { name, peer, build, colour }
}

const SIZE: (u32, u32) = (900, 900);
/// Nanoseconds at the left and the right edge.
const SCALE: (f64, f64) = (0.1, 1000.0);

pub(crate) fn svg(figures: &Figures) -> Result<String, Failure> {
    let mut text = String::new();
    draw(figures, &mut text).map_err(|error| Failure(format!("the picture: {error}")))?;
    Ok(text)
}

fn draw(figures: &Figures, text: &mut String) -> Result<(), Box<dyn std::error::Error>> {
    let root = SVGBackend::with_string(text, SIZE).into_drawing_area();
    root.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&root)
        .caption("Nanoseconds of one operation (a tick: of one entity)", ("sans-serif", 20))
        .margin(12)
        .x_label_area_size(36)
        .y_label_area_size(110)
        .build_cartesian_2d((SCALE.0..SCALE.1).log_scale(), 0.0..DRAWN.len() as f64)?;
    chart
        .configure_mesh()
        .disable_y_mesh()
        .y_labels(0)
        .x_desc("nanoseconds, logarithmic; shorter is faster")
        .x_label_formatter(&|value| format!("{value}"))
        .draw()?;
    for (line, series) in SERIES.iter().enumerate() {
        let bars = DRAWN.iter().enumerate().filter_map(|(group, op)| {
            let time = figures.time(op, series.peer, series.build)?;
            let (bottom, top) = edges(group, line);
            Some(Rectangle::new([(SCALE.0, bottom), (time, top)], series.colour.filled()))
        });
        let colour = series.colour;
        chart
            .draw_series(bars)?
            .label(series.name)
            .legend(move |(x, y)| Rectangle::new([(x, y - 5), (x + 14, y + 5)], colour.filled()));
    }
    for (group, op) in DRAWN.iter().enumerate() {
        let middle = chart.backend_coord(&(SCALE.0, (DRAWN.len() - group) as f64 - 0.5));
        root.draw(&Text::new(*op, (16, middle.1 - 6), ("sans-serif", 15)))?;
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperRight)
        .background_style(WHITE.filled())
        .border_style(BLACK)
        .label_font(("sans-serif", 14))
        .draw()?;
    root.present()?;
    Ok(())
}

/// Lower and upper edge of a bar: the groups from the top, the series from the top within a group.
fn edges(group: usize, line: usize) -> (f64, f64) {
    let height = 0.8 / SERIES.len() as f64;
    let top = (DRAWN.len() - group) as f64 - 0.1 - line as f64 * height;
    (top - height, top)
}
