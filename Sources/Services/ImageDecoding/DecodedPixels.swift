import CoreGraphicsTypes
import Foundation

/// The pixels of all bitmaps and drawings of a decoder: those not drawn for longest go when there are too many.
///
/// The one drawn last stays, however large it is.
package final class DecodedPixels {
  /// What a picture was made as: a bitmap smaller by a factor, a drawing at a size in pixels.
  private enum Version: Hashable {
    case reduced(by: Int)
    case drawn(width: Int, height: Int)
  }
  private struct Key: Hashable {
    let source: ObjectIdentifier
    let version: Version

    /// The factor of a bitmap; 0 for a drawing.
    var factor: Int { if case .reduced(let factor) = version { factor } else { 0 } }
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

  /// How many versions of bitmaps and drawings are kept.
  package var count: Int { entries.count }

  /// The version of a bitmap that is smaller by a factor; `nil` where it is not kept.
  ///
  /// `again` decodes it anew, for the comparison.
  func image(of source: AnyObject, reducedBy factor: Int, again: () -> CGImage?) -> CGImage? {
    guard let image = use(Key(source: ObjectIdentifier(source), version: .reduced(by: factor))) else { return nil }
    verify(image, factor, again)
    return image
  }

  /// A drawing at a size in pixels; `nil` where it is not kept.
  func image(of source: AnyObject, width: Int, height: Int) -> CGImage? {
    use(Key(source: ObjectIdentifier(source), version: .drawn(width: width, height: height)))
  }

  private func use(_ key: Key) -> CGImage? {
    uses += 1
    guard let index = entries.index(forKey: key) else { return nil }
    entries.values[index].use = uses
    entries.values[index].wasDrawn = true
    return entries.values[index].image
  }

  /// What is compared costs a decoding, so it is small ones, as they are.
  private func verify(_ image: CGImage, _ factor: Int, _ again: () -> CGImage?) {
    guard let fault, factor == 1, image.width * image.height <= 4096, let fresh = again() else { return }
    guard fresh.width != image.width || fresh.pixels != image.pixels else { return }
    fault("the pixels that are kept of a bitmap of \(image.width) × \(image.height) are not those of its file")
  }

  /// A version made of one that has more pixels; one that was only decoded to open the bitmap is let go.
  func smaller(of source: AnyObject, reducedBy factor: Int) -> CGImage? {
    let larger = entries.keys.filter { $0.source == ObjectIdentifier(source) && (1..<factor).contains($0.factor) }
    guard let key = larger.max(by: { $0.factor < $1.factor }), let entry = entries[key] else { return nil }
    if !entry.wasDrawn { remove(key) }
    return entry.image.reduced(by: factor / key.factor)
  }

  func insert(_ image: CGImage, of source: AnyObject, reducedBy factor: Int) {
    insert(image, Key(source: ObjectIdentifier(source), version: .reduced(by: factor)))
  }

  /// Keeps a drawing at a size in pixels; of one drawing there are few sizes, those drawn last.
  func insert(_ image: CGImage, of source: AnyObject, width: Int, height: Int) {
    let others = entries.filter { $0.key.source == ObjectIdentifier(source) }
    if others.count >= Self.sizeLimit, let oldest = others.min(by: { $0.value.use < $1.value.use }) { remove(oldest.key) }
    insert(image, Key(source: ObjectIdentifier(source), version: .drawn(width: width, height: height)))
  }

  private static let sizeLimit = 4

  private func insert(_ image: CGImage, _ key: Key) {
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
