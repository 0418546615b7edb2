import Foundation
import SwiftUI

/// The marks of a plot of which a part shows at a time.
struct ScrollingPlot: View {
  let scene: ChartScene
  let version: Int
  let model: ChartModel
  @State private var position = ScrollPosition()

  var body: some View {
    let fraction = model.visibleFraction, axes = model.options.scroll.axes
    ScrollView(axes, showsIndicators: false) {
      PlotMarks(scene: scene, version: version, model: model)
        .containerRelativeFrame(axes) { length, axis in
          length / (axis == .horizontal ? fraction.width : fraction.height)
        }
    }
    .scrollPosition($position)
    .scrollTargetBehavior(PlotTargetBehavior(scene: scene, behavior: model.options.scroll.target))
    .onScrollGeometryChange(for: ScrollGeometry.self) {
      $0
    } action: { _, geometry in
      scene.didScroll(to: geometry, position: $position)
    }
    .onChange(of: version) { scene.scrollToRequestedPosition($position) }
  }
}
