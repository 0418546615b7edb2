import DisplayModel
import Foundation

extension ProposedViewSize {
  /// What an app's `Layout` offers; a dimension that is no number is left open, which is reported.
  ///
  /// No number equals itself: what is known for a proposal would never be found again, and no layout would ever be the same.
  var usable: ProposedViewSize {
    func isUsable(_ length: CGFloat?) -> Bool { length.map { !$0.isNaN } ?? true }
    if isUsable(width), isUsable(height) { return self }
    Diagnostics.report("invalid layout proposal nan (no number) is ignored")
    return ProposedViewSize(width: isUsable(width) ? width : nil, height: isUsable(height) ? height : nil)
  }
}
