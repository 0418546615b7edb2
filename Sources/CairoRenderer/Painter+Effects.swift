import CCairo
import CoreGraphicsTypes
import Foundation
import SwiftUICore

extension Painter {
  /// Paints a fragment through an effect; the caller saves and restores the context.
  mutating func paint(_ effect: DisplayEffect, _ fragment: DisplayFragment, offset: CGPoint, clip: CGRect) {
    let inner = clip.offsetBy(dx: -offset.x, dy: -offset.y)
    switch effect {
    case .opacity(let opacity):
      guard opacity > 0 else { return }
      group(fragment, offset: offset, clip: inner)
      cairo_paint_with_alpha(context, opacity)
    case .compositingGroup:
      group(fragment, offset: offset, clip: inner)
      cairo_paint(context)
    case .blendMode(let mode):
      group(fragment, offset: offset, clip: inner)
      cairo_set_operator(context, mode.cairoOperator)
      cairo_paint(context)
    case .clip(let path, let isEvenOdd, let isAntialiased, let snapFrame):
      self.clip(path, isEvenOdd: isEvenOdd, isAntialiased: isAntialiased, snapFrame: snapFrame)
      content(fragment, offset: offset, clip: inner.intersection(path.boundingRect.offsetBy(dx: -offset.x, dy: -offset.y)))
    case .mask(let mask, let maskOffset):
      group(fragment, offset: offset, clip: inner)
      let painted = cairo_get_source(context)!
      cairo_pattern_reference(painted)
      defer { cairo_pattern_destroy(painted) }
      group(mask, offset: maskOffset, clip: clip.offsetBy(dx: -maskOffset.x, dy: -maskOffset.y))
      let shape = cairo_get_source(context)!
      cairo_pattern_reference(shape)
      defer { cairo_pattern_destroy(shape) }
      cairo_set_source(context, painted)
      cairo_mask(context, shape)
    case .transform(let transform):
      let a = transform.affine
      var matrix = cairo_matrix_t(xx: a.a, yx: a.b, xy: a.c, yy: a.d, x0: a.tx, y0: a.ty)
      cairo_transform(context, &matrix)
      content(fragment, offset: offset, clip: .infinite)
    case .shadow(let color, let radius, let shadowOffset):
      paintShadow(of: fragment, offset: offset, color: color, radius: radius, shadowOffset: shadowOffset)
      content(fragment, offset: offset, clip: inner)
    case .blur(let radius, _):
      paintBlurred(fragment, offset: offset, radius: radius)
    case .colorFilter(let filter):
      paintFiltered(fragment, offset: offset, filter: filter)
    case .scroll(let viewport, let move):
      cairo_rectangle(context, viewport.minX, viewport.minY, viewport.width, viewport.height)
      cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
      cairo_clip(context)
      cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
      let shift = CGPoint(x: offset.x - move.x, y: offset.y - move.y)
      content(fragment, offset: shift, clip: clip.intersection(viewport).offsetBy(dx: -shift.x, dy: -shift.y))
    }
  }

  private mutating func content(_ fragment: DisplayFragment, offset: CGPoint, clip: CGRect) {
    cairo_translate(context, offset.x, offset.y)
    paint(fragment, clip: clip)
    cairo_translate(context, -offset.x, -offset.y)
  }

  /// Paints a fragment on a picture of its own and makes that the source.
  private mutating func group(_ fragment: DisplayFragment, offset: CGPoint, clip: CGRect) {
    cairo_push_group(context)
    content(fragment, offset: offset, clip: clip)
    cairo_pop_group_to_source(context)
  }

