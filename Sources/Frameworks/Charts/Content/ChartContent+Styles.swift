public import Foundation
public import SwiftUI

extension ChartContent {
  /// Paints the marks with a style.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    let style = AnyShapeStyle(style)
    return editing { if $0.style.foreground == nil, $0.style.foregroundBy == nil { $0.style.foreground = style } }
  }

  /// Paints the marks with the style that stands for a value.
  public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let datum = value.datum
    return editing { if $0.style.foreground == nil, $0.style.foregroundBy == nil { $0.style.foregroundBy = datum } }
  }

  /// Makes the marks weaker.
  public nonisolated func opacity(_ opacity: Double) -> some ChartContent {
    let factor = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    return editing { $0.style.opacity *= factor }
  }

  /// Draws lines in a style.
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    editing { if $0.style.line == nil { $0.style.line = style } }
  }

  /// Draws lines in the style that stands for a value.
  public nonisolated func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let datum = value.datum
    return editing { if $0.style.lineBy == nil { $0.style.lineBy = datum } }
  }

  /// Says how lines and areas get from one point to the next.
  public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    editing { if $0.style.interpolation == nil { $0.style.interpolation = method } }
  }

  /// Rounds the corners of bars, rectangles and sectors.
  public nonisolated func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    editing { if $0.style.corners == nil { $0.style.corners = (radius.isFinite ? max(radius, 0) : 0, style) } }
  }

  /// Puts marks of one place beside each other, one group for each value.
  public nonisolated func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    let position = PositionBy(datum: value.datum, axis: axis, span: span)
    return editing { if $0.style.positionBy == nil { $0.style.positionBy = position } }
  }

  /// Draws marks with higher values over others.
  public nonisolated func zIndex(_ value: Double) -> some ChartContent {
    editing { if $0.style.zIndex == nil { $0.style.zIndex = value.isNaN ? 0 : value } }
  }

  /// Lets gradients reach over the whole plot instead of over each mark.
  public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    editing { if $0.style.alignsStylesWithPlotArea == nil { $0.style.alignsStylesWithPlotArea = aligns } }
  }
}
