import Foundation

/// Masks of small shapes that were painted together: equal shapes at equal places within a pixel are drawn once.
///
/// Thousands of them are looked up in each frame, so that keys and masks lie one behind the other in two pieces of memory.
final class ShapeMasks {
  private struct Entry {
    let numbers: Range<Int>
    let width: Int
    let height: Int
    let bytes: Int
  }

  private var entries: [Entry] = []
  private var numbers: [Int32] = []
  private var bytes: [UInt8]
  /// Entries by the hash of their numbers, each in the first free slot from its own on; -1 for a free one.
  private var slots: [Int32]
  private(set) var pens: [ShapePen] = []
  private var penNumbers: [ShapePen: Int] = [:]

  /// A byte of no mask, so that there is always a first one.
  private static var noBytes: [UInt8] { [0] }

  /// Masks that were drawn, over all time.
  private(set) var drawn = 0
  var count: Int { entries.count }

  /// More entries, or masks of more bytes, are forgotten before the next shapes are painted.
  private static let entryLimit = 1 << 14
  private static let byteLimit = 4 << 20

  init() {
    slots = Self.noSlots
    bytes = Self.noBytes
  }

  /// Far more than there can be entries, a run's own beyond the limit included, so that a free one is near.
  private static var noSlots: [Int32] { Array(repeating: -1, count: entryLimit * 4) }

  /// Forgets all when there is too much; masks that were found before are no longer valid then.
  func trim() {
    guard entries.count > Self.entryLimit || bytes.count > Self.byteLimit || pens.count > Self.entryLimit else { return }
    entries.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: Self.noBytes)
    pens.removeAll()
    penNumbers.removeAll()
    slots = Self.noSlots
  }

  /// The number of a pen, by which an outline names it.
  func number(of pen: ShapePen) -> Int {
    if let last = pens.last, last == pen { return pens.count - 1 }
    if let cached = penNumbers[pen] { return cached }
    pens.append(pen)
    penNumbers[pen] = pens.count - 1
    return pens.count - 1
  }

  /// The mask of an outline, and whether it is a new one, which is to be drawn.
  func find(_ outline: ShapeOutline) -> (mask: Int, isNew: Bool) {
    let key = outline.numbers
    var slot = Self.hash(key) & (slots.count - 1)
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.numbers.count == key.count, isEqual(key, from: entry.numbers.lowerBound) { return (Int(slots[slot]), false) }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(entries.count)
    let (width, height) = (Int(key[1]), Int(key[2]))
    let entry = Entry(numbers: numbers.count..<numbers.count + key.count, width: width, height: height, bytes: bytes.count)
    entries.append(entry)
    numbers.append(contentsOf: key)
    bytes.append(contentsOf: repeatElement(0, count: entry.width * height))
    return (entries.count - 1, true)
  }

  private func isEqual(_ key: [Int32], from start: Int) -> Bool {
    key.withUnsafeBufferPointer { key in
      numbers.withUnsafeBufferPointer { numbers in
        guard let first = key.baseAddress, let all = numbers.baseAddress else { return false }
        return memcmp(first, all + start, key.count * 4) == 0
      }
    }
  }

  private static func hash(_ key: [Int32]) -> Int {
    var hash: UInt64 = 0
    for number in key {
      hash = (hash ^ UInt64(UInt32(bitPattern: number))) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    return Int(truncatingIfNeeded: hash >> 1)
  }

  /// The numbers of a mask's outline.
  func outline(_ mask: Int) -> ArraySlice<Int32> { numbers[entries[mask].numbers] }

  /// The first of them, which says how it is drawn.
  func drawing(_ mask: Int) -> Int32 { numbers[entries[mask].numbers.lowerBound] }

  /// Takes a mask that was drawn, from its first row on a sheet.
  func store(_ mask: Int, from first: UnsafePointer<UInt8>, stride: Int) {
    let entry = entries[mask]
    drawn += 1
    bytes.withUnsafeMutableBytes { bytes in
      guard let target = bytes.baseAddress else { return }
      for y in 0..<entry.height {
        memcpy(target + entry.bytes + y * entry.width, first + y * stride, entry.width)
      }
    }
  }

  /// Calls a closure with all masks' bytes.
  func withBytes(_ body: (UnsafePointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { if let first = $0.baseAddress { body(first) } }
  }

  /// The number of a mask's first byte; rows follow each other.
  func start(of mask: Int) -> Int { entries[mask].bytes }
}
