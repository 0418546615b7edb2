import CoreGraphicsTypes
import Foundation
import DisplayModel

/// Which samples of a row or column make up each pixel along one axis of a picture that is drawn.
///
/// Each pixel's samples follow from its place in the whole picture, so that parts can be drawn on their own.
struct AxisMap {
  /// For each pixel, its samples are `indices[starts[i]..<starts[i + 1]]`, with weights that add up to 1.
  private(set) var starts: [Int] = [0]
  private(set) var indices: [Int32] = []
  private(set) var weights: [Float] = []

  var count: Int { starts.count - 1 }

  /// Ends keep their size, what lies between them is stretched or repeats.
  ///
  /// `tileScale` is how many pixels are drawn for each sample of the part that repeats; `nil` stretches. `range` holds the pixels
  /// of the target that are wanted.
  init(
    source: Int, target: Int, sourceEnds: (Int, Int), targetEnds: (Int, Int), tileScale: CGFloat?,
    interpolation: DisplayImage.Interpolation, range: Range<Int>
  ) {
    reserve(range.count)
    let middle = (source: max(source - sourceEnds.0 - sourceEnds.1, 1), target: target - targetEnds.0 - targetEnds.1)
    let middleStart = min(sourceEnds.0, source - 1)
    for pixel in range {
      if pixel < targetEnds.0 {
        let ratio = CGFloat(sourceEnds.0) / CGFloat(targetEnds.0)
        add(CGFloat(pixel) + 0.5, ratio: ratio, 0..<max(sourceEnds.0, 1), wraps: false, interpolation)
      } else if pixel >= target - targetEnds.1 {
        let ratio = CGFloat(sourceEnds.1) / CGFloat(targetEnds.1)
        let first = min(source - sourceEnds.1, source - 1)
        add(
          CGFloat(pixel - target + targetEnds.1) + 0.5, ratio: ratio, first..<source, wraps: false, interpolation)
      } else {
        let samples = middleStart..<min(middleStart + middle.source, source)
        let ratio = tileScale.map { 1 / max($0, 1e-6) } ?? CGFloat(samples.count) / CGFloat(max(middle.target, 1))
        add(CGFloat(pixel - targetEnds.0) + 0.5, ratio: ratio, samples, wraps: tileScale != nil, interpolation)
      }
    }
  }

  /// Samples that repeat with a period in pixels from an origin.
  init(tiles source: Int, period: CGFloat, origin: CGFloat, range: Range<Int>) {
    reserve(range.count)
    let ratio = CGFloat(source) / max(period, 1e-3)
    for pixel in range { add(CGFloat(pixel) + 0.5 - origin, ratio: ratio, 0..<source, wraps: true, .medium) }
  }

  private mutating func reserve(_ count: Int) {
    starts.reserveCapacity(count + 1)
    indices.reserveCapacity(count * 2)
    weights.reserveCapacity(count * 2)
  }

  /// Adds a pixel whose middle lies at a distance from the part's start, with `ratio` samples for each pixel.
  private mutating func add(
    _ position: CGFloat, ratio: CGFloat, _ samples: Range<Int>, wraps: Bool, _ interpolation: DisplayImage.Interpolation
  ) {
    defer { starts.append(indices.count) }
    let center = position * ratio
    let isOneToOne = abs(ratio - 1) < 1e-9 && abs(center - center.rounded(.down) - 0.5) < 1e-6
    if interpolation == .none || isOneToOne {
      append(Int((center + 1e-6).rounded(.down)), 1, samples, wraps)
      return
    }
    // Wide filters average when samples are dropped; low quality looks at two samples only.
    // Of a picture that repeats, all samples together say as much as any number of rounds.
    let spread = interpolation == .low ? 1 : min(max(ratio, 1), wraps ? CGFloat(samples.count) : .infinity)
    let extent = (interpolation == .high ? 2 : 1) * spread
    let first = Int((center - extent - 0.5).rounded(.up)), last = Int((center + extent - 0.5).rounded(.down))
    var sum: Float = 0
    let begin = weights.count
    for index in first...max(last, first) {
      let distance = abs(CGFloat(index) + 0.5 - center) / spread
      let weight = Float(interpolation == .high ? Self.cubic(distance) : max(1 - distance, 0))
      guard weight != 0 else { continue }
      append(index, weight, samples, wraps)
      sum += weight
    }
    guard sum > 0 else { return append(Int(center.rounded(.down)), 1, samples, wraps) }
    for index in begin..<weights.count { weights[index] /= sum }
  }

  /// Catmull and Rom's spline.
  private static func cubic(_ x: CGFloat) -> CGFloat {
    if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
    return x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0
  }

