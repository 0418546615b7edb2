import CCairo
import Foundation

/// Gaussian blurs of pixels.
///
/// Up to ``directLimit`` the kernel itself is used. Wider ones are four passes of a box whose ends count in part, so
/// that the variance is exact; an edge differs from the Gaussian's by less than 1 %. Each result follows from the
/// pixels within ``outset(_:)`` alone, to the last bit, so that parts can be blurred on their own.
enum Blur {
  static let directLimit: CGFloat = 7
  private static let passes = 4

  /// Pixels that a blur looks at in each direction.
  static func outset(_ sigma: CGFloat) -> Int {
    if sigma <= directLimit { return kernelRadius(sigma) }
    return passes * (box(sigma).radius + 1)
  }

  /// Pixels beyond which a blurred edge cannot be seen.
  static func visibleOutset(_ sigma: CGFloat) -> Int { Int((sigma * 3).rounded(.up)) }

  private static func kernelRadius(_ sigma: CGFloat) -> Int { max(Int((sigma * 3.2).rounded(.up)), 1) }

  /// Blurs a mask.
  static func blur(_ mask: CoverageBuffer, sigma: CGFloat) {
    guard sigma > 0.05 else { return }
    mask.flush()
    let plane = BlurPlane(columns: mask.width, rows: mask.height, channels: 1)
    plane.read { mask.bytes + $0 * mask.stride }
    plane.blurBothWays(sigma: sigma, extendsEdges: false)
    plane.write { mask.bytes + $0 * mask.stride }
    mask.markDirty()
  }

  /// Blurs a picture.
  ///
  /// With `extendsEdges` what lies beyond the picture looks like its edge, else it is transparent.
  static func blur(_ buffer: PixelBuffer, sigma: CGFloat, extendsEdges: Bool = false) {
    guard sigma > 0.05 else { return }
    cairo_surface_flush(buffer.surface)
    let bytes = { (row: Int) in UnsafeMutableRawPointer(buffer.row(row)).assumingMemoryBound(to: UInt8.self) }
    let plane = BlurPlane(columns: buffer.width, rows: buffer.height, channels: 4)
    plane.read(bytes)
    plane.blurBothWays(sigma: sigma, extendsEdges: extendsEdges)
    plane.write(bytes)
    buffer.markDirty()
  }

  // MARK: Kernels

  /// The Gaussian's weights from the middle outwards; the whole adds up to 1.
  static func kernel(_ sigma: CGFloat) -> [Float] {
    // Each pixel counts with the mean of the curve over its width.
    let edge = { (x: CGFloat) in erf(x / (sigma * CGFloat(2).squareRoot())) }
    var weights = (0...kernelRadius(sigma)).map { (edge(CGFloat($0) + 0.5) - edge(CGFloat($0) - 0.5)) / 2 }
    let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
    weights = weights.map { $0 / sum }
    return weights.map { Float($0) }
  }

