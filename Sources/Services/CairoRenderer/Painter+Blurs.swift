import CCairo
import CoreGraphicsTypes
import Foundation
import DisplayModel

/// Names a blurred fragment: everything that its pixels follow from.
struct BlurKey: Hashable {
  enum Kind: Hashable { case shadow, content, opaqueContent }
  enum Content: Hashable {
    case fragment(ObjectIdentifier)
    /// One opaque shape, whoever draws it: a thousand equal markers have one shadow.
    case shape(CoverageKey, x: Int, y: Int)
  }
  let content: Content
  let kind: Kind
  let sigma: CGFloat
  /// The transform's linear part, and where in a pixel its origin lies.
  let matrix: [CGFloat]
}

/// A blurred fragment.
///
/// It holds the fragment, so that the identity in the key is not given to another one.
struct BlurEntry: RasterCacheable {
  enum Pixels {
    case coverage(CoverageBuffer)
    case colors(PixelBuffer)
  }
  let fragment: DisplayFragment
  let pixels: Pixels
  /// Where the pixels lie, from the whole pixel in which the fragment's origin is.
  let region: PixelRect

  var byteCount: Int {
    switch pixels {
    case .coverage(let mask): mask.stride * mask.height + 300
    case .colors(let buffer): buffer.stride * buffer.height + 300
    }
  }
}

extension Painter {
  /// Blurs up to this many pixels are made as a whole and kept.
  private static var wholeBlurLimit: Int { 3 << 20 }

  /// Points as device pixels, for blurs that a screen can show; transforms that stretch unevenly count with the mean.
  func deviceSigma(_ sigma: CGFloat) -> CGFloat {
    let zoom = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    return sigma > 0 ? min(sigma * zoom, 400) : 0
  }

  // MARK: Shadows

  func paintShadow(
    of fragment: DisplayFragment, _ offset: CGPoint, color: DisplayColor, radius: CGFloat, shadowOffset: CGSize
  ) {
    guard color.alpha > 0, transform.isInvertible else { return }
    // Half the radius (Facts 2.3).
    let sigma = deviceSigma(radius / 2)
    let outer = transform
    defer { transform = outer }
    transform = outer.movedBy(x: offset.x, y: offset.y)
    // A shadow lies whole pixels away from what casts it.
    let x = (outer.a * shadowOffset.width + outer.c * shadowOffset.height).rounded()
    let y = (outer.b * shadowOffset.width + outer.d * shadowOffset.height).rounded()
    guard transform.isInvertible, abs(x) < PixelRect.limit, abs(y) < PixelRect.limit else { return }
    if let shape = silhouette(of: fragment) {
      paintShadow(of: shape, color: color, sigma: sigma, x: Int(x), y: Int(y))
      return
    }
    let needed = clip.offset(x: -Int(x), y: -Int(y))
    guard let (entry, region) = blurred(fragment, .shadow, sigma: sigma, needed: needed),
      case .coverage(let coverage) = entry.pixels
    else { return }
    paint(color, through: coverage, at: region.offset(x: Int(x), y: Int(y)))
  }

  /// Paints a colour through a mask.
  ///
  /// Readers of SVG take masks by their brightness, so files get a picture instead.
  private func paint(_ color: DisplayColor, through coverage: CoverageBuffer, at region: PixelRect) {
    setColor(color)
    guard isVector else { return mask(coverage, at: region) }
    let layer = Layer(region: region)
    layer.paint(transform: transform, scale: scale, renderer: renderer) {
      $0.setColor(color)
      $0.mask(coverage, at: region)
    }
    place(layer)
  }

  private func paintShadow(of shape: RoundedShape, color: DisplayColor, sigma: CGFloat, x: Int, y: Int) {
    let outset = Blur.visibleOutset(sigma)
    let position = shape.rect.offset(x: x, y: y).grown(by: outset)
    let visible = position.intersection(clip)
    guard !visible.isEmpty else { return }
    // What the shape itself covers need not be painted.
    let segments = isVector ? [visible] : shape.inside.map { visible.subtracting($0) } ?? [visible]
    guard !segments.isEmpty else { return }
    let key = ShadowPatch.Key(shape, sigma: sigma)
    var patch = renderer.patches[key]
    if patch == nil {
      patch = ShadowPatch(key, renderer: renderer)
      if let patch { renderer.patches.insert(patch, for: key) }
    }
    guard let patch else { return }
    for segment in segments {
      guard let coverage = patch.stretched(over: position, part: segment) else { continue }
      paint(color, through: coverage, at: segment)
    }
  }

