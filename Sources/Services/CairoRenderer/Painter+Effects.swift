import CCairo
import CoreGraphicsTypes
import Foundation
import DisplayModel

extension Painter {
  /// Paints a fragment through an effect.
  func paint(_ effect: DisplayEffect, _ fragment: DisplayFragment, offset: CGPoint) {
    switch effect {
    case .opacity(let opacity): paintFaded(fragment, offset, opacity)
    case .compositingGroup: paintGroup(fragment, offset)
    case .blendMode(.normal): paintGroup(fragment, offset)
    case .blendMode(.plusDarker) where !isVector: paintDarker(fragment, offset)
    case .blendMode(let mode): paintBlended(fragment, offset, mode.cairoOperator)
    case .xor: paintBlended(fragment, offset, CAIRO_OPERATOR_XOR)
    case .adjoining: paintAdjoining(fragment, offset)
    case .clip(let path, let isEvenOdd, let isAntialiased, let snapFrame):
      paintClipped(fragment, offset, path, isEvenOdd: isEvenOdd, isAntialiased: isAntialiased, snapFrame: snapFrame)
    case .mask(let mask, let maskOffset): paintMasked(fragment, offset, mask, maskOffset)
    case .transform(let transform): paintTransformed(fragment, offset, transform)
    case .shadow(let color, let radius, let shadowOffset):
      paintShadow(of: fragment, offset, color: color, radius: radius, shadowOffset: shadowOffset)
      paint(fragment, offset: offset)
    case .blur(let radius, let isOpaque): paintBlurred(fragment, offset, radius: radius, isOpaque: isOpaque)
    case .colorFilter(let filter): paintFiltered(fragment, offset, filter)
    case .scroll(let viewport, let move): paintScrolled(fragment, offset, viewport, move)
    case .material(let material): paintMaterial(fragment, offset, material)
    }
  }

  // MARK: Layers

  /// A fragment painted on its own, as far as it is seen; `nil` when nothing of it is.
  func layer(_ fragment: DisplayFragment, _ offset: CGPoint) -> Layer? {
    let (content, place) = fragment.withoutNeedlessGroups(at: offset)
    return layer(pixels(of: fragment.bounds.offsetBy(dx: offset.x, dy: offset.y))) { $0.paint(content, offset: place) }
  }

  /// Pixels painted on their own under the present transform; what materials in them show is what lies below all of it, unless
  /// they are to be plain colours.
  func layer(_ region: PixelRect, seesBackdrop: Bool = true, _ body: (Painter) -> Void) -> Layer? {
    guard !region.isEmpty, region.width <= PixelBuffer.sideLimit, region.height <= PixelBuffer.sideLimit else { return nil }
    let layer = Layer(region: region)
    layer.paint(
      transform: transform, scale: scale, renderer: renderer, backdrop: seesBackdrop ? backdrop : nil, body)
    return layer
  }

  func place(_ layer: Layer, alpha: Double = 1) {
    setSource(layer)
    if alpha < 1 { cairo_paint_with_alpha(context, alpha) } else { cairo_paint(context) }
  }

  // MARK: Groups

  private func paintFaded(_ fragment: DisplayFragment, _ offset: CGPoint, _ opacity: Double) {
    guard opacity > 0 else { return }
    if opacity >= 1 || fragment.isSingle {
      let outer = alpha
      alpha *= min(opacity, 1)
      paint(fragment, offset: offset)
      alpha = outer
    } else if canGroup(fragment) {
      if group(fragment, offset) { cairo_paint_with_alpha(context, alpha * opacity) }
    } else if let layer = layer(fragment, offset) {
      place(layer, alpha: alpha * opacity)
    }
  }

  private func paintGroup(_ fragment: DisplayFragment, _ offset: CGPoint) {
    var budget = 64
    if !fragment.readsBackdrop(&budget) {
      paint(fragment, offset: offset)
    } else if isVector {
      placeFinely(fragment, offset)
    } else if let layer = layer(fragment, offset) {
      place(layer)
    }
  }

  private func paintDarker(_ fragment: DisplayFragment, _ offset: CGPoint) {
    if let layer = layer(fragment, offset) { placeDarker(layer) }
  }

