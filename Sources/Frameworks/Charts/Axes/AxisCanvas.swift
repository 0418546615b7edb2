import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore

/// Turns places of the plot into those of the node that paints an axis.
struct AxisCanvas {
  let context: DrawingContext
  /// What shows of the plot, in the node's coordinates.
  let plot: CGRect
  /// The size of the whole plot.
  let whole: CGSize
  var scroll: CGPoint
  /// How much axes take at each side of the plot.
  var sides = EdgeInsets()

  /// A line that is half a point wide and a third black; with more contrast as strong as a tertiary label (Facts 11.2).
  static let lineStyle = Color(dynamic: { isDark, isHighContrast in
    isDark
      ? Color(red: 235 / 255, green: 235 / 255, blue: 245 / 255, opacity: isHighContrast ? 0.55 : 0.33)
      : Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: isHighContrast ? 0.7 : 0.33)
  })

  /// The place of a point of the whole plot.
  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let across = x - scroll.x
    return CGPoint(x: context.isRightToLeft ? plot.maxX - across : plot.minX + across, y: plot.minY + y - scroll.y)
  }

  func frame(_ rect: CGRect) -> CGRect {
    let start = point(context.isRightToLeft ? rect.maxX : rect.minX, rect.minY)
    return CGRect(origin: start, size: rect.size)
  }

  /// What shows of views as labels of an axis of a plot that scrolls, of which a part shows.
  nonisolated static func viewport(_ edge: Edge, of plot: CGRect) -> CGRect {
    let far: CGFloat = 10_000
    return edge.isAcross
      ? CGRect(x: plot.minX, y: -far, width: plot.width, height: 2 * far)
      : CGRect(x: -far, y: plot.minY - 8, width: 2 * far, height: plot.height + 16)
  }

  /// Adds what is painted of an axis, as one picture where the app wants that.
  func append(_ fragment: DisplayFragment, of plan: AxisPlan, to builder: inout FragmentBuilder) {
    builder.append(plan.isLayer ? fragment.wrapped(in: .compositingGroup, id: context.displayID) : fragment, at: .zero)
  }

  private func linePaint(_ part: AxisElement, _ frame: CGRect) -> _ShapeStylePaint {
    (part.style ?? AnyShapeStyle(Self.lineStyle))._paint(
      _ShapeStyleRequest(environment: context.environment, frame: frame))
  }

  /// The line of a grid line or a tick; dashed along x (Facts 11.2).
  func stroke(_ part: AxisElement, _ axis: Axis, phase: CGFloat) -> StrokeStyle {
    part.stroke ?? StrokeStyle(lineWidth: 0.5, dash: axis == .horizontal ? [2, 2] : [], dashPhase: phase)
  }

  func paintTick(at position: CGFloat, plan: AxisPlan, length: CGFloat, _ part: AxisElement, into builder: inout FragmentBuilder)
  {
    let (from, to): (CGPoint, CGPoint)
    switch plan.side {
    case .bottom: (from, to) = (point(position, whole.height), point(position, whole.height + length))
    case .top: (from, to) = (point(position, 0), point(position, -length))
    case .trailing: (from, to) = (point(whole.width, position), point(whole.width + length, position))
    case .leading: (from, to) = (point(0, position), point(-length, position))
    }
    paintLine(from, to, part, plan.axis, phase: plan.side == .bottom ? whole.height : 0, into: &builder)
  }

  func paintLine(
    _ from: CGPoint, _ to: CGPoint, _ part: AxisElement, _ axis: Axis, phase: CGFloat, into builder: inout FragmentBuilder
  ) {
    let (dx, dy) = (context.isRightToLeft ? -part.offset.width : part.offset.width, part.offset.height)
    let path = Path { path in
      path.move(to: CGPoint(x: from.x + dx, y: from.y + dy))
      path.addLine(to: CGPoint(x: to.x + dx, y: to.y + dy))
    }
    let style = stroke(part, axis, phase: phase)
    let frame = path.boundingRect
    let paint = linePaint(part, frame), bounds = frame.insetBy(dx: -style.lineWidth, dy: -style.lineWidth)
    let item = DisplayItem.stroke(DisplayStroke(path: path, style: style, paint: paint.paint))
    guard paint.isMoreThanPaint else { return builder.append(item, bounds: bounds) }
    let fragment = DisplayFragment(id: context.displayID, items: [item], bounds: bounds)
    builder.append(context.applying(paint, to: fragment), at: .zero)
  }

  func paint(_ label: AxisLabel, along axis: Axis, into builder: inout FragmentBuilder) {
    let opacity = opacity(of: frame(label.position.frame), along: axis)
    guard opacity < 1 else { return paint(label, into: &builder) }
    guard opacity > 0 else { return }
    var single = FragmentBuilder(for: context)
    paint(label, into: &single)
    builder.append(single.finish().wrapped(in: .opacity(opacity), id: context.displayID), at: .zero)
  }

  private func paint(_ label: AxisLabel, into builder: inout FragmentBuilder) {
    let frame = frame(label.position.frame)
    guard label.position.part.isTurned else {
      return label.text.append(label.layout, at: frame.origin, to: &builder, of: context)
    }
    let size = label.layout.size
    let fragment = label.text.fragment(label.layout, of: context)
    let angle: CGFloat = label.position.part.label.orientation.storage == .vertical ? .pi / 2 : -.pi / 2
    let turn = CGAffineTransform(translationX: frame.midX, y: frame.midY).rotated(by: angle)
      .translatedBy(x: -size.width / 2, y: -size.height / 2)
    builder.append(fragment.wrapped(in: .transform(ProjectionTransform(turn)), id: context.displayID), at: .zero)
  }
}
