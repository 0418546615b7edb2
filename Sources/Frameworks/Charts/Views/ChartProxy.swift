public import Foundation
public import SwiftUI

/// The scales and the plot of a chart, for views over it and for gestures.
///
/// Places are counted from the plot's leading edge and its top, in points; those of values that are scrolled out lie outside of
/// the plot. What a scale does not have is `nil`, and so is all before the chart has been laid out.
///
///     Chart(names, id: \.self) { BarMark(x: .value("Town", $0), y: .value("Rain", 12)) }
///       .chartOverlay { proxy in Text("\(proxy.position(forY: 12) ?? 0)") }
public struct ChartProxy {
  let scene: ChartScene

  private var geometry: PlotGeometry? { scene.geometry }

  // MARK: The plot

  /// The size of the plot.
  public var plotSize: CGSize { scene.plotSize }
  /// The size of the plot.
  public var plotAreaSize: CGSize { plotSize }
  /// The plot's frame, for a geometry proxy; `nil` before there is one.
  public var plotFrame: Anchor<CGRect>? { scene.plotBounds }
  /// The frame of what shows of the plot; `nil` before there is one.
  public var plotContainerFrame: Anchor<CGRect>? { plotFrame }
  /// The plot's frame, for a geometry proxy.
  public var plotAreaFrame: Anchor<CGRect> {
    guard let frame = plotFrame else {
      fatalError(
        "plotAreaFrame was asked for before the chart has a place; read it in an action or a GeometryReader, or use plotFrame")
    }
    return frame
  }

  // MARK: From values to places

  private func position(_ value: _PlottedValue, _ axis: Axis) -> CGFloat? {
    guard let geometry, let position = geometry.place(of: value, axis), position.isFinite else { return nil }
    return position - (axis == .horizontal ? scene.scroll.offset.x : scene.scroll.offset.y)
  }

  /// Where a value of x is.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { position(value.plotted, .horizontal) }
  /// Where a value of y is.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { position(value.plotted, .vertical) }
  /// Where a value of x and one of y are.
  public func position<X: Plottable, Y: Plottable>(for data: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: data.x), let y = position(forY: data.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  private func range(_ value: _PlottedValue, _ axis: Axis) -> ClosedRange<CGFloat>? {
    guard let band = geometry?.band(of: Datum(label: .string(""), value: value), axis), band.lowerBound.isFinite else {
      return nil
    }
    let offset = axis == .horizontal ? scene.scroll.offset.x : scene.scroll.offset.y
    return band.lowerBound - offset...band.upperBound - offset
  }

  /// From where to where the band of a value of x reaches.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? { range(value.plotted, .horizontal) }
  /// From where to where the band of a value of y reaches.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { range(value.plotted, .vertical) }
  /// The rectangle of the bands of a value of x and one of y.
  public func positionRange<X: Plottable, Y: Plottable>(for data: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: data.x), let y = positionRange(forY: data.y) else { return nil }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
  }

  // MARK: From places to values

  func value(at position: CGFloat, _ axis: Axis) -> _PlottedValue? {
    guard let geometry, position.isFinite else { return nil }
    let whole = position + (axis == .horizontal ? scene.scroll.offset.x : scene.scroll.offset.y)
    return geometry.model.scale(along: axis).value(at: geometry.fraction(at: whole, axis))
  }

  /// The value of x at a place; `nil` where the scale has none there, or none of the type.
  public func value<P: Plottable>(atX position: CGFloat, as valueType: P.Type = P.self) -> P? {
    value(at: position, .horizontal).flatMap { P(plotted: $0) }
  }
  /// The value of y at a place; `nil` where the scale has none there, or none of the type.
  public func value<P: Plottable>(atY position: CGFloat, as valueType: P.Type = P.self) -> P? {
    value(at: position, .vertical).flatMap { P(plotted: $0) }
  }
  /// The values at a point.
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as valueTypes: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }

  /// The angle of a point about the plot's centre: zero at the top, clockwise.
  public func angle(at position: CGPoint) -> Angle {
    let size = scene.plotSize
    let angle = atan2(position.x - size.width / 2, size.height / 2 - position.y)
    return .radians(angle < 0 ? angle + 2 * .pi : angle)
  }

  /// The sum of the sectors' values from the top to an angle.
  public func value<P: Plottable>(atAngle angle: Angle, as valueType: P.Type = P.self) -> P? {
    guard let geometry, angle.radians.isFinite else { return nil }
    let whole = geometry.model.placed.marks.reduce(0.0) { $0 + max($1.mark.angle?.value.number ?? 0, 0) }
    guard whole > 0 else { return nil }
    var turn = angle.radians.truncatingRemainder(dividingBy: 2 * .pi)
    if turn < 0 { turn += 2 * .pi }
    return P(plotted: .number(whole * turn / (2 * .pi)))
  }

  // MARK: Scales

  /// The ends of the scale of x, or all its names.
  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(scene.model?.x.domain) }
  /// The ends of the scale of y, or all its names.
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(scene.model?.y.domain) }
  private func domain<P: Plottable>(_ values: [_PlottedValue]?) -> [P] { (values ?? []).compactMap { P(plotted: $0) } }

  /// The style that stands for a value.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    guard let styles = scene.model?.styles, styles.hasForeground else { return nil }
    if let fraction = styles.foreground.fraction(of: value.plotted) { return AnyShapeStyle(styles.gradientColor(at: fraction)) }
    return styles.foreground.style(for: value.plotted)
  }
  /// The values for which styles stand.
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    domain(scene.model?.styles.foreground.domain)
  }
  /// The line style that stands for a value.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { scene.model?.styles.lineStyle.style(for: value.plotted) }
  /// The values for which line styles stand.
  public func lineStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(scene.model?.styles.lineStyle.domain) }
  /// The symbol that stands for a value.
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? { scene.model?.styles.symbol.style(for: value.plotted) }
  /// The values for which symbols stand.
  public func symbolDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(scene.model?.styles.symbol.domain) }
  /// The area of symbols that stands for a value, in square points.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
    scene.model.map { $0.styles.symbolArea(for: value.plotted) }
  }
  /// The values for which sizes of symbols stand.
  public func symbolSizeDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(scene.model?.styles.symbolSize.domain) }
}