  private mutating func append(_ index: Int, _ weight: Float, _ samples: Range<Int>, _ wraps: Bool) {
    let count = samples.count
    var inside = wraps ? index % count : min(max(index, 0), count - 1)
    if inside < 0 { inside += count }
    indices.append(Int32(samples.lowerBound + inside))
    weights.append(weight)
  }

  /// Whether every pixel is one sample, in unbroken order.
  var isCopy: Bool {
    indices.count == count && zip(indices, indices.dropFirst()).allSatisfy { $1 == $0 + 1 }
  }
}

/// Draws pictures at other sizes: along rows, then along columns.
struct ImageScaler {
  let x: AxisMap
  let y: AxisMap

  /// Fills a buffer, whose size is that of the maps, with the picture's pixels times an opacity.
  func draw(_ image: CGImage, into buffer: PixelBuffer, alpha: Float) {
    let bytes = buffer.bytes
    image.pixels.withUnsafeBytes { (source: UnsafeRawBufferPointer) in
      if x.isCopy, y.isCopy, alpha >= 1 {
        copy(source, width: image.width, to: buffer)
      } else {
        scale(source, width: image.width, to: bytes, stride: buffer.stride, alpha: min(alpha, 1))
      }
    }
    buffer.markDirty()
  }

  /// Only the order of the bytes changes.
  private func copy(_ source: UnsafeRawBufferPointer, width: Int, to buffer: PixelBuffer) {
    guard let source = source.baseAddress, let firstX = x.indices.first, let firstY = y.indices.first else { return }
    for row in 0..<y.count {
      let from = source + ((Int(firstY) + row) * width + Int(firstX)) * 4
      let to = buffer.row(row)
      for column in 0..<x.count {
        let pixel = from.loadUnaligned(fromByteOffset: column * 4, as: UInt32.self)
        to[column] = pixel & 0xFF00_FF00 | (pixel & 0xFF) << 16 | pixel >> 16 & 0xFF
      }
    }
  }

  private func scale(
    _ source: UnsafeRawBufferPointer, width: Int, to target: UnsafeMutableRawBufferPointer, stride: Int, alpha: Float
  ) {
    guard let source = source.baseAddress, let target = target.baseAddress else { return }
    guard let top = y.indices.min(), let bottom = y.indices.max() else { return }
    // Rows are scaled once each, and kept while columns need them.
    let slots = Int(bottom - top) + 1
    var rows = [[SIMD4<Float>]?](repeating: nil, count: slots)
    var lowest = 0
    for row in 0..<y.count {
      let range = y.starts[row]..<y.starts[row + 1]
      let first = Int(y.indices[range].min() ?? top) - Int(top)
      // Rows above are not needed again, unless the picture repeats.
      if first > lowest {
        for index in lowest..<first { rows[index] = nil }
        lowest = first
      } else if first < lowest {
        lowest = first
      }
      var sum = [SIMD4<Float>](repeating: .zero, count: x.count)
      for index in range {
        let slot = Int(y.indices[index] - top)
        let scaled: [SIMD4<Float>]
        if let cached = rows[slot] {
          scaled = cached
        } else {
          scaled = scaledRow(source + Int(y.indices[index]) * width * 4)
          rows[slot] = scaled
        }
        let weight = y.weights[index]
        scaled.withUnsafeBufferPointer { line in
          sum.withUnsafeMutableBufferPointer { sum in
            for column in 0..<sum.count { sum[column] += line[column] * weight }
          }
        }
      }
      write(sum, to: target + row * stride, alpha)
    }
  }

  private func scaledRow(_ base: UnsafeRawPointer) -> [SIMD4<Float>] {
    [SIMD4<Float>](unsafeUninitializedCapacity: x.count) { result, count in
      for column in 0..<x.count {
        var sum = SIMD4<Float>.zero
        for index in x.starts[column]..<x.starts[column + 1] {
          let pixel = base.loadUnaligned(fromByteOffset: Int(x.indices[index]) * 4, as: UInt32.self)
          let value = SIMD4(
            Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24))
          sum += value * x.weights[index]
        }
        result[column] = sum
      }
      count = x.count
    }
  }

  private func write(_ line: [SIMD4<Float>], to target: UnsafeMutableRawPointer, _ alpha: Float) {
    for column in 0..<line.count {
      var color = (line[column] * alpha).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
      // Sharp filters overshoot; a component is never more than the alpha.
      color = pointwiseMin(color, SIMD4(repeating: color.w)) + 0.5
      // One by one: the library converts vectors by a generic function that is not specialised, at thirty times the cost.
      let (red, green, blue, opacity) = (UInt32(color.x), UInt32(color.y), UInt32(color.z), UInt32(color.w))
      target.storeBytes(of: blue | green << 8 | red << 16 | opacity << 24, toByteOffset: column * 4, as: UInt32.self)
    }
  }
}
