import Foundation
import SwiftUI

/// Paints the grid lines behind the marks, and tells the chart where the plot is.
///
/// In a plot that scrolls the lines scroll too: what has moved as a whole is not painted again.
struct GridDrawing: ViewDrawing {
  let scene: ChartScene
  let version: Int

  func didPlace(in context: DrawingContext) {
    scene.follow(context)
    scene.plotDidPlace(context)
  }

  func fragment(in context: DrawingContext) -> DisplayFragment {
    guard let geometry = scene.geometry, geometry.size.width > 0, geometry.size.height > 0, scene.shownPart == nil else {
      return .empty
    }
    var builder = FragmentBuilder(for: context)
    GridLines(context: context, geometry: geometry).paint(in: nil, into: &builder)
    return builder.finish()
  }
}

/// The grid lines of a whole plot, in its own coordinates.
struct GridLines {
  private let canvas: AxisCanvas
  private let geometry: PlotGeometry
  private let whole: CGRect

  init(context: DrawingContext, geometry: PlotGeometry) {
    self.geometry = geometry
    whole = CGRect(origin: .zero, size: geometry.size)
    canvas = AxisCanvas(context: context, plot: whole, whole: geometry.size, scroll: .zero)
  }

  /// Paints those that show in a part of the plot; `nil`: in all of it.
  func paint(in part: CGRect?, into builder: inout FragmentBuilder) {
    for plan in geometry.model.axes { canvas.append(lines(of: plan, in: part), of: plan, to: &builder) }
  }

  private func lines(of plan: AxisPlan, in part: CGRect?) -> DisplayFragment {
    var builder = FragmentBuilder(for: canvas.context)
    let placer = LabelPlacer(plan: plan, geometry: geometry)
    let outermost = plan.outermost
    for (index, entry) in plan.entries.enumerated() {
      let (start, end) = placer.ends(entry)
      guard shows(min(start, end), max(start, end), plan.axis, part) else { continue }
      for line in entry.parts {
        guard case .gridLine = line.kind else { continue }
        var positions = [line.isCentered == true ? (start + end) / 2 : start]
        // Bands have lines at all their edges.
        if entry.isBand, line.isCentered != true, index == outermost { positions.append(end) }
        for position in positions { paint(position, line, plan.axis, part, into: &builder) }
      }
    }
    return builder.finish()
  }

  /// Whether a line between two places may reach into a part.
  private func shows(_ first: CGFloat, _ last: CGFloat, _ axis: Axis, _ part: CGRect?) -> Bool {
    guard let part else { return true }
    let outset: CGFloat = 32
    return axis == .horizontal
      ? last >= part.minX - outset && first <= part.maxX + outset : last >= part.minY - outset && first <= part.maxY + outset
  }

  private func paint(_ position: CGFloat, _ line: AxisElement, _ axis: Axis, _ part: CGRect?, into builder: inout FragmentBuilder)
  {
    // Dashes are counted from the edge of the plot.
    let isDashed = !canvas.stroke(line, axis, phase: 0).dash.isEmpty
    let outset = isDashed ? whole : (part?.insetBy(dx: -1, dy: -1) ?? whole).overlap(with: whole)
    let (from, to) =
      axis == .horizontal
      ? (canvas.point(position, outset.minY), canvas.point(position, outset.maxY))
      : (canvas.point(outset.minX, position), canvas.point(outset.maxX, position))
    canvas.paintLine(from, to, line, axis, phase: 0, into: &builder)
  }
}
