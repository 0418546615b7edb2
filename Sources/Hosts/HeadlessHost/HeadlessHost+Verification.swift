import CairoRenderer
import Foundation
import DisplayModel

extension HeadlessHost {
  /// Paints the whole picture elsewhere and compares it with what painting the damage has left.
  func verifyDamage(of update: DisplayUpdate) {
    guard let damageFault, ComparedFrames.contain(framesPainted) else { return }
    let whole = PixelBuffer(width: buffer.width, height: buffer.height)
    CairoRenderer().paint(update.list, into: whole, damage: nil)
    guard let position = buffer.firstDifference(from: whole) else { return }
    damageFault(
      "frame \(framesPainted) painted \(update.damage.rects) and moved \(update.damage.moves.map(\.rect)), but the pixel at \(position)"
        + " differs from a picture painted as a whole; the damage misses a change")
  }
}

extension PixelBuffer {
  /// The first pixel, in reading order, that is not the same in another buffer of the same size.
  fileprivate func firstDifference(from other: PixelBuffer) -> (x: Int, y: Int)? {
    let (mine, theirs) = (UnsafeRawBufferPointer(bytes), UnsafeRawBufferPointer(other.bytes))
    // Most buffers are the same, which memcmp says at once.
    if let first = mine.baseAddress, let other = theirs.baseAddress, memcmp(first, other, mine.count) == 0 { return nil }
    guard let offset = mine.indices.first(where: { mine[$0] != theirs[$0] }) else { return nil }
    return (x: offset % stride / 4, y: offset / stride)
  }
}
