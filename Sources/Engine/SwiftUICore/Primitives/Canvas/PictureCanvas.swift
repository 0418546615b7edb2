package import CoreGraphicsTypes
import EngineRuntime
package import Foundation

/// A picture that is painted step by step, from the top left corner with y pointing down, as UIKit's pictures are.
package final class PictureCanvas {
  /// Paints the picture.
  package let context: CGContext
  /// Nodes do not keep the graph that they belong to.
  private let graph: ViewGraph
  private let node: CanvasNode
  private let layer: GraphicsLayer
  private let size: CGSize

  /// A picture of a size in points; `nil`, with a report, where it has none, or no app's services are at hand.
  package init?(size: CGSize) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      Diagnostics.report("a picture of \(size.width) × \(size.height) points cannot be painted; both must be above 0")
      return nil
    }
    guard MainThread.isCurrent, let services = EngineServices.current else {
      Diagnostics.report("a picture is painted on the main thread, once an app, a Screen or an ImageRenderer has started")
      return nil
    }
    self.size = size
    graph = ViewGraph(services: services)
    node = CanvasNode({ _, _ in }, inputs: _ViewInputs(graph: graph, parent: nil, scope: EnvironmentScope(parent: nil)))
    layer = GraphicsLayer(of: node, page: CGRect(origin: .zero, size: size))
    var environment = EnvironmentValues()
    environment.displayScale = services.displayScale
    environment.resources = ResourceProviderBox(of: services)
    context = CGContext(CanvasPainter(GraphicsContext(layer: layer, environment: environment)))
  }

  deinit { node.unmount() }

  /// What was painted so far, in pixels.
  package func image(scale: CGFloat, isOpaque: Bool) throws(PictureError) -> CGImage {
    try graph.services.pictures.image(
      of: DisplayList(root: layer.fragment(), size: size, scale: scale), isOpaque: isOpaque)
  }
}