  /// A box that reaches whole pixels to both sides and a part of the next ones, of the variance that each pass needs.
  static func box(_ sigma: CGFloat) -> (radius: Int, part: CGFloat) {
    let variance = sigma * sigma / CGFloat(passes)
    let radius = Int((((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down))
    let r = CGFloat(radius)
    let inner = r * (r + 1) * (2 * r + 1) / 3
    let part = (variance * (2 * r + 1) - inner) / (2 * ((r + 1) * (r + 1) - variance))
    return (radius, min(max(part, 0), 1))
  }

  fileprivate static var passCount: Int { passes }
}

/// Numbers of 16 bits being blurred along columns; rows are turned into columns for the other direction.
private final class BlurPlane {
  private var columns: Int
  private var rows: Int
  private let channels: Int
  private var values: UnsafeMutablePointer<UInt16>
  private var scratch: UnsafeMutablePointer<UInt16>

  init(columns: Int, rows: Int, channels: Int) {
    self.columns = columns
    self.rows = rows
    self.channels = channels
    values = .allocate(capacity: columns * rows * channels)
    scratch = .allocate(capacity: columns * rows * channels)
  }

  deinit {
    values.deallocate()
    scratch.deallocate()
  }

  private var rowLength: Int { columns * channels }

  func read(_ row: (Int) -> UnsafeMutablePointer<UInt8>) {
    let length = rowLength
    for y in 0..<rows {
      let (from, to) = (row(y), values + y * length)
      for index in 0..<length { to[index] = UInt16(from[index]) &<< 8 }
    }
  }

  func write(_ row: (Int) -> UnsafeMutablePointer<UInt8>) {
    let length = rowLength
    for y in 0..<rows {
      let (from, to) = (values + y * length, row(y))
      for index in 0..<length { to[index] = UInt8(truncatingIfNeeded: (UInt32(from[index]) &+ 128) &>> 8) }
    }
  }

  func blurBothWays(sigma: CGFloat, extendsEdges: Bool) {
    for _ in 0..<2 {
      if sigma <= Blur.directLimit {
        convolve(Blur.kernel(sigma), extendsEdges)
      } else {
        let box = Blur.box(sigma)
        for _ in 0..<Blur.passCount { average(radius: box.radius, part: Float(box.part), extendsEdges) }
      }
      transpose()
    }
  }

  private func transpose() {
    if channels == 1 {
      Self.transpose(values, scratch, columns, rows)
    } else {
      UnsafeMutableRawPointer(values).withMemoryRebound(to: UInt64.self, capacity: columns * rows) { from in
        UnsafeMutableRawPointer(scratch).withMemoryRebound(to: UInt64.self, capacity: columns * rows) { to in
          Self.transpose(from, to, columns, rows)
        }
      }
    }
    swap(&values, &scratch)
    swap(&columns, &rows)
  }

  @inline(__always)
  private static func transpose<T>(
    _ from: UnsafeMutablePointer<T>, _ to: UnsafeMutablePointer<T>, _ columns: Int, _ rows: Int
  ) {
    let block = 16
    for top in stride(from: 0, to: rows, by: block) {
      for left in stride(from: 0, to: columns, by: block) {
        for x in left..<min(left + block, columns) {
          for y in top..<min(top + block, rows) { to[x &* rows &+ y] = from[y &* columns &+ x] }
        }
      }
    }
  }

  /// A row, or a stand-in for one beyond the edges; `nil` for an empty one.
  @inline(__always)
  private func row(_ y: Int, _ extendsEdges: Bool) -> UnsafeMutablePointer<UInt16>? {
    if y >= 0 && y < rows { return values + y * rowLength }
    return extendsEdges ? values + (y < 0 ? 0 : rows - 1) * rowLength : nil
  }

  private func convolve(_ kernel: [Float], _ extendsEdges: Bool) {
    let length = rowLength
    withUnsafeTemporaryAllocation(of: Float.self, capacity: length) { sums in
      guard let sums = sums.baseAddress else { return }
      for y in 0..<rows {
        let middle = values + y * length
        for index in 0..<length { sums[index] = Float(middle[index]) * kernel[0] }
        for distance in 1..<kernel.count {
          let weight = kernel[distance]
          let above = row(y - distance, extendsEdges), below = row(y + distance, extendsEdges)
          switch (above, below) {
          case (nil, nil): continue
          case (let above?, let below?):
            for index in 0..<length {
              sums[index] += Float(Int32(above[index]) &+ Int32(below[index])) * weight
            }
          case (let one?, nil), (nil, let one?):
            for index in 0..<length { sums[index] += Float(Int32(one[index])) * weight }
          }
        }
        let target = scratch + y * length
        for index in 0..<length { target[index] = Self.whole(sums[index]) }
      }
    }
    swap(&values, &scratch)
  }

  @inline(__always) private static func whole(_ value: Float) -> UInt16 {
    UInt16(truncatingIfNeeded: Int32(min(value + 0.5, 65_535)))
  }

  private func average(radius: Int, part: Float, _ extendsEdges: Bool) {
    let length = rowLength
    let factor = 1 / (Float(2 * radius + 1) + 2 * part)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: length * 2) { buffer in
      guard let sums = buffer.baseAddress else { return }
      let zeros = UnsafeMutableRawPointer(sums + length).assumingMemoryBound(to: UInt16.self)
      for index in 0..<length * 2 { sums[index] = 0 }
      for y in -radius...radius {
        guard let line = row(y, extendsEdges) else { continue }
        for index in 0..<length { sums[index] &+= UInt32(line[index]) }
      }
      for y in 0..<rows {
        let above = row(y - radius - 1, extendsEdges) ?? zeros, below = row(y + radius + 1, extendsEdges) ?? zeros
        let target = scratch + y * length
        for index in 0..<length {
          let ends = Float(Int32(above[index]) &+ Int32(below[index])) * part
          target[index] = Self.whole((Float(Int32(bitPattern: sums[index])) + ends) * factor)
        }
        // The window moves down by one.
        let leaving = row(y - radius, extendsEdges) ?? zeros
        for index in 0..<length { sums[index] = sums[index] &+ UInt32(below[index]) &- UInt32(leaving[index]) }
      }
    }
    swap(&values, &scratch)
  }
}