  private func clip(_ path: Path, isEvenOdd: Bool, isAntialiased: Bool, snapFrame: CGRect?) {
    let before = matrix
    snap(snapFrame)
    cairo_new_path(context)
    append(path)
    var restored = before
    cairo_set_matrix(context, &restored)
    cairo_set_fill_rule(context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(context, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_clip(context)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
  }

  // MARK: Offscreen pictures

  /// A fragment painted on a transparent picture at device resolution, with a margin in device pixels.
  private mutating func offscreen(
    _ fragment: DisplayFragment, offset: CGPoint, margin: Int
  ) -> (buffer: PixelBuffer, origin: CGPoint)? {
    let device = matrix
    guard device.xy == 0, device.yx == 0 else { return nil }
    let bounds = fragment.bounds.offsetBy(dx: offset.x, dy: offset.y)
    guard !bounds.isNull, bounds.width.isFinite, bounds.height.isFinite else { return nil }
    let x0 = (device.x0 + bounds.minX * device.xx).rounded(.down) - Double(margin)
    let y0 = (device.y0 + bounds.minY * device.yy).rounded(.down) - Double(margin)
    let width = Int((device.x0 + bounds.maxX * device.xx).rounded(.up) - x0) + margin
    let height = Int((device.y0 + bounds.maxY * device.yy).rounded(.up) - y0) + margin
    guard width > 0, height > 0, width <= 8192, height <= 16_384 else { return nil }
    let buffer = PixelBuffer(width: width, height: height)
    let target = cairo_create(buffer.surface)!
    defer { cairo_destroy(target) }
    var moved = device
    moved.x0 -= x0
    moved.y0 -= y0
    cairo_set_matrix(target, &moved)
    var painter = Painter(context: target, scale: scale, renderer: renderer)
    painter.content(fragment, offset: offset, clip: .infinite)
    return (buffer, CGPoint(x: x0, y: y0))
  }

  /// Paints pixels at a device position, under the present clip.
  private func place(_ buffer: PixelBuffer, at origin: CGPoint) {
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, buffer.surface, origin.x, origin.y)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint(context)
    cairo_restore(context)
  }

  private mutating func paintShadow(
    of fragment: DisplayFragment, offset: CGPoint, color: DisplayColor, radius: CGFloat, shadowOffset: CGSize
  ) {
    let sigma = radius / 2 * matrix.xx
    let margin = Int((sigma * 3).rounded(.up)) + 1
    let device = matrix
    let fraction = CGPoint(
      x: (device.x0 + offset.x * device.xx).truncatingRemainder(dividingBy: 1),
      y: (device.y0 + offset.y * device.yy).truncatingRemainder(dividingBy: 1))
    let key = ShadowCache.Key(
      fragment: ObjectIdentifier(fragment), sigma: sigma, color: color, scale: device.xx,
      fraction: CGPoint(x: (fraction.x * 16).rounded(), y: (fraction.y * 16).rounded()))
    let base = CGPoint(x: device.x0 + offset.x * device.xx, y: device.y0 + offset.y * device.yy)
    let entry: ShadowCache.Entry
    if let known = renderer.shadows[key] {
      entry = known
    } else {
      guard let (buffer, origin) = offscreen(fragment, offset: offset, margin: margin) else { return }
      Blur.silhouette(buffer, color: color)
      Blur.gaussian(buffer, sigma: sigma)
      entry = ShadowCache.Entry(
        fragment: fragment, buffer: buffer,
        relative: CGPoint(x: origin.x - base.x.rounded(.down), y: origin.y - base.y.rounded(.down)))
      renderer.shadows.insert(entry, for: key)
    }
    place(
      entry.buffer,
      at: CGPoint(
        x: base.x.rounded(.down) + entry.relative.x + (shadowOffset.width * device.xx).rounded(),
        y: base.y.rounded(.down) + entry.relative.y + (shadowOffset.height * device.yy).rounded()))
  }

  private mutating func paintBlurred(_ fragment: DisplayFragment, offset: CGPoint, radius: CGFloat) {
    let sigma = radius / 2 * matrix.xx
    guard let (buffer, origin) = offscreen(fragment, offset: offset, margin: Int((sigma * 3).rounded(.up)) + 1) else {
      content(fragment, offset: offset, clip: .infinite)
      return
    }
    Blur.gaussian(buffer, sigma: sigma)
    place(buffer, at: origin)
  }

  private mutating func paintFiltered(_ fragment: DisplayFragment, offset: CGPoint, filter: DisplayColorFilter) {
    guard let (buffer, origin) = offscreen(fragment, offset: offset, margin: 1) else {
      content(fragment, offset: offset, clip: .infinite)
      return
    }
    ColorMatrix(filter).apply(to: buffer)
    place(buffer, at: origin)
  }
}

extension BlendMode {
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    // The sum of the darknesses; Cairo's nearest is the product, which agrees for opaque white and black.
    case .plusDarker: CAIRO_OPERATOR_MULTIPLY
    }
  }
}