  private func paintBlended(_ fragment: DisplayFragment, _ offset: CGPoint, _ mixing: cairo_operator_t) {
    if fragment.isSingle, !fragment.readsTexture {
      cairo_set_operator(context, mixing)
      paint(fragment, offset: offset)
    } else if canGroup(fragment) {
      if group(fragment, offset) {
        cairo_set_operator(context, mixing)
        cairo_paint(context)
      }
    } else if let layer = layer(fragment, offset) {
      cairo_set_operator(context, mixing)
      place(layer)
    }
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// The sum of what two colours lack of white, which Cairo does not have.
  private func placeDarker(_ layer: Layer) {
    guard let surface else { return }
    cairo_surface_flush(surface)
    let width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface)
    let bounds = PixelRect(x: origin.x, y: origin.y, width: Int(width), height: Int(height))
    let region = layer.region.intersection(bounds)
    guard !region.isEmpty, let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in region.y0..<region.y1 {
      let below = UnsafeMutableRawPointer(data + (y - origin.y) * stride).assumingMemoryBound(to: UInt32.self)
      let above = layer.buffer.row(y - layer.region.y0)
      for x in region.x0..<region.x1 {
        above[x - layer.region.x0] = plusDarker(above[x - layer.region.x0], below[x - origin.x])
      }
    }
    layer.buffer.markDirty()
    saving {
      cairo_new_path(context)
      addRectangle(region)
      setSource(layer)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_fill(context)
    }
  }

  // MARK: Clips and masks

