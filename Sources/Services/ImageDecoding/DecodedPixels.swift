import CoreGraphicsTypes
import Foundation

/// The pixels of all bitmaps of a decoder: those not drawn for longest go when there are too many.
///
/// The one drawn last stays, however large it is.
package final class DecodedPixels {
  private struct Key: Hashable {
    let source: ObjectIdentifier
    let factor: Int
  }
  private struct Entry {
    let image: CGImage
    var use: Int
    /// Whether it was asked for, and not only made on the way.
    var wasDrawn = false
  }
  private let byteLimit: Int
  private var entries: [Key: Entry] = [:]
  private var uses = 0
  /// The bytes of what is kept.
  package private(set) var byteCount = 0
  /// Told when pixels that were kept are not those of the file; `nil`: they are not compared.
  package var fault: ((String) -> Void)?

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// How many versions of bitmaps are kept.
  package var count: Int { entries.count }

  /// The version of a bitmap that is smaller by a factor; `nil` where it is not kept.
  ///
  /// `again` decodes it anew, for the comparison.
  func image(of source: AnyObject, reducedBy factor: Int, again: () -> CGImage?) -> CGImage? {
    let key = Key(source: ObjectIdentifier(source), factor: factor)
    uses += 1
    guard let index = entries.index(forKey: key) else { return nil }
    entries.values[index].use = uses
    entries.values[index].wasDrawn = true
    let image = entries.values[index].image
    verify(image, factor, again)
    return image
  }

  /// What is compared costs a decoding, so it is small ones, as they are.
  private func verify(_ image: CGImage, _ factor: Int, _ again: () -> CGImage?) {
    guard let fault, factor == 1, image.width * image.height <= 4096, let fresh = again() else { return }
    guard fresh.width != image.width || fresh.pixels != image.pixels else { return }
    fault("the pixels that are kept of a bitmap of \(image.width) × \(image.height) are not those of its file")
  }

  /// A version made of one that has more pixels; one that was only decoded to open the bitmap is let go.
  func smaller(of source: AnyObject, reducedBy factor: Int) -> CGImage? {
    let larger = entries.keys.filter { $0.source == ObjectIdentifier(source) && $0.factor < factor }
    guard let key = larger.max(by: { $0.factor < $1.factor }), let entry = entries[key] else { return nil }
    if !entry.wasDrawn { remove(key) }
    return entry.image.reduced(by: factor / key.factor)
  }

  func insert(_ image: CGImage, of source: AnyObject, reducedBy factor: Int) {
    let key = Key(source: ObjectIdentifier(source), factor: factor)
    remove(key)
    uses += 1
    entries[key] = Entry(image: image, use: uses)
    byteCount += image.pixels.count
    shrink(keeping: key)
  }

  private func shrink(keeping newest: Key) {
    guard byteCount > byteLimit else { return }
    for key in entries.sorted(by: { $0.value.use < $1.value.use }).map(\.key) where byteCount > byteLimit && key != newest {
      remove(key)
    }
  }

  /// Forgets all versions of a bitmap.
  func remove(_ source: ObjectIdentifier) {
    for key in entries.keys.filter({ $0.source == source }) { remove(key) }
  }

  private func remove(_ key: Key) {
    if let old = entries.removeValue(forKey: key) { byteCount -= old.image.pixels.count }
  }
}

extension CGImage {
  /// The picture with one pixel for each square of `factor` pixels, their mean.
  fileprivate func reduced(by factor: Int) -> CGImage {
    let (columns, rows) = ((width + factor - 1) / factor, (height + factor - 1) / factor)
    var result = Data(count: columns * rows * 4)
    result.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
      pixels.withUnsafeBytes { (source: UnsafeRawBufferPointer) in
        for row in 0..<rows {
          let lines = row * factor..<min((row + 1) * factor, height)
          for column in 0..<columns {
            let positions = column * factor..<min((column + 1) * factor, width)
            var sum = SIMD4<UInt32>.zero
            for y in lines {
              for x in positions {
                let pixel = source.loadUnaligned(fromByteOffset: (y * width + x) * 4, as: SIMD4<UInt8>.self)
                sum &+= SIMD4<UInt32>(truncatingIfNeeded: pixel)
              }
            }
            let count = UInt32(lines.count * positions.count)
            let mean = (sum &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
            let position = (row * columns + column) * 4
            target.storeBytes(of: SIMD4<UInt8>(truncatingIfNeeded: mean), toByteOffset: position, as: SIMD4<UInt8>.self)
          }
        }
      }
    }
    return CGImage(width: columns, height: rows, pixels: result)
  }
}
