import Foundation

/// At how many pixels a drawing is drawn: as many as it covers, but no more than a program should take for a picture.
struct VectorSize: Equatable {
  let width: Int
  let height: Int

  /// Pixels in one direction, and in all.
  private static let sideLimit = 8192.0
  private static let areaLimit = 16_000_000.0

  /// The size in pixels, smaller in proportion where that would be too large; `nil` for one that is none.
  init?(covering size: CGSize) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    let fit = min(
      1, Self.sideLimit / max(size.width, size.height), (Self.areaLimit / size.width / size.height).squareRoot())
    width = max(Int((size.width * fit).rounded(.up)), 1)
    height = max(Int((size.height * fit).rounded(.up)), 1)
  }
}
