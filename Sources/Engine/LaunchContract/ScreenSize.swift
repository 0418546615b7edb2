/// A screen's width and height in points.
package struct ScreenSize: LaunchValue {
  package let width: Double
  package let height: Double

  package static let sides = 1.0...10_000
  /// An iPhone's.
  package static let standard = ScreenSize(width: 390, height: 844)
  package static let rule = "WIDTHxHEIGHT in points, each \(sides.text), such as \(standard.text)"

  private init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package init?(text: String) {
    let sides = text.split(omittingEmptySubsequences: false) { "x×X".contains($0) }.map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      Self.sides.contains(width), Self.sides.contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }

  package var text: String { "\(width.shortest)x\(height.shortest)" }

  /// The longest side of a picture that Cairo's buffers take, and the most pixels that may be asked for.
  private static let sideLimit = 16_384.0
  private static let pixelLimit = 67_108_864.0

  /// What to say after the names of size and scale when together they make more pixels than can be drawn; else `nil`.
  package func excess(at scale: ScreenScale) -> String? {
    let (width, height) = (width * scale.value, height * scale.value)
    guard max(width, height) > Self.sideLimit || width * height > Self.pixelLimit else { return nil }
    return "make \(Int(width))x\(Int(height)) pixels; use at most \(Int(Self.sideLimit)) on a side and "
      + "\(Int(Self.pixelLimit)) in all"
  }
}
