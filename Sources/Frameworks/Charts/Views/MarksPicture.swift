import CoreGraphicsTypes
import Foundation
import SwiftUI

/// Paints the marks of a plot.
struct MarksPicture: ViewPicture {
  let scene: ChartScene
  let version: Int

  var takesPresses: Bool { true }

  func fragment(in context: PictureContext) -> DisplayFragment {
    guard let geometry = scene.geometry(context.size) else { return .empty }
    let part = VisiblePart(rect: scene.paintedPart(for: context.node), pixel: 1 / max(context.environment.displayScale, 1))
    var builder = FragmentBuilder(for: context.node)
    let painter = ShapePainter(context: context, size: context.size)
    if context.fraction < 1, let before = scene.before {
      paintWay(from: before.shapes, to: geometry.shapes, painter, context.fraction, into: &builder)
      return builder.finish()
    }
    for shape in geometry.shapes {
      guard let form = part.of(shape.form) else { continue }
      painter.paint(shape, form, into: &builder)
    }
    return builder.finish()
  }

  // MARK: Motion

  func changes(from old: MarksPicture, fraction: Double) -> Bool { scene.before != nil && !(scene.model?.scrolls ?? false) }

  /// Marks move from where they were; those that are new appear, those that are gone fade.
  private func paintWay(
    from old: [PlotShape], to new: [PlotShape], _ painter: ShapePainter, _ fraction: Double, into builder: inout FragmentBuilder
  ) {
    let known = Dictionary(old.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let stays = Set(new.map(\.key))
    let seen = min(max(fraction, 0), 1)
    for var shape in old where !stays.contains(shape.key) {
      shape.opacity *= 1 - seen
      painter.paint(shape, shape.form, into: &builder)
    }
    for var shape in new {
      if let before = known[shape.key] {
        shape.form = shape.form.blended(from: before.form, by: fraction)
      } else {
        shape.opacity *= seen
      }
      painter.paint(shape, shape.form, into: &builder)
    }
  }

  // MARK: Accessibility

  func appendAccessibility(to builder: inout AccessibilityBuilder, in context: PictureContext) {
    guard let model = scene.model, let geometry = scene.geometry(context.size) else { return }
    var speech = MarkSpeech(context, model)
    let frame = context.node.frameInWindow
    let part = scene.shownPart
    for (index, placed) in model.placed.marks.enumerated() where builder.elements.count < MarkSpeech.limit {
      let place = geometry.frames[index]
      guard !place.isNull, !placed.mark.style.accessibility.isHidden, part?.intersects(place.insetBy(dx: -1, dy: -1)) ?? true
      else { continue }
      let label = speech.label(placed)
      builder.appendLeaf(role: .image, label: label.isEmpty ? speech.value(placed) : label, node: context.node)
      let last = builder.elements.count - 1
      guard last >= 0 else { continue }
      builder.elements[last].value = speech.value(placed)
      builder.elements[last].identifier = placed.mark.style.accessibility.identifier ?? ""
      let x = context.node.isRightToLeft ? frame.maxX - place.maxX : frame.minX + place.minX
      builder.elements[last].frame = CGRect(x: x, y: frame.minY + place.minY, width: place.width, height: place.height)
    }
  }
}

/// Paints shapes of a plot as display items.
struct ShapePainter {
  let context: PictureContext
  let size: CGSize

  /// What marks are painted with of which nothing is said: the accent colour.
  private static let usual = AnyShapeStyle(TintShapeStyle())

  /// Paints the part of a shape that shows; its styles reach over all of it.
  func paint(_ shape: PlotShape, _ form: PlotForm, into builder: inout FragmentBuilder) {
    guard shape.opacity > 0 else { return }
    let (path, stroke) = form.path
    guard !path.isEmpty else { return }
    let frame = shape.alignsStyleWithPlot ? CGRect(origin: .zero, size: size) : mirrored(shape.form.frame)
    var paint = context.paint(shape.style ?? Self.usual, in: frame)
    if shape.opacity < 1 { paint = paint.multiplyingAlpha(by: Float(shape.opacity)) }
    let item = item(mirrored(path), stroke, paint)
    let bounds = item.bounds
    guard !shape.effects.isEmpty else { return builder.append(item, bounds: bounds) }
    var fragment = DisplayFragment(id: context.node.displayID, items: [item], bounds: bounds)
    for effect in shape.effects { fragment = fragment.wrapped(in: display(effect, frame), id: context.node.displayID) }
    builder.append(fragment, at: .zero)
  }

  private func item(_ path: Path, _ stroke: StrokeStyle?, _ paint: DisplayPaint) -> DisplayItem {
    guard let stroke else { return .fill(DisplayFill(path: path, paint: paint)) }
    return .stroke(DisplayStroke(path: path, style: stroke, paint: paint))
  }

  private func display(_ effect: MarkEffect, _ frame: CGRect) -> DisplayEffect {
    switch effect {
    case .blur(let radius): return .blur(radius: radius, isOpaque: false)
    case .shadow(let color, let radius, let offset):
      guard case .color(let color) = context.paint(color, in: frame) else { return .compositingGroup }
      return .shadow(color: color, radius: radius, offset: offset)
    case .clip(let shape, let style):
      return .clip(shape.path(in: frame), isEvenOdd: style.isEOFilled, isAntialiased: style.isAntialiased, snapFrame: nil)
    }
  }

  /// Places are counted from the leading edge.
  private func mirrored(_ path: Path) -> Path {
    guard context.node.isRightToLeft else { return path }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard context.node.isRightToLeft, !rect.isNull else { return rect }
    return CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
