package import DisplayModel
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

  /// The same with the colours of letters, which thin ones have in few of their pixels, if in any.
  ///
  /// A shade between a letter's colour and what it stands on is none of the colours then. Letters count where some of their pixels
  /// are nearer to their colour than to what they stand on: others are covered.
  package func mainColors(
    in part: CGRect, scale: CGFloat, letters: some Sequence<ShownLetters>, atMost limit: Int = 3
  ) -> [UInt32] {
    var colors = mainColors(in: part, scale: scale, atMost: limit)
    guard let ground = colors.first else { return colors }
    var inked: [UInt32] = []
    for letter in letters where inked.count + 1 < limit {
      let color = letter.color.over(ground)
      guard Self.distance(color, ground) > Self.nearness, !inked.contains(where: { Self.distance($0, color) <= Self.nearness }),
        shows(color, on: ground, in: letter.frame.intersection(part), scale: scale)
      else { continue }
      inked.append(color)
    }
    colors.removeAll { color in
      color != ground && inked.contains { Self.isShade(color, from: ground, to: $0) }
    }
    colors.insert(contentsOf: inked, at: 1)
    return Array(colors.prefix(limit))
  }

  /// Whether a part has pixels that are nearer to a colour than to another one.
  private func shows(_ color: UInt32, on ground: UInt32, in part: CGRect, scale: CGFloat) -> Bool {
    let pixels = CGRect(
      x: (part.minX * scale).rounded(.down), y: (part.minY * scale).rounded(.down), width: (part.width * scale).rounded(.up) + 1,
      height: (part.height * scale).rounded(.up) + 1
    ).intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, !pixels.isNull else { return false }
    for y in Int(pixels.minY)..<Int(pixels.maxY) {
      let row = row(y)
      for x in Int(pixels.minX)..<Int(pixels.maxX) {
        let found = row[x] & 0xFF_FFFF
        let isNearer = Self.distance(found, color) < Self.distance(found, ground)
        if isNearer, Self.isShade(found, from: ground, to: color) { return true }
      }
    }
    return false
  }

  /// Whether a colour lies between two others, as where both share a pixel.
  private static func isShade(_ color: UInt32, from first: UInt32, to second: UInt32) -> Bool {
    let range = distance(first, second)
    guard range > 0 else { return false }
    let part = Double(distance(first, color)) / Double(range)
    guard part <= 1 + Double(nearness) / Double(range) else { return false }
    return [0, 8, 16].allSatisfy { shift in
      let (from, to) = (Double(first >> shift & 0xFF), Double(second >> shift & 0xFF))
      return abs(from + (to - from) * part - Double(color >> shift & 0xFF)) <= Double(nearness)
    }
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

extension DisplayColor {
  /// What it makes of an opaque colour below, as 0xRRGGBB.
  fileprivate func over(_ ground: UInt32) -> UInt32 {
    let alpha = min(max(alpha, 0), 1)
    return [(red, 16), (green, 8), (blue, 0)].reduce(UInt32(0)) { result, channel in
      let below = Float(ground >> UInt32(channel.1) & 0xFF) / 255
      let mixed = min(max(channel.0, 0), 1) * alpha + below * (1 - alpha)
      return result | UInt32((mixed * 255).rounded()) << UInt32(channel.1)
    }
  }
}