  private func paintClipped(
    _ fragment: DisplayFragment, _ offset: CGPoint, _ path: Path, isEvenOdd: Bool, isAntialiased: Bool, snapFrame: CGRect?
  ) {
    let t = snapped(to: snapFrame)
    let bounds = path.boundingRect
    let pixels = PixelRect(covering: bounds.mapped(by: t)).intersection(clip)
    let content = allPixels(of: fragment.bounds.offsetBy(dx: offset.x, dy: offset.y))
    guard !pixels.isEmpty, pixels.intersects(content) else { return }
    if isVector {
      saving {
        append(path, t)
        cairo_set_fill_rule(context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(context)
        clip = pixels
        paint(fragment, offset: offset)
      }
      return
    }
    let seen = pixels.intersection(content)
    let inside = path.wholePixelsInside(t)?.intersection(seen) ?? .empty
    // Content that is not cut by the edge needs no mask; where it is, only the strips along the edge get one.
    paint(fragment, offset, inside: inside)
    let shape = DisplayFill(
      path: path, paint: .color(.black), isEvenOdd: isEvenOdd, isAntialiased: isAntialiased, snapFrame: snapFrame)
    for strip in seen.subtracting(inside) {
      paint(fragment, offset, through: shape, whole: PixelRect(covering: bounds.mapped(by: t)), strip)
    }
  }

  private func paint(_ fragment: DisplayFragment, _ offset: CGPoint, inside region: PixelRect) {
    guard !region.isEmpty else { return }
    if region == clip { return paint(fragment, offset: offset) }
    saving {
      cairo_new_path(context)
      clipToPixels(region)
      paint(fragment, offset: offset)
    }
  }

  /// Paints a fragment onto a copy of what lies below, and shows that where a shape is: content may mix with what lies
  /// below.
  private func paint(
    _ fragment: DisplayFragment, _ offset: CGPoint, through shape: DisplayFill, whole: PixelRect, _ region: PixelRect
  ) {
    let bandHeight = Self.bandHeight(of: shape.path)
    guard let surface, let coverage = coverage(of: whole, in: region, bandHeight: bandHeight, { $0.paint(shape) }) else { return }
    let below = Layer(region: region)
    let copy = cairo_create(below.buffer.surface)
    cairo_set_source_surface(copy, surface, Double(origin.x - region.x0), Double(origin.y - region.y0))
    cairo_set_operator(copy, CAIRO_OPERATOR_SOURCE)
    cairo_paint(copy)
    cairo_destroy(copy)
    below.paint(transform: transform, scale: scale, renderer: renderer, backdrop: backdrop) {
      $0.alpha = alpha
      $0.paint(fragment, offset: offset)
    }
    saving {
      cairo_new_path(context)
      addRectangle(region)
      cairo_clip(context)
      setSource(below)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_mask_surface(context, coverage.buffer.surface, Double(coverage.region.x0), Double(coverage.region.y0))
    }
  }

  private func paintMasked(
    _ fragment: DisplayFragment, _ offset: CGPoint, _ mask: DisplayFragment, _ maskOffset: CGPoint
  ) {
    let region = pixels(of: fragment.bounds.offsetBy(dx: offset.x, dy: offset.y))
      .intersection(pixels(of: mask.bounds.offsetBy(dx: maskOffset.x, dy: maskOffset.y)))
    if canGroup(fragment), canGroup(mask) { return paintGroupMasked(fragment, offset, mask, maskOffset, in: region) }
    guard let content = layer(region, { $0.paint(fragment, offset: offset) }),
      let shape = layer(region, seesBackdrop: false, { $0.paint(mask, offset: maskOffset) })
    else { return }
    content.keep(where: shape.buffer.surface)
    place(content)
  }

  private func paintScrolled(_ fragment: DisplayFragment, _ offset: CGPoint, _ viewport: CGRect, _ move: CGPoint) {
    if let (port, moved) = scrolled(viewport, offset, move) {
      let pixels = port.intersection(clip)
      guard !pixels.isEmpty else { return }
      saving {
        if pixels != clip {
          cairo_new_path(context)
          clipToPixels(pixels)
        }
        transform = moved
        paint(fragment)
      }
      return
    }
    paintClipped(
      fragment, CGPoint(x: offset.x - move.x, y: offset.y - move.y), Path(viewport), isEvenOdd: false, isAntialiased: true,
      snapFrame: nil)
  }

  /// The pixels of a viewport, and the transform of what scrolls in it; `nil` under rotations.
  func scrolled(_ viewport: CGRect, _ offset: CGPoint, _ move: CGPoint) -> (PixelRect, CGAffineTransform)? {
    guard let device = snappedPixels(of: viewport) else { return nil }
    // The content moves by whole pixels, so that what was painted can move too.
    var moved = transform.movedBy(x: offset.x, y: offset.y)
    moved.tx -= (move.x * transform.a).nearestPixel
    moved.ty -= (move.y * transform.d).nearestPixel
    return (PixelRect(covering: device), moved)
  }

  // MARK: Transforms

  private func paintTransformed(_ fragment: DisplayFragment, _ offset: CGPoint, _ projection: ProjectionTransform) {
    let outer = transform
    if projection.isAffine {
      transform = projection.affine.concatenating(outer)
      if transform.isInvertible { paint(fragment, offset: offset) }
      transform = outer
      return
    }
    guard outer.isInvertible else { return }
    paintInPerspective(fragment, offset, projection.concatenating(ProjectionTransform(outer)))
  }

  /// The content is painted flat, at the resolution it has on the device, and then seen in perspective.
  private func paintInPerspective(
    _ fragment: DisplayFragment, _ offset: CGPoint, _ toDevice: ProjectionTransform
  ) {
    let bounds = fragment.bounds.offsetBy(dx: offset.x, dy: offset.y)
    guard !bounds.isNull, bounds.width > 0, bounds.height > 0, bounds.width < 1e6, bounds.height < 1e6 else { return }
    let visible = toDevice.pixels(of: bounds).intersection(clip)
    guard !visible.isEmpty else { return }
    let zoom = min(
      max(hypot(transform.a, transform.b), hypot(transform.c, transform.d)), 4096 / max(bounds.width, bounds.height))
    let flat = CGAffineTransform(scaleX: zoom, y: zoom)
    let region = PixelRect(covering: bounds.mapped(by: flat)).grown(by: 1)
    let content = Layer(region: region)
    content.paint(transform: flat, scale: scale, renderer: renderer) { $0.paint(fragment, offset: offset) }
    let pixelsToPoints = CGAffineTransform(
      a: 1 / zoom, b: 0, c: 0, d: 1 / zoom, tx: CGFloat(region.x0) / zoom, ty: CGFloat(region.y0) / zoom)
    let map = PlaneMap(
      content.buffer, ProjectionTransform(pixelsToPoints).concatenating(toDevice), edge: .transparent)
    place(map.draw(visible))
  }
}

extension ProjectionTransform {
  /// The pixels that a rectangle may touch; all of them when a part of it lies behind the viewer.
  fileprivate func pixels(of rect: CGRect) -> PixelRect {
    let corners = rect.corners
    guard corners.allSatisfy({ m13 * $0.x + m23 * $0.y + m33 > 1e-6 }) else {
      return PixelRect(covering: .infinite)
    }
    return PixelRect(covering: CGRect(boundingBoxOf: corners.map { $0.applying(self) })).grown(by: 1)
  }
}
