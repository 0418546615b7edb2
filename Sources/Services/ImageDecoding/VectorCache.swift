import CoreGraphicsTypes
import Foundation

/// Draws vector pictures at the sizes asked for, and keeps the last few.
struct VectorCache {
  private static let entryLimit = 4
  /// Pixels in one direction, and in all.
  private static let sideLimit = 8192.0
  private static let areaLimit = 16_000_000.0
  private var entries: [(width: Int, height: Int, image: CGImage)] = []

  /// The drawing that covers a size in pixels; smaller, in proportion, where that would be too large.
  mutating func image(for size: CGSize, draw: (_ width: Int, _ height: Int) -> CGImage?) -> CGImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    let fit = min(
      1, Self.sideLimit / max(size.width, size.height), (Self.areaLimit / size.width / size.height).squareRoot())
    let width = max(Int((size.width * fit).rounded(.up)), 1), height = max(Int((size.height * fit).rounded(.up)), 1)
    if let index = entries.firstIndex(where: { $0.width == width && $0.height == height }) {
      entries.append(entries.remove(at: index))
      return entries.last?.image
    }
    guard let image = draw(width, height) else { return nil }
    if entries.count == Self.entryLimit { entries.removeFirst() }
    entries.append((width, height, image))
    return image
  }
}
