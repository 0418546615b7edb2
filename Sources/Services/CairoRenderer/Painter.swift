import CCairo
import CoreGraphicsTypes
import Foundation
import DisplayModel

/// Paints fragments into one Cairo context.
///
/// All geometry is mapped to device pixels here, so the context's matrix stays the same (`base`). Pixel coordinates are
/// those of the whole device in every layer: rounding and sampling do not depend on which layer something is painted
/// into.
final class Painter {
  /// The `cairo_t *`.
  let context: OpaquePointer
  /// The `cairo_surface_t *` of pixels that is painted into; `nil` for a file of vectors.
  let surface: OpaquePointer?
  /// The device pixel that is the surface's first.
  let origin: (x: Int, y: Int)
  /// Device pixels for each point of the list.
  let scale: CGFloat
  let renderer: CairoRenderer
  /// From device pixels to the context's units.
  let base: cairo_matrix_t
  /// What lies below, for materials; `nil` where they are plain colours: in masks, blurs and perspective.
  let backdrop: BackdropSource?

  /// The item with which painting begins, by its index in each fragment from the present one on: what comes before is there.
  var first: ArraySlice<Int> = []
  /// From the present fragment's points to device pixels.
  var transform: CGAffineTransform
  /// No pixel outside of this needs to be painted.
  var clip: PixelRect
  /// Whether only coverage is painted, for a mask.
  var isMask = false
  /// What the next single item is to be multiplied with.
  var alpha: Double = 1

  init(
    context: OpaquePointer, surface: OpaquePointer?, origin: (x: Int, y: Int), clip: PixelRect, scale: CGFloat,
    renderer: CairoRenderer, backdrop: BackdropSource? = nil
  ) {
    self.context = context
    self.backdrop = backdrop
    self.surface = surface
    self.origin = origin
    self.clip = clip
    self.scale = scale
    self.renderer = renderer
    transform = CGAffineTransform(scaleX: scale, y: scale)
    let unit = surface == nil ? 1 / Double(scale) : 1
    base = cairo_matrix_t(xx: unit, yx: 0, xy: 0, yy: unit, x0: -Double(origin.x) * unit, y0: -Double(origin.y) * unit)
    resetMatrix()
  }

  /// Whether a file is written.
  var isVector: Bool { surface == nil }

  /// Makes the context's coordinates those of the device.
  func resetMatrix() {
    var matrix = base
    cairo_set_matrix(context, &matrix)
  }

  /// Makes the context's coordinates the points of a transform.
  func setMatrix(_ t: CGAffineTransform) {
    var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
    resetMatrix()
    cairo_transform(context, &matrix)
  }

  // MARK: Fragments

  /// Paints a fragment with its origin at that of the present coordinates.
  func paint(_ fragment: DisplayFragment) {
    guard touches(fragment.bounds) else { return }
    guard fragment.hasMaterial, let backdrop else { return paint(fragment.items) }
    let (begin, rest) = (first.first ?? 0, first.dropFirst())
    for (index, item) in fragment.items.enumerated().dropFirst(begin) {
      first = index == begin ? rest : []
      backdrop.path.append(index)
      paint(item)
      backdrop.path.removeLast()
    }
  }

  /// Paints items over each other, many small shapes together.
  private func paint(_ items: [DisplayItem]) {
    var next = 0
    // Whether shapes of one run were painted that were too many for once.
    var continues = false
    while next < items.count {
      var end = next + 1
      if let surface, paintsRuns, continues || items.count - next >= ShapeRun.fewest {
        let run = ShapeRun(items, from: next, self, continues: continues)
        if run.count > 0 {
          run.paint(into: surface)
          (next, continues) = (run.end, run.isCut)
          continue
        }
        end = max(end, run.end)
      }
      continues = false
      for item in items[next..<end] { paint(item) }
      next = end
    }
  }

  /// Paints a fragment moved by an offset.
  func paint(_ fragment: DisplayFragment, offset: CGPoint) {
    guard offset != .zero else { return paint(fragment) }
    let outer = transform
    transform = outer.movedBy(x: offset.x, y: offset.y)
    paint(fragment)
    transform = outer
  }

