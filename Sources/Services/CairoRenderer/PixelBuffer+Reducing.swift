package import Foundation

extension PixelBuffer {
  /// A part of the picture with fewer pixels, each of which is the mean of all that it covers, so that no thin line is lost.
  ///
  /// - Parameters:
  ///   - ratio: How many pixels of this picture one of the result is wide and high, at least 1.
  ///   - columns: The part, in pixels of the result.
  ///   - rows: The part, in pixels of the result.
  /// - Returns: The part.
  package func reduced(by ratio: CGFloat, columns: Range<Int>, rows: Range<Int>) -> PixelBuffer {
    let result = PixelBuffer(width: columns.count, height: rows.count)
    let (across, down) = (PixelMeans(columns, ratio: ratio, of: width), PixelMeans(rows, ratio: ratio, of: height))
    _ = bytes
    for target in 0..<result.height {
      var sums = [SIMD4<Float>](repeating: .zero, count: result.width)
      for (source, weight) in down.parts(of: target) { add(row(source), across, weight, to: &sums) }
      write(sums, to: result.row(target))
    }
    result.markDirty()
    return result
  }

  private func add(_ row: UnsafeMutablePointer<UInt32>, _ means: PixelMeans, _ weight: Float, to sums: inout [SIMD4<Float>]) {
    for column in sums.indices {
      var sum = SIMD4<Float>.zero
      for index in means.starts[column]..<means.starts[column + 1] {
        let pixel = row[means.sources[index]]
        let parts = SIMD4(Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24))
        sum += parts * means.weights[index]
      }
      sums[column] += sum * weight
    }
  }

  private func write(_ sums: [SIMD4<Float>], to row: UnsafeMutablePointer<UInt32>) {
    for (column, sum) in sums.enumerated() {
      let mean = (sum + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
      row[column] = UInt32(mean.x) | UInt32(mean.y) << 8 | UInt32(mean.z) << 16 | UInt32(mean.w) << 24
    }
  }
}

/// Which pixels of a row or a column are in each of fewer ones, and by how much.
private struct PixelMeans {
  /// The pixels of one are `sources[starts[i]..<starts[i + 1]]`, with weights that add up to 1.
  private(set) var starts = [0]
  private(set) var sources: [Int] = []
  private(set) var weights: [Float] = []

  init(_ range: Range<Int>, ratio: CGFloat, of count: Int) {
    for target in range {
      // The last one may reach beyond the end.
      let (first, end) = (CGFloat(target) * ratio, min(CGFloat(target + 1) * ratio, CGFloat(count)))
      let begin = weights.count
      for source in Int(first.rounded(.down))..<max(Int(end.rounded(.up)), Int(first.rounded(.down)) + 1) {
        let part = min(CGFloat(source + 1), end) - max(CGFloat(source), first)
        // What is left by rounding alone is nothing.
        guard part > 1e-6, source < count else { continue }
        sources.append(source)
        weights.append(Float(part))
      }
      if weights.count == begin {
        sources.append(min(max(Int(first), 0), count - 1))
        weights.append(1)
      }
      let sum = weights[begin...].reduce(0, +)
      for index in begin..<weights.count { weights[index] /= sum }
      starts.append(weights.count)
    }
  }

  func parts(of target: Int) -> Zip2Sequence<ArraySlice<Int>, ArraySlice<Float>> {
    let range = starts[target]..<starts[target + 1]
    return zip(sources[range], weights[range])
  }
}
