import Foundation

/// How far views reach on both sides of the guide by which they are lined up along an axis.
struct AlignedExtent {
  private var before = -CGFloat.infinity
  private var after = -CGFloat.infinity

  /// Adds a view of a length with its guide in it.
  mutating func add(_ length: CGFloat, guide: CGFloat) {
    before = max(before, guide)
    // What is infinite is so on both sides: what is left of it behind its middle is no number.
    after = max(after, length.isInfinite ? .infinity : length - guide)
  }

  /// The length of all of them together.
  var length: CGFloat { before + after }

  /// Where a view with a guide begins.
  func origin(ofGuide guide: CGFloat) -> CGFloat { Self.distance(from: guide, to: before) }

  /// How far one guide is from another; none where one is infinitely far away, as the middle of infinite space is.
  static func distance(from guide: CGFloat, to other: CGFloat) -> CGFloat {
    guide.isInfinite || other.isInfinite ? 0 : other - guide
  }
}