  // MARK: Blurs and filters

  func paintBlurred(_ fragment: DisplayFragment, _ offset: CGPoint, radius: CGFloat, isOpaque: Bool) {
    let sigma = deviceSigma(radius)
    guard sigma > 0.05, transform.isInvertible else { return paint(fragment, offset: offset) }
    let outer = transform
    defer { transform = outer }
    transform = outer.movedBy(x: offset.x, y: offset.y)
    guard transform.isInvertible,
      let (entry, region) = blurred(fragment, isOpaque ? .opaqueContent : .content, sigma: sigma, needed: clip),
      case .colors(let buffer) = entry.pixels
    else { return }
    setSource(surface: buffer.surface, x: region.x0, y: region.y0)
    cairo_paint(context)
  }

  func paintFiltered(_ fragment: DisplayFragment, _ offset: CGPoint, _ filter: DisplayColorFilter) {
    guard let layer = layer(fragment, offset) else { return }
    PixelFilter(filter).apply(to: layer.buffer)
    place(layer)
  }

  // MARK: Blurring fragments

  /// A fragment at the present origin, blurred where it is needed, and where its pixels lie on the device.
  private func blurred(
    _ fragment: DisplayFragment, _ kind: BlurKey.Kind, sigma: CGFloat, needed: PixelRect
  ) -> (BlurEntry, PixelRect)? {
    let content = kind == .opaqueContent ? solidPixels(of: fragment.bounds) : allPixels(of: fragment.bounds)
    let whole = kind == .opaqueContent ? content : content.grown(by: Blur.visibleOutset(sigma))
    let part = whole.intersection(needed)
    guard !content.isEmpty, !part.isEmpty else { return nil }
    let x = transform.tx.rounded(.down), y = transform.ty.rounded(.down)
    guard whole.area <= Self.wholeBlurLimit, max(whole.width, whole.height) < 8192 else {
      let entry = blur(fragment, kind, sigma: sigma, region: part, content: content)
      return entry.map { ($0, part) }
    }
    let matrix = [transform.a, transform.b, transform.c, transform.d, Self.fraction(transform.tx), Self.fraction(transform.ty)]
    let shape = kind == .shadow ? shapeKey(of: fragment, x: Int(x), y: Int(y)) : nil
    let key = BlurKey(
      content: shape ?? .fragment(ObjectIdentifier(fragment)), kind: kind, sigma: sigma, matrix: shape == nil ? matrix : [])
    if let cached = renderer.blurs[key] { return (cached, cached.region.offset(x: Int(x), y: Int(y))) }
    guard let entry = blur(fragment, kind, sigma: sigma, region: whole, content: content) else { return nil }
    renderer.blurs.insert(entry, for: key)
    return (entry, whole)
  }

  /// What casts a shadow, if it is one opaque shape, which covers the same pixels wherever it is drawn alike.
  ///
  /// Its first pixel is counted from that in which the fragment's origin lies.
  private func shapeKey(of fragment: DisplayFragment, x: Int, y: Int) -> BlurKey.Content? {
    guard fragment.items.count == 1 else { return nil }
    switch fragment.items[0] {
    case .fragment(let inner, let offset):
      let outer = transform
      defer { transform = outer }
      transform = outer.movedBy(x: offset.x, y: offset.y)
      return shapeKey(of: inner, x: x, y: y)
    case .fill(let fill):
      guard case .color(let color) = fill.paint, color.alpha >= 1 else { return nil }
      let t = snapped(to: fill.snapFrame), whole = PixelRect(covering: fill.path.boundingRect.mapped(by: t))
      return CoverageKey(fill, t, whole).map { .shape($0, x: whole.x0 - x, y: whole.y0 - y) }
    case .stroke, .text, .image, .group: return nil
    }
  }

  /// Where in a pixel a coordinate lies, in steps that cannot be seen.
  private static func fraction(_ value: CGFloat) -> CGFloat { ((value - value.rounded(.down)) * 1024).rounded() / 1024 }

  /// The pixels that bounds cover with their edges rounded.
  private func solidPixels(of bounds: CGRect) -> PixelRect {
    guard !bounds.isNull else { return .empty }
    guard let device = snappedPixels(of: bounds) else { return PixelRect(covering: bounds.mapped(by: transform)) }
    return PixelRect(covering: device)
  }