  func paint(_ item: DisplayItem) {
    switch item {
    case .fill(let fill): paint(fill)
    case .stroke(let stroke): paint(stroke)
    case .text(let text): paint(text)
    case .image(let image): paint(image)
    case .fragment(let fragment, let offset): paint(fragment, offset: offset)
    case .group(let effect, let fragment, let offset): paint(effect, fragment, offset: offset)
    }
  }

  // MARK: Places

  /// Whether something within bounds, in the present coordinates, may have to be painted.
  func touches(_ bounds: CGRect) -> Bool { !pixels(of: bounds).isEmpty }

  /// The pixels inside the clip that something within bounds may touch, rounding and smooth edges included.
  func pixels(of bounds: CGRect) -> PixelRect { allPixels(of: bounds).intersection(clip) }

  /// The pixels that something within bounds may touch, inside the clip or not.
  func allPixels(of bounds: CGRect) -> PixelRect {
    guard !bounds.isNull else { return .empty }
    // Lines have bounds without a width.
    return PixelRect(covering: bounds.insetBy(dx: -1e-4, dy: -1e-4).mapped(by: transform)).grown(by: 1)
  }

  /// The present transform, changed so that a frame's edges fall on device pixels; unchanged under rotations.
  func snapped(to frame: CGRect?) -> CGAffineTransform {
    guard let frame, !frame.isNull, !frame.isInfinite, let device = snappedPixels(of: frame) else { return transform }
    var t = transform
    if frame.width > 0, device.width > 0 { t.a = device.width / frame.width }
    if frame.height > 0, device.height > 0 { t.d = device.height / frame.height }
    t.tx = device.minX - t.a * frame.minX
    t.ty = device.minY - t.d * frame.minY
    return t
  }

  /// A frame on the device with its edges rounded; `nil` under rotations.
  ///
  /// A side that would vanish keeps its length.
  func snappedPixels(of frame: CGRect) -> CGRect? {
    let t = transform
    guard t.keepsDirections else { return nil }
    let x0 = (t.a * frame.minX + t.tx).nearestPixel, x1 = (t.a * frame.maxX + t.tx).nearestPixel
    let y0 = (t.d * frame.minY + t.ty).nearestPixel, y1 = (t.d * frame.maxY + t.ty).nearestPixel
    guard [x0, x1, y0, y1].allSatisfy({ abs($0) < PixelRect.limit }) else { return nil }
    return CGRect(
      x: x0, y: y0, width: x1 > x0 ? x1 - x0 : t.a * frame.width, height: y1 > y0 ? y1 - y0 : t.d * frame.height)
  }

  /// Restricts what follows to device pixels until the context is restored.
  func clipToPixels(_ rect: PixelRect) {
    clip = clip.intersection(rect)
    addRectangle(rect)
    cairo_clip(context)
  }

  func addRectangle(_ rect: PixelRect) {
    cairo_rectangle(context, Double(rect.x0), Double(rect.y0), Double(rect.width), Double(rect.height))
  }

  /// Calls a closure, then puts back clip, transform and the context's state.
  func saving(_ body: () -> Void) {
    let saved = (transform, clip, alpha)
    cairo_save(context)
    body()
    cairo_restore(context)
    (transform, clip, alpha) = saved
  }
}

extension CGAffineTransform {
  /// A move in this transform's own coordinates, then this transform.
  func movedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    var moved = self
    moved.tx += a * x + c * y
    moved.ty += b * x + d * y
    return moved
  }

  /// Whether there is neither rotation nor mirroring: horizontal stays horizontal, and left stays left.
  var keepsDirections: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// Whether the transform can be undone.
  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-9 && abs(tx) < 1e9 && abs(ty) < 1e9
  }
}

extension CGRect {
  /// The bounding box of the rectangle's corners under a transform; quick where nothing turns.
  func mapped(by t: CGAffineTransform) -> CGRect {
    guard t.keepsDirections else { return applying(t) }
    return CGRect(x: t.a * minX + t.tx, y: t.d * minY + t.ty, width: t.a * width, height: t.d * height)
  }
}
