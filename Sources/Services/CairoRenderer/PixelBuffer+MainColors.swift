package import Foundation

extension PixelBuffer {
  /// The colours that most pixels of a part have, as 0xRRGGBB, the most frequent first.
  ///
  /// Where two colours meet pixels have shades of both: a colour counts only where it fills at least one in fifty pixels, or, if it
  /// differs clearly from those before, one in two hundred, as thin letters do. Colours that differ by less than `nearness` from a
  /// more frequent one are left out. A part outside of the picture has none.
  package func mainColors(in part: CGRect, scale: CGFloat, atMost limit: Int = 3) -> [UInt32] {
    let pixels = CGRect(
      x: (part.minX * scale).rounded(.down), y: (part.minY * scale).rounded(.down),
      width: (part.width * scale).rounded(.up), height: (part.height * scale).rounded(.up)
    ).intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !pixels.isNull, pixels.width >= 1, pixels.height >= 1 else { return [] }
    let (columns, rows) = (Int(pixels.minX)..<Int(pixels.maxX), Int(pixels.minY)..<Int(pixels.maxY))
    _ = bytes
    var counts: [UInt32: Int] = [:]
    // Of large parts a grid of pixels is enough.
    let step = max(Int((Double(columns.count * rows.count) / Self.mostCounted).squareRoot()), 1)
    var total = 0
    for y in Swift.stride(from: rows.lowerBound, to: rows.upperBound, by: step) {
      let row = row(y)
      for x in Swift.stride(from: columns.lowerBound, to: columns.upperBound, by: step) {
        counts[row[x] & 0xFF_FFFF, default: 0] += 1
        total += 1
      }
    }
    var found: [UInt32] = []
    // Equally frequent ones by their value, so that the answer is always the same.
    for (color, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) where found.count < limit {
      guard count * 200 >= total else { break }
      let distance = found.map { Self.distance($0, color) }.min() ?? .max
      if distance > (count * 50 >= total ? Self.nearness : Self.contrast) { found.append(color) }
    }
    return found
  }

  /// How many pixels are looked at, or up to four times as many.
  private static let mostCounted = 16_384.0
  /// Levels of a channel below which two colours count as one.
  private static let nearness = 24
  /// Levels by which a rare colour is to differ.
  private static let contrast = 96

  /// By how much two colours differ in the channel in which they differ most.
  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16].map { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) }.max() ?? 0
  }
}
