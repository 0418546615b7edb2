package import CairoRenderer
package import Foundation
package import LaunchContract

/// The pictures of an app over time, as a film.
///
/// Pictures come in whenever something changed; the film has one for each step of its own clock in which something did, and each
/// lasts until the next.
@MainActor
package final class Recording {
  /// A picture and how long it shows.
  struct Frame {
    var picture: PixelBuffer
    /// Where the picture lies in the film's, in pixels; only what changed is kept.
    var x: Int
    var y: Int
    /// Steps of the film's clock.
    var steps: Int
  }

  /// Steps a second.
  package let rate: Int
  private(set) var frames: [Frame] = []
  /// How much memory its pictures take.
  package private(set) var keptBytes = 0
  /// How many pictures it has.
  package var pictureCount: Int { frames.count }
  private let start: TimeInterval
  private var last: PixelBuffer?
  private var pending: (step: Int, picture: PixelBuffer)?
  private var lastStep = 0

  /// The longest film, in steps.
  private static let stepLimit = 36_000

  /// Begins a film of so many steps a second, at a time of the clock that its pictures come with.
  package init(rate: Int, start: TimeInterval = 0) { (self.rate, self.start) = (rate, start) }

  /// Takes a picture as it is at a time; of several in one step the last one counts.
  package func add(_ picture: PixelBuffer, at time: TimeInterval) {
    let step = min(Int(((time - start) * Double(rate)).rounded(.down)), Self.stepLimit)
    if let pending, pending.step != step { keep(pending.picture, at: pending.step) }
    pending = (step, picture)
  }

  /// Ends the film at a time.
  package func end(at time: TimeInterval) {
    if let pending { keep(pending.picture, at: pending.step) }
    pending = nil
    let step = min(Int(((time - start) * Double(rate)).rounded(.up)), Self.stepLimit)
    if let index = frames.indices.last { frames[index].steps = max(step - lastStep, 1) }
  }

  private func keep(_ picture: PixelBuffer, at step: Int) {
    if let index = frames.indices.last { frames[index].steps = max(step - lastStep, 1) }
    guard let last else {
      append(Frame(picture: picture, x: 0, y: 0, steps: 1), picture, step)
      return
    }
    guard let changed = picture.changedRect(from: last) else { return }
    append(
      Frame(picture: picture.part(changed), x: Int(changed.minX), y: Int(changed.minY), steps: 1), picture, step)
  }

  private func append(_ frame: Frame, _ picture: PixelBuffer, _ step: Int) {
    frames.append(frame)
    keptBytes += frame.picture.stride * frame.picture.height
    last = picture
    lastStep = step
  }

  /// Writes the film.
  package func write(to url: URL, as format: Film.Format) throws {
    guard let first = frames.first else { throw LaunchError("nothing was recorded") }
    let size = (first.picture.width, first.picture.height)
    switch format {
    case .gif: try GIFWriter.write(frames, size: size, rate: rate, to: url)
    case .apng: try APNGWriter.write(frames, size: size, rate: rate).write(to: url)
    case .frames: try writeFolder(url)
    }
  }

  private func writeFolder(_ url: URL) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let canvas = PixelBuffer(width: frames[0].picture.width, height: frames[0].picture.height)
    var number = 0
    for frame in frames {
      canvas.paste(frame.picture, x: frame.x, y: frame.y)
      let data = try canvas.pngData()
      for _ in 0..<frame.steps {
        number += 1
        let digits = String(number)
        let name = "frame-" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".png"
        try data.write(to: url.appendingPathComponent(name))
      }
    }
  }
}

extension PixelBuffer {
  /// The smallest rectangle outside of which both pictures are the same; `nil` if they are.
  func changedRect(from other: PixelBuffer) -> CGRect? {
    guard width == other.width, height == other.height else { return CGRect(x: 0, y: 0, width: width, height: height) }
    guard let a = bytes.baseAddress, let b = other.bytes.baseAddress else { return nil }
    let differs = { (y: Int) in
      memcmp(a + y * self.stride, b + y * other.stride, self.width * 4) != 0
    }
    guard let top = (0..<height).first(where: differs), let bottom = (0..<height).last(where: differs) else { return nil }
    var (left, right) = (width, 0)
    for y in top...bottom {
      let rowA = (a + y * stride).assumingMemoryBound(to: UInt32.self)
      let rowB = (b + y * other.stride).assumingMemoryBound(to: UInt32.self)
      if let x = (0..<left).first(where: { rowA[$0] != rowB[$0] }) { left = x }
      if let x = (right..<width).last(where: { rowA[$0] != rowB[$0] }) { right = x + 1 }
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top + 1)
  }

  /// A copy of a part.
  func part(_ rect: CGRect) -> PixelBuffer {
    let result = PixelBuffer(width: Int(rect.width), height: Int(rect.height))
    guard let from = bytes.baseAddress, let to = result.bytes.baseAddress else { return result }
    for y in 0..<result.height {
      memcpy(
        to + y * result.stride, from + (y + Int(rect.minY)) * stride + Int(rect.minX) * 4,
        result.width * 4)
    }
    result.markDirty()
    return result
  }

  /// Copies another picture over a part of this one.
  func paste(_ picture: PixelBuffer, x: Int, y: Int) {
    guard let from = picture.bytes.baseAddress, let to = bytes.baseAddress else { return }
    for row in 0..<min(picture.height, height - y) {
      memcpy(
        to + (row + y) * stride + x * 4, from + row * picture.stride,
        min(picture.width, width - x) * 4)
    }
    markDirty()
  }
}
