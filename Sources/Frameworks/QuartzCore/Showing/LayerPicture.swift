package import CoreGraphicsTypes
import DisplayModel
import Foundation
import SwiftUICore

/// Pictures of layers, by the views that show them.
@MainActor
package enum LayerPicture {
  /// Pixels for each point of the window.
  package static var scale: CGFloat { max(AppWindow.current.configuration.scale, 1) }

  /// What a layer shows inside of itself, with all that is in it; `nil`, with a report, where it has no size or one too large.
  package static func image(of layer: CALayer, scale: CGFloat) -> CGImage? {
    views(of: layer, scale: scale).flatMap { host in
      reporting { () throws(PictureError) in
        try host.services.pictures.image(of: host.list(scale: scale), isOpaque: false)
      }
    }
  }

  /// Paints what a layer shows into a context, with its upper left corner at the origin, y pointing down.
  static func paint(_ layer: CALayer, in context: CGContext) {
    guard let host = views(of: layer, scale: scale),
      let list = reporting({ () throws(PictureError) in try host.list(scale: scale) })
    else { return }
    context.saveGState()
    // The engine paints lists with their lower left corner at the origin, y pointing up.
    context.translateBy(x: 0, y: list.size.height)
    context.scaleBy(x: 1, y: -1)
    context.draw(list.root, size: list.size, rasterizationScale: scale)
    context.restoreGState()
  }

  private static func views(of layer: CALayer, scale: CGFloat) -> PictureHost<PicturedLayer>? {
    guard let services = EngineServices.current else {
      Diagnostics.report("a layer is pictured before the app runs: do it from where views appear on")
      return nil
    }
    let content = PictureContent(
      content: PicturedLayer(layer: layer, isDark: AppWindow.current.configuration.isDark), proposal: .unspecified)
    return PictureHost(content, scale: scale, services: services)
  }

  private static func reporting<Result>(_ make: () throws(PictureError) -> Result) -> Result? {
    do throws(PictureError) {
      return try make()
    } catch {
      Diagnostics.report("a layer has no picture: \(error)")
      return nil
    }
  }
}

/// A layer as it looks inside of itself.
private struct PicturedLayer: View {
  let layer: CALayer
  let isDark: Bool

  var body: some View {
    layer.noteRevisionRead()
    return LayerView(layer).inside(layer.shown(0))
      .frame(width: layer.bounds.width, height: layer.bounds.height)
      .environment(\.colorScheme, isDark ? .dark : .light)
  }
}

extension CALayer {
  /// Paints the layer with all that is in it into a context, in the layer's coordinates, y pointing down; its own place, transform and
  /// opacity do not count.
  public func render(in ctx: CGContext) {
    layoutNow()
    ctx.saveGState()
    ctx.translateBy(x: bounds.minX, y: bounds.minY)
    LayerPicture.paint(self, in: ctx)
    ctx.restoreGState()
  }
}
