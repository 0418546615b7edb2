import CCairo
import CoreGraphicsTypes
import Foundation
import DisplayModel

/// Groups in files of vectors, where what is inside stays what it is.
extension Painter {
  /// Whether a fragment can be a group of a file; what mixes with what lies below is a picture there, since readers of files and
  /// Cairo do not agree on it.
  func canGroup(_ fragment: DisplayFragment) -> Bool {
    var budget = 10_000
    return isVector && !fragment.readsBackdrop(&budget)
  }

  /// Makes a fragment, painted on its own, the context's source; says whether anything of it is seen.
  func group(_ fragment: DisplayFragment, _ offset: CGPoint) -> Bool {
    guard touches(fragment.bounds.offsetBy(dx: offset.x, dy: offset.y)) else { return false }
    beginGroup()
    paintAlone(fragment, offset)
    cairo_pop_group_to_source(context)
    return true
  }

  /// Paints a fragment where a mask is opaque, both as groups.
  func paintGroupMasked(
    _ fragment: DisplayFragment, _ offset: CGPoint, _ mask: DisplayFragment, _ maskOffset: CGPoint, in region: PixelRect
  ) {
    guard !region.isEmpty else { return }
    saving {
      cairo_new_path(context)
      clipToPixels(region)
      beginGroup()
      paintAlone(mask, maskOffset)
      let shape = notNull(cairo_pop_group(context))
      if group(fragment, offset) { cairo_mask(context, shape) }
      cairo_pattern_destroy(shape)
    }
  }

  /// The most pixels of a group that is painted finer than its list.
  private static var finePixels: CGFloat { 1_000_000 }

  /// Paints a fragment as a picture of its own; where it is small, as a symbol is, so fine that it can be seen four times as large.
  func placeFinely(_ fragment: DisplayFragment, _ offset: CGPoint) {
    let shown = pixels(of: fragment.bounds.offsetBy(dx: offset.x, dy: offset.y))
    guard !shown.isEmpty else { return }
    let zoom = max(1, min(4, Int((Self.finePixels / CGFloat(shown.area)).squareRoot())))
    let region = PixelRect(
      x: shown.x0 * zoom, y: shown.y0 * zoom, width: shown.width * zoom, height: shown.height * zoom)
    guard max(region.width, region.height) <= PixelBuffer.sideLimit else { return }
    let picture = Layer(region: region)
    let finer = CGAffineTransform(scaleX: CGFloat(zoom), y: CGFloat(zoom))
    picture.paint(transform: transform.concatenating(finer), scale: scale * CGFloat(zoom), renderer: renderer) {
      $0.paint(fragment, offset: offset)
    }
    saving {
      cairo_scale(context, 1 / Double(zoom), 1 / Double(zoom))
      place(picture, alpha: alpha)
    }
  }

  private func beginGroup() {
    cairo_push_group_with_content(context, CAIRO_CONTENT_COLOR_ALPHA)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Paints a fragment as opaque as it is.
  private func paintAlone(_ fragment: DisplayFragment, _ offset: CGPoint) {
    let outer = alpha
    alpha = 1
    paint(fragment, offset: offset)
    alpha = outer
  }
}
