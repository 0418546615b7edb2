import Foundation
import SwiftUI

/// Paints the grid lines behind the marks, and tells the chart where the plot is.
struct GridPicture: ViewPicture {
  let scene: ChartScene
  let version: Int

  func didPlace(in context: PictureContext) {
    scene.follow(context.node)
    scene.plotDidPlace(context.node)
  }

  func fragment(in context: PictureContext) -> DisplayFragment {
    guard let geometry = scene.geometry, geometry.size.width > 0, geometry.size.height > 0 else { return .empty }
    var builder = FragmentBuilder(for: context.node)
    let plot = CGRect(origin: .zero, size: context.size)
    let canvas = AxisCanvas(context: context, plot: plot, whole: geometry.size, scroll: scene.scroll.offset)
    for plan in geometry.model.axes {
      let placer = LabelPlacer(plan: plan, geometry: geometry)
      for (index, entry) in plan.entries.enumerated() where canvas.mayShow(placer.ends(entry), plan.axis) {
        for part in entry.parts {
          guard case .gridLine = part.kind else { continue }
          let (start, end) = placer.ends(entry)
          var places = [part.isCentered == true ? (start + end) / 2 : start]
          // Bands have lines at all their edges.
          if entry.isBand, part.isCentered != true, index == plan.entries.indices.last { places.append(end) }
          for place in places { paint(place, part, plan.axis, canvas, into: &builder) }
        }
      }
    }
    let fragment = builder.finish()
    guard geometry.size != context.size else { return fragment }
    return fragment.wrapped(
      in: .clip(Path(plot), isEvenOdd: false, isAntialiased: false, snapFrame: nil), id: context.node.displayID)
  }

  private func paint(
    _ place: CGFloat, _ part: AxisPart, _ axis: Axis, _ canvas: AxisCanvas, into builder: inout FragmentBuilder
  ) {
    let (from, to) =
      axis == .horizontal
      ? (canvas.point(place, canvas.scroll.y), canvas.point(place, canvas.scroll.y + canvas.plot.height))
      : (canvas.point(canvas.scroll.x, place), canvas.point(canvas.scroll.x + canvas.plot.width, place))
    canvas.paintLine(from, to, part, axis, phase: 0, into: &builder)
  }
}
