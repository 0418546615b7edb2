import CCairo
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
