import CoreGraphicsTypes
import DisplayModel
import Foundation

/// The pixels of an icon while its layers are put upon each other: premultiplied, from the top.
struct IconCanvas {
  let side: Int
  private var pixels: [SIMD4<Float>]

  init(side: Int) {
    self.side = side
    pixels = Array(repeating: .zero, count: side * side)
  }

  /// Fills the whole of it.
  mutating func fill(_ fill: IconFill) {
    for y in 0..<side {
      for x in 0..<side {
        guard let color = fill.color(at: point(x, y)) else { continue }
        put(Self.premultiplied(color), at: y * side + x)
      }
    }
  }

  /// Puts a picture into a rectangle, whose shape a fill may colour.
  mutating func draw(_ image: CGImage, in frame: CGRect, fill: IconFill, opacity: Float) {
    guard frame.width > 0, frame.height > 0, image.width > 0, image.height > 0 else { return }
    let columns = Self.range(frame.minX, frame.maxX, side), rows = Self.range(frame.minY, frame.maxY, side)
    let (across, down) = (Double(image.width) / frame.width, Double(image.height) / frame.height)
    for y in rows {
      let from = (Double(y) - frame.minY) * down
      for x in columns {
        let left = (Double(x) - frame.minX) * across
        var pixel = Self.mean(of: image, x: left..<(left + across), y: from..<(from + down))
        if let color = fill.color(at: point(x, y)) { pixel = Self.premultiplied(color) * pixel.w }
        put(pixel * opacity, at: y * side + x)
      }
    }
  }

  /// Cuts the corners as round as those of icons on a home screen.
  mutating func roundCorners() {
    let half = Float(side) / 2, radius = Float(side) * 0.2237
    for y in 0..<side {
      for x in 0..<side {
        let dx = abs(Float(x) + 0.5 - half) - (half - radius), dy = abs(Float(y) + 0.5 - half) - (half - radius)
        guard dx > 0, dy > 0 else { continue }
        // How far the pixel's middle lies inside of the arc.
        let inside = radius - (dx * dx + dy * dy).squareRoot()
        pixels[y * side + x] *= min(max(inside + 0.5, 0), 1)
      }
    }
  }

  /// The picture.
  var image: CGImage {
    var data = Data(capacity: pixels.count * 4)
    for pixel in pixels {
      for index in 0..<4 { data.append(UInt8(min(max(pixel[index], 0), 1) * 255 + 0.5)) }
    }
    return CGImage(width: side, height: side, pixels: data)
  }

  private func point(_ x: Int, _ y: Int) -> CGPoint {
    CGPoint(x: (Double(x) + 0.5) / Double(side), y: (Double(y) + 0.5) / Double(side))
  }

  private mutating func put(_ pixel: SIMD4<Float>, at index: Int) { pixels[index] = pixel + pixels[index] * (1 - pixel.w) }

  private static func premultiplied(_ color: DisplayColor) -> SIMD4<Float> {
    let parts = SIMD4(color.red, color.green, color.blue, 1).clamped(lowerBound: .zero, upperBound: .one)
    return parts * min(max(color.alpha, 0), 1)
  }

  /// The pixels that a stretch of the canvas touches.
  private static func range(_ start: Double, _ end: Double, _ side: Int) -> Range<Int> {
    let first = Int(min(max(start.rounded(.down), 0), Double(side)))
    return first..<max(Int(min(max(end.rounded(.up), 0), Double(side))), first)
  }

  /// The mean of the pixels of a picture below a rectangle; outside of the picture nothing is.
  private static func mean(of image: CGImage, x: Range<Double>, y: Range<Double>) -> SIMD4<Float> {
    let columns = range(x.lowerBound, x.upperBound, image.width), rows = range(y.lowerBound, y.upperBound, image.height)
    var sum = SIMD4<Float>.zero
    image.pixels.withUnsafeBytes { bytes in
      for row in rows {
        let height = min(y.upperBound, Double(row + 1)) - max(y.lowerBound, Double(row))
        for column in columns {
          let width = min(x.upperBound, Double(column + 1)) - max(x.lowerBound, Double(column))
          let place = (row * image.width + column) * 4
          let pixel = SIMD4(Float(bytes[place]), Float(bytes[place + 1]), Float(bytes[place + 2]), Float(bytes[place + 3]))
          sum += pixel * Float(width * height)
        }
      }
    }
    let area = (x.upperBound - x.lowerBound) * (y.upperBound - y.lowerBound)
    return sum / Float(255 * area)
  }
}
