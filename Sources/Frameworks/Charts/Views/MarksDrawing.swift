import CoreGraphicsTypes
import Foundation
import SwiftUI

/// Paints the marks of a plot.
struct MarksDrawing: ViewDrawing {
  let scene: ChartScene
  let version: Int

  var takesPresses: Bool { true }

  func fragment(in context: DrawingContext) -> DisplayFragment {
    guard let geometry = scene.geometry(context.size) else { return .empty }
    let painter = ShapePainter(context: context, size: context.size, geometry: geometry)
    var builder = FragmentBuilder(for: context)
    let shown = scene.shownPart(for: context)
    if context.fraction < 1, let before = scene.before {
      paintMotion(from: before, to: geometry, shown, painter, into: &builder)
    } else if let shown {
      let grid = GridLines(context: context, geometry: geometry)
      let parts = scene.tiles.paint(around: shown, of: context.size) { tile($0, geometry, grid, painter) }
      for part in parts { builder.append(.fragment(part, offset: .zero), bounds: part.bounds) }
    } else {
      painter.paint(geometry.shapes, in: nil, into: &builder)
    }
    return builder.finish()
  }

  /// The marks on their way from where they were; of a plot that scrolls those that show, and the grid behind them.
  private func paintMotion(
    from before: PlotGeometry, to geometry: PlotGeometry, _ shown: CGRect?, _ painter: ShapePainter,
    into builder: inout FragmentBuilder
  ) {
    let fraction = painter.context.fraction
    guard let shown else { return painter.paint(geometry.shapes(from: before, by: fraction)[...], into: &builder) }
    // What was painted of another version is no part of this one.
    scene.tiles.isValid = false
    // As far around as a finger may come until the next frame, and marks that come in.
    let part = shown.insetBy(dx: -shown.width, dy: -shown.height)
    GridLines(context: painter.context, geometry: geometry).paint(in: part, into: &builder)
    painter.paint(geometry.shapes(from: before, by: fraction, in: part, moved: scene.jump)[...], into: &builder)
  }

  /// A part of a plot that scrolls: the grid and the marks that lie in it, cut off at its edges.
  private func tile(
    _ part: CGRect, _ geometry: PlotGeometry, _ grid: GridLines, _ painter: ShapePainter
  ) -> DisplayFragment {
    var builder = FragmentBuilder(for: painter.context)
    grid.paint(in: part, into: &builder)
    painter.paint(geometry.shapes(in: part), in: part, into: &builder)
    return builder.finish().wrapped(
      in: .clip(Path(painter.mirrored(part)), isEvenOdd: false, isAntialiased: false, snapFrame: nil),
      id: painter.context.displayID)
  }

  // MARK: Motion

  func changes(from old: MarksDrawing, fraction: Double) -> Bool { scene.before != nil }

  // MARK: Accessibility

  func appendAccessibility(to builder: inout AccessibilityBuilder, in context: DrawingContext) {
    guard let model = scene.model, let geometry = scene.geometry(context.size) else { return }
    var speech = MarkSpeech(context, model)
    let frame = context.frameInWindow
    let part = scene.shownPart
    for index in geometry.marks(in: part) {
      guard builder.elements.count < MarkSpeech.limit else { break }
      let (placed, position) = (model.placed[index], geometry.frame(of: index))
      guard !position.isNull, !placed.mark.style.accessibility.isHidden,
        part?.meets(position.insetBy(dx: -1, dy: -1)) ?? true
      else { continue }
      let label = speech.label(placed)
      builder.appendLeaf(role: .image, label: label.isEmpty ? speech.value(placed) : label, of: context)
      let last = builder.elements.count - 1
      guard last >= 0 else { continue }
      builder.elements[last].value = speech.value(placed)
      builder.elements[last].identifier = placed.mark.style.accessibility.identifier ?? ""
      let x = context.isRightToLeft ? frame.maxX - position.maxX : frame.minX + position.minX
      builder.elements[last].frame = CGRect(x: x, y: frame.minY + position.minY, width: position.width, height: position.height)
    }
  }
}