  private func blur(
    _ fragment: DisplayFragment, _ kind: BlurKey.Kind, sigma: CGFloat, region: PixelRect, content: PixelRect
  ) -> BlurEntry? {
    let origin = (x: Int(transform.tx.rounded(.down)), y: Int(transform.ty.rounded(.down)))
    let position = region.offset(x: -origin.x, y: -origin.y)
    let grid = CoarseGrid(sigma: sigma, cellSigma: Self.cellSigma, origin: origin)
    guard grid.step == 1 else {
      return wideBlur(fragment, kind, sigma: sigma, region: region, content: content, grid).map {
        BlurEntry(fragment: fragment, pixels: $0, region: position)
      }
    }
    // Every pixel in reach is there, even if empty: passes after the first one look at it.
    var area = region.grown(by: Blur.outset(sigma))
    if kind == .opaqueContent { area = area.intersection(content) }
    guard let layer = layer(fragment, in: area, content: content) else { return nil }
    if kind == .shadow {
      guard let mask = layer.coverage(in: area) else { return nil }
      Blur.blur(mask, sigma: sigma)
      guard let cut = mask.cut(region.offset(x: -area.x0, y: -area.y0)) else { return nil }
      return BlurEntry(fragment: fragment, pixels: .coverage(cut), region: position)
    }
    let colors = area == layer.region ? layer : layer.copied(to: area)
    Blur.blur(colors.buffer, sigma: sigma, extendsEdges: kind == .opaqueContent)
    return BlurEntry(fragment: fragment, pixels: .colors(colors.copied(to: region).buffer), region: position)
  }

  /// The least sigma of a blur on a grid of cells, in cells: there it cannot be told from the Gaussian.
  private static var cellSigma: CGFloat { 12 }

  /// A blur so wide that it is made on a grid of cells: its cost does not grow with its width.
  private func wideBlur(
    _ fragment: DisplayFragment, _ kind: BlurKey.Kind, sigma: CGFloat, region: PixelRect, content: PixelRect,
    _ grid: CoarseGrid
  ) -> BlurEntry.Pixels? {
    let cellSigma = grid.sigma(for: sigma)
    var cells = grid.cells(for: region).grown(by: Blur.outset(cellSigma))
    if kind == .opaqueContent { cells = cells.intersection(grid.cells(for: content).grown(by: -1)) }
    guard let layer = layer(fragment, in: grid.pixels(of: cells), content: content) else { return nil }
    let means = grid.means(of: layer, in: cells, extendsEdges: kind == .opaqueContent)
    Blur.blur(means.buffer, sigma: cellSigma, extendsEdges: kind == .opaqueContent)
    let blurred = grid.enlarged(means, to: region)
    return kind == .shadow ? blurred.coverage(in: region).map { .coverage($0) } : .colors(blurred.buffer)
  }

  /// What a fragment paints inside an area, which may be larger than where it paints.
  private func layer(_ fragment: DisplayFragment, in area: PixelRect, content: PixelRect) -> Layer? {
    let source = area.intersection(content)
    guard area.area <= 64 << 20, max(area.width, area.height) <= PixelBuffer.sideLimit else { return nil }
    return layer(
      source.isEmpty ? PixelRect(x: area.x0, y: area.y0, width: 1, height: 1) : source, seesBackdrop: false,
      {
        if !source.isEmpty { $0.paint(fragment) }
      })
  }
}

extension Layer {
  /// How opaque the layer is inside a region.
  fileprivate func coverage(in target: PixelRect) -> CoverageBuffer? {
    guard let mask = CoverageBuffer(width: target.width, height: target.height) else { return nil }
    let common = region.intersection(target)
    cairo_surface_flush(buffer.surface)
    for y in common.y0..<common.y1 {
      let from = buffer.row(y - region.y0) + common.x0 - region.x0
      let to = mask.bytes + (y - target.y0) * mask.stride + common.x0 - target.x0
      for x in 0..<common.width { to[x] = UInt8(truncatingIfNeeded: from[x] >> 24) }
    }
    mask.markDirty()
    return mask
  }
}

extension CoverageBuffer {
  /// A part of the mask; it must lie inside.
  func cut(_ part: PixelRect) -> CoverageBuffer? {
    guard let copy = CoverageBuffer(width: part.width, height: part.height) else { return nil }
    flush()
    for y in 0..<part.height {
      memcpy(copy.bytes + y * copy.stride, bytes + (part.y0 + y) * stride + part.x0, part.width)
    }
    copy.markDirty()
    return copy
  }
}
