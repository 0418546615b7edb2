import CCairo
import CGtk4
import CairoRenderer
import Foundation
import DisplayModel

/// A pixel buffer as GTK's scene graph takes it: nodes of some rows each, so that GTK draws and uploads only the rows around
/// a change.
///
/// Each strip has a Cairo surface of its own over the buffer's memory. Cairo copies what a recording refers to as soon as that
/// surface changes; painting goes through the buffer's surface instead, and nodes whose rows were painted over are replaced
/// before GTK draws again, so that nothing is ever copied.
@MainActor
final class PixelStrips: WindowPixels {
  let buffer: PixelBuffer
  /// A multiple of the whole scale factors up to 4, so that strips begin at whole points.
  private static let rows = 144
  private let surfaces: [OpaquePointer]
  private var nodes: [OpaquePointer?]

  init(_ buffer: PixelBuffer) {
    self.buffer = buffer
    let stride = buffer.stride
    let memory = notNull(cairo_image_surface_get_data(buffer.surface))
    surfaces = Swift.stride(from: 0, to: buffer.height, by: Self.rows).map { first in
      cairo_image_surface_create_for_data(
        memory + first * stride, CAIRO_FORMAT_ARGB32, Int32(buffer.width), Int32(min(Self.rows, buffer.height - first)),
        Int32(stride))
    }
    nodes = Array(repeating: nil, count: surfaces.count)
  }

  isolated deinit {
    for index in nodes.indices { drop(index) }
    // GTK may still hold nodes; Cairo gives them their copy now.
    for surface in surfaces { cairo_surface_destroy(surface) }
  }

  func prepareForPainting() {}
  func windowWasDrawn() {}

  func show(_ damage: Damage, scale: CGFloat) -> Bool {
    invalidate(damage, scale: scale)
    return false
  }

  /// Says which part of the buffer was painted over.
  private func invalidate(_ damage: Damage, scale: CGFloat) {
    for rect in damage.areas where !rect.isEmpty {
      let last = CGFloat(nodes.count - 1)
      let from = (rect.minY * scale / CGFloat(Self.rows)).rounded(.down)
      let to = ((rect.maxY * scale).rounded(.up) - 1) / CGFloat(Self.rows)
      guard to >= 0, from <= last else { continue }
      for index in Int(max(from, 0))...Int(min(to, last)) { drop(index) }
    }
  }

  private func drop(_ index: Int) {
    if let node = nodes[index] { gsk_render_node_unref(node) }
    nodes[index] = nil
  }

  func append(to snapshot: OpaquePointer, scale: CGFloat) {
    cairo_surface_flush(buffer.surface)
    for index in nodes.indices {
      let node = nodes[index] ?? makeNode(index, scale: scale)
      nodes[index] = node
      gtk_snapshot_append_node(snapshot, node)
    }
  }

  private func makeNode(_ index: Int, scale: CGFloat) -> OpaquePointer {
    let surface = surfaces[index]
    let top = CGFloat(index * Self.rows) / scale
    let size = CGSize(
      width: CGFloat(buffer.width) / scale, height: CGFloat(cairo_image_surface_get_height(surface)) / scale)
    var bounds = graphene_rect_t()
    graphene_rect_init(&bounds, 0, Float(top), Float(size.width), Float(size.height))
    let node = notNull(gsk_cairo_node_new(&bounds))
    let context = notNull(gsk_cairo_node_get_draw_context(node))
    cairo_translate(context, 0, top)
    cairo_scale(context, 1 / scale, 1 / scale)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint(context)
    cairo_destroy(context)
    return node
  }
}
