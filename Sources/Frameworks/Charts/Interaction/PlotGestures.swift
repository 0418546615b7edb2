public import Foundation
public import SwiftUI

/// Lets people select what a chart says can be selected: by dragging, by a held finger where the plot scrolls, or with a pointer.
struct PlotGestures: ViewModifier {
  let scene: ChartScene
  let model: ChartModel

  /// How long a finger is held before it selects in a plot that scrolls, in seconds; a choice.
  private static let hold = 0.25

  func body(content: Content) -> some View {
    let selector = PlotSelector(scene: scene, selection: model.options.selection)
    let drag = DragGesture(minimumDistance: 0)
      .onChanged { selector.select(from: $0.startLocation, to: $0.location) }
      .onEnded { _ in selector.end() }
    if model.options.selection.isEmpty {
      content
    } else if !model.scrolls {
      content.contentShape(Rectangle()).gesture(drag)
    } else {
      content.contentShape(Rectangle()).gesture(LongPressGesture(minimumDuration: Self.hold).sequenced(before: drag))
    }
  }
}

/// Turns places of fingers into what the app is told of.
@MainActor struct PlotSelector {
  let scene: ChartScene
  let selection: SelectionOptions

  private var proxy: ChartProxy { ChartProxy(scene: scene) }

  /// A place counted from the leading edge.
  private func place(_ location: CGPoint) -> CGPoint {
    guard scene.isRightToLeft else { return location }
    return CGPoint(x: scene.plotSize.width - location.x, y: location.y)
  }

  func select(from start: CGPoint, to end: CGPoint) {
    let (start, end) = (place(start), place(end))
    if selection.xValue != nil { proxy.selectXValue(at: end.x) }
    if selection.yValue != nil { proxy.selectYValue(at: end.y) }
    if selection.angle != nil { proxy.selectAngleValue(at: proxy.angle(at: end)) }
    if selection.xRange != nil, abs(end.x - start.x) > 1 { proxy.selectXRange(from: start.x, to: end.x) }
    if selection.yRange != nil, abs(end.y - start.y) > 1 { proxy.selectYRange(from: start.y, to: end.y) }
  }

  /// Values are selected as long as a finger is there; ranges stay.
  func end() {
    selection.xValue?(nil)
    selection.yValue?(nil)
    selection.angle?(nil)
  }
}

extension ChartProxy {
  private var selection: SelectionOptions? { scene.model?.options.selection }

  /// A place inside the plot.
  private func inside(_ position: CGFloat, _ length: CGFloat) -> CGFloat { min(max(position, 0), length) }

  /// Selects the value of x at a place, as a finger does.
  public func selectXValue(at position: CGFloat) {
    selection?.xValue?(value(at: inside(position, plotSize.width), .horizontal))
  }
  /// Selects the value of y at a place, as a finger does.
  public func selectYValue(at position: CGFloat) {
    selection?.yValue?(value(at: inside(position, plotSize.height), .vertical))
  }
  /// Selects the sum of the sectors' values up to an angle, as a finger does.
  public func selectAngleValue(at angle: Angle) {
    selection?.angle?(value(atAngle: angle, as: Double.self).map { .number($0) })
  }
  /// Selects the values of x between two places, as fingers do.
  public func selectXRange(from: CGFloat, to: CGFloat) {
    selection?.xRange?(range(from, to, plotSize.width, .horizontal))
  }
  /// Selects the values of y between two places, as fingers do.
  public func selectYRange(from: CGFloat, to: CGFloat) {
    selection?.yRange?(range(from, to, plotSize.height, .vertical))
  }

  private func range(_ from: CGFloat, _ to: CGFloat, _ length: CGFloat, _ axis: Axis) -> (_PlottedValue, _PlottedValue)? {
    guard let a = value(at: inside(from, length), axis), let b = value(at: inside(to, length), axis) else { return nil }
    if let first = a.number, let second = b.number, first > second { return (b, a) }
    return (a, b)
  }
}
