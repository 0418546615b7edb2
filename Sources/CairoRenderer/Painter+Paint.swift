import CCairo
import CoreGraphicsTypes
import Foundation
import SwiftUICore

extension Painter {
  /// Makes a paint the context's source.
  func setSource(_ paint: DisplayPaint) {
    switch paint {
    case .color(let c): cairo_set_source_rgba(context, Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha))
    case .linearGradient(let stops, let start, let end):
      let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)!
      use(pattern, stops)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      let pattern = cairo_pattern_create_radial(center.x, center.y, startRadius, center.x, center.y, endRadius)!
      use(pattern, stops)
    case .ellipticalGradient(let stops, let frame, let center, let startRadius, let endRadius):
      let pattern = cairo_pattern_create_radial(0, 0, startRadius, 0, 0, endRadius)!
      var matrix = cairo_matrix_t()
      let (w, h) = (max(frame.width, 1e-6), max(frame.height, 1e-6))
      cairo_matrix_init_scale(&matrix, 1 / w, 1 / h)
      cairo_matrix_translate(&matrix, -(frame.minX + w * center.x), -(frame.minY + h * center.y))
      cairo_pattern_set_matrix(pattern, &matrix)
      use(pattern, stops)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      use(angular(stops, center: center, startAngle: startAngle, endAngle: endAngle), [])
    case .imageTile(let tile):
      let surface = makeSurface(tile.image)
      let pattern = cairo_pattern_create_for_surface(surface)!
      cairo_surface_destroy(surface)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(
        &matrix, Double(tile.image.width) / tile.tileSize.width, Double(tile.image.height) / tile.tileSize.height)
      cairo_matrix_translate(&matrix, -tile.origin.x, -tile.origin.y)
      cairo_pattern_set_matrix(pattern, &matrix)
      use(pattern, [])
    }
  }

  private func use(_ pattern: OpaquePointer, _ stops: [DisplayGradientStop]) {
    for stop in stops {
      let c = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha))
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// A mesh of narrow sectors, each of one gradient between its edges.
  private func angular(
    _ stops: [DisplayGradientStop], center: CGPoint, startAngle: CGFloat, endAngle: CGFloat
  ) -> OpaquePointer {
    let pattern = cairo_pattern_create_mesh()!
    let sectors = 180
    let turn = 2 * CGFloat.pi
    let sweep = endAngle - startAngle
    let radius: CGFloat = 10_000
    for index in 0..<sectors {
      let (a, b) = (CGFloat(index) / CGFloat(sectors), CGFloat(index + 1) / CGFloat(sectors))
      let (from, to) = (startAngle + a * turn, startAngle + b * turn)
      let position = { (t: CGFloat) in sweep == 0 ? t : min(t * turn / abs(sweep), 1) }
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, center.x, center.y)
      cairo_mesh_pattern_line_to(pattern, center.x + radius * cos(from), center.y + radius * sin(from))
      cairo_mesh_pattern_line_to(pattern, center.x + radius * cos(to), center.y + radius * sin(to))
      let (first, second) = (color(stops, at: position(a)), color(stops, at: position(b)))
      for (corner, c) in [(0, first), (1, first), (2, second)] {
        cairo_mesh_pattern_set_corner_color_rgba(
          pattern, UInt32(corner), Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha))
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
    return pattern
  }

  private func color(_ stops: [DisplayGradientStop], at t: CGFloat) -> DisplayColor {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if t <= first.location { return first.color }
    for (a, b) in zip(stops, stops.dropFirst()) where t <= b.location {
      let span = b.location - a.location
      return DisplayColor.mix(a.color, b.color, by: span > 0 ? Float((t - a.location) / span) : 1)
    }
    return last.color
  }

  /// A `cairo_surface_t *` with an image's pixels, to be destroyed.
  func makeSurface(_ image: CGImage) -> OpaquePointer {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(image.width), Int32(image.height))!
    let stride = Int(cairo_image_surface_get_stride(surface))
    let target = cairo_image_surface_get_data(surface)!
    image.pixels.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      for y in 0..<image.height {
        for x in 0..<image.width {
          let from = (y * image.width + x) * 4
          let to = y * stride + x * 4
          target[to] = bytes[from + 2]
          target[to + 1] = bytes[from + 1]
          target[to + 2] = bytes[from]
          target[to + 3] = bytes[from + 3]
        }
      }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }

  func paint(_ image: DisplayImage) {
    let device = matrix
    let pixels = CGSize(width: image.frame.width * device.xx, height: image.frame.height * device.yy)
    guard let bitmap = image.source.bitmap(pixelSize: pixels), bitmap.width > 0, bitmap.height > 0 else { return }
    let surface = makeSurface(bitmap)
    defer { cairo_surface_destroy(surface) }
    cairo_save(context)
    defer { cairo_restore(context) }
    let pattern = cairo_pattern_create_for_surface(surface)!
    defer { cairo_pattern_destroy(pattern) }
    let filter: cairo_filter_t =
      switch image.interpolation {
      case .none: CAIRO_FILTER_NEAREST
      case .low: CAIRO_FILTER_FAST
      case .medium: CAIRO_FILTER_GOOD
      case .high: CAIRO_FILTER_BEST
      }
    cairo_pattern_set_filter(pattern, filter)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    var matrix = cairo_matrix_t()
    if case .tile = image.resizing {
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
      cairo_matrix_init_scale(
        &matrix, Double(bitmap.width) / image.naturalSize.width, Double(bitmap.height) / image.naturalSize.height)
    } else {
      cairo_matrix_init_scale(
        &matrix, Double(bitmap.width) / image.frame.width, Double(bitmap.height) / image.frame.height)
    }
    cairo_matrix_translate(&matrix, -image.frame.minX, -image.frame.minY)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_rectangle(context, image.frame.minX, image.frame.minY, image.frame.width, image.frame.height)
    cairo_clip(context)
    if let template = image.templatePaint {
      setSource(template)
      cairo_mask(context, pattern)
    } else {
      cairo_set_source(context, pattern)
      cairo_paint(context)
    }
  }
}
