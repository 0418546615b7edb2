package import Foundation

/// The sizes that a window's content can have and would have by itself, in points.
package struct ContentSizes: Equatable, Sendable {
  package var least: CGSize
  package var ideal: CGSize
  package var greatest: CGSize

  package init(least: CGSize, ideal: CGSize, greatest: CGSize) {
    (self.least, self.ideal, self.greatest) = (least, ideal, greatest)
  }

  /// The nearest size that the content can have.
  package func clamp(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(min(size.width, greatest.width), least.width), height: max(min(size.height, greatest.height), least.height))
  }
}
