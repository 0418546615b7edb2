import Glibc

/// Compares arrays of instances by which instances they are.
enum SameInstances {
  // Safe: an array of instances of a class is an array of pointers, which are compared as numbers and not followed.
  /// The addresses of instances.
  static func addresses<Element: AnyObject>(_ models: ArraySlice<Element>) -> [UInt] {
    models.withUnsafeBytes { Array($0.bindMemory(to: UInt.self)) }
  }

  // Safe: the bytes are compared and not kept.
  /// How many instances are the same at the beginning, and how many of the others at the end.
  static func ends<Element: AnyObject>(_ old: [UInt], _ new: [Element]) -> (start: Int, end: Int) {
    old.withUnsafeBytes { old in new.withUnsafeBytes { new in ends(of: old, new) } }
  }

  private static func ends(of old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer) -> (start: Int, end: Int) {
    let size = MemoryLayout<UInt>.size
    func pointer(_ index: Int, in bytes: UnsafeRawBufferPointer) -> UInt {
      bytes.load(fromByteOffset: index * size, as: UInt.self)
    }
    let oldCount = old.count / size, newCount = new.count / size, shorter = min(oldCount, newCount)
    if shorter == 0 { return (0, 0) }
    // Most changes are at the end, and memory is compared faster as a whole.
    if let old = old.baseAddress, let new = new.baseAddress, memcmp(old, new, shorter * size) == 0 { return (shorter, 0) }
    var start = 0
    while start < shorter, pointer(start, in: old) == pointer(start, in: new) { start += 1 }
    var end = 0
    while end < shorter - start, pointer(oldCount - 1 - end, in: old) == pointer(newCount - 1 - end, in: new) { end += 1 }
    return (start, end)
  }
}
