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

  @MainActor public var body: some View {
    if let styled {
      styled
    } else {
      gestures
    }
  }

  @MainActor private var plot: some View {
    ZStack {
      DrawingView(GridDrawing(scene: scene, version: version))
      if model.scrolls {
        ScrollingPlot(scene: scene, version: version, model: model)
      } else {
        PlotMarks(scene: scene, version: version, model: model)
      }
    }
    .modifier(PlotGestures(scene: scene, model: model))
  }

  @MainActor @ViewBuilder private var gestures: some View {
    if model.options.gestures.isEmpty {
      plot
    } else {
      model.options.gestures.reduce(AnyView(plot.contentShape(Rectangle()))) { $1($0, ChartProxy(scene: scene)) }
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
      DrawingView(MarksDrawing(scene: scene, version: version))
      SymbolViews(model: model)
      AnnotationViews(model: model, scene: scene)
    }
  }
}
