import CoreGraphicsTypes
import Foundation

/// Where two pictures differ.
struct PictureComparison {
  /// The part of pixels that must be alike, 0…1.
  var precision: Float
  /// How alike two pixels must be to count, 0…1, as people see colours.
  var perceptualPrecision: Float

  /// What is different, in words; `nil` where the pictures count as the same.
  func difference(_ old: CGImage, _ new: CGImage) -> String? {
    guard old.width == new.width, old.height == new.height else {
      return "The snapshot has \(new.width) × \(new.height) pixels, its reference \(old.width) × \(old.height)."
    }
    if old.pixels == new.pixels { return nil }
    var (count, greatest) = (0, 0)
    var (left, top, right, bottom) = (new.width, new.height, -1, -1)
    forEachDifference(old, new) { index, distance in
      count += 1
      greatest = max(greatest, distance)
      let (x, y) = (index % new.width, index / new.width)
      (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
    }
    let total = new.width * new.height
    let alike = Double(total - count) / Double(total)
    // The part of a few pixels of very many would be rounded to all.
    guard count > 0, precision >= 1 || Float(alike) < precision else { return nil }
    return """
      \(count) of \(total) pixels differ: the precision is \(Self.rounded(alike)), and is to be \(precision)\
      \(perceptualPrecision < 1 ? " (pixels count as alike from a perceptual precision of \(perceptualPrecision) on)" : "").
      They lie from (\(left), \(top)) to (\(right), \(bottom)); the most that one of their components is off is \(greatest) of 255.
      """
  }

  /// The new picture faint, with what differs red.
  func picture(_ old: CGImage, _ new: CGImage) -> CGImage {
    var bytes = [UInt8](new.pixels)
    for index in bytes.indices { bytes[index] = index % 4 == 3 ? 255 : bytes[index] / 4 + 191 }
    guard old.width == new.width, old.height == new.height else {
      return CGImage(width: new.width, height: new.height, pixels: Data(bytes))
    }
    forEachDifference(old, new) { index, _ in bytes.replaceSubrange(index * 4..<index * 4 + 4, with: [255, 0, 0, 255]) }
    return CGImage(width: new.width, height: new.height, pixels: Data(bytes))
  }

  /// Hands over the number of each pixel that counts as another one, and how much its components are off at most.
  private func forEachDifference(_ old: CGImage, _ new: CGImage, _ body: (_ index: Int, _ distance: Int) -> Void) {
    old.pixels.withUnsafeBytes { old in
      new.pixels.withUnsafeBytes { new in
        for index in 0..<min(old.count, new.count) / 4 {
          let start = index * 4
          let isSame =
            old.loadUnaligned(fromByteOffset: start, as: UInt32.self) == new.loadUnaligned(fromByteOffset: start, as: UInt32.self)
          if isSame { continue }
          var distance = 0
          for component in start..<start + 4 {
            distance = max(distance, abs(Int(old[component]) - Int(new[component])))
          }
          if perceptualPrecision < 1 {
            let limit = (1 - Double(perceptualPrecision)) * 100
            let (one, other) = (LabColor(old[start..<start + 4]), LabColor(new[start..<start + 4]))
            if one.distance(to: other) <= limit { continue }
          }
          body(index, distance)
        }
      }
    }
  }

  private static func rounded(_ part: Double) -> Double { (part * 100_000).rounded(.down) / 100_000 }
}

/// A colour in CIE's L*a*b*, in which distances are as people see them (D65).
struct LabColor: Equatable {
  var lightness: Double
  var a: Double
  var b: Double

  /// The colour of premultiplied red, green, blue and opacity over white.
  init(_ pixel: Slice<UnsafeRawBufferPointer>) {
    let start = pixel.startIndex
    let rest = 255 - Int(pixel[start + 3])
    self.init(
      red: Int(pixel[start]) + rest, green: Int(pixel[start + 1]) + rest, blue: Int(pixel[start + 2]) + rest)
  }

  /// The colour of components of sRGB, each 0…255.
  init(red: Int, green: Int, blue: Int) {
    let (r, g, b) = (Self.linear[min(red, 255)], Self.linear[min(green, 255)], Self.linear[min(blue, 255)])
    let x = Self.root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
    let y = Self.root(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
    let z = Self.root((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
    (lightness, a, self.b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// The distance that is called ΔE (CIE 1976): 100 from black to white.
  func distance(to other: LabColor) -> Double {
    let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }

  /// The light of each component.
  private static let linear: [Double] = (0...255).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func root(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
  }
}
