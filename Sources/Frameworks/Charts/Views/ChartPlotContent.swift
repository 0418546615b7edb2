public import SwiftUI

/// A chart's plot, as `chartPlotStyle` is given it.
public struct ChartPlotContent: View {
  let scene: ChartScene
  let version: Int
  let model: ChartModel
  private var styled: AnyView?

  init(scene: ChartScene, version: Int, model: ChartModel) { (self.scene, self.version, self.model) = (scene, version, model) }

  /// The same plot as another closure has made it.
  init(wrapping view: AnyView, of content: ChartPlotContent) {
    self = content
    styled = view
  }

  /// What the view shows.
  @MainActor public var body: some View {
    if let styled {
      styled
    } else {
      ZStack {
        PictureView(GridPicture(scene: scene, version: version))
        PlotMarks(scene: scene, version: version, model: model)
      }
    }
  }
}

/// The marks of a plot, and the views beside them.
struct PlotMarks: View {
  let scene: ChartScene
  let version: Int
  let model: ChartModel

  var body: some View {
    PlotLayout(scene: scene, version: version) {
      PictureView(MarksPicture(scene: scene, version: version))
      SymbolViews(model: model)
      AnnotationViews(model: model, scene: scene)
    }
  }
}
