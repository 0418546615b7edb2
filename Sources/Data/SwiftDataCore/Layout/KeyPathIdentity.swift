// Safe: a key path's parts follow its object's header, isa and text in words; only paths of one computed part without arguments, as long
// as the other, are read, and nothing is written.
/// Tells that two key paths lead to one property where one begins at a class and the other at one that inherits from it.
///
/// Such paths are not equal, because their types differ. Their only part, the property, has the same identity in both.
enum KeyPathIdentity {
  static func areSameProperty(_ left: AnyKeyPath, _ right: AnyKeyPath) -> Bool {
    guard type(of: left).valueType == type(of: right).valueType, let first = part(of: left), let second = part(of: right) else {
      return false
    }
    return first == second
  }

  /// The head of the part, without the bits that tell whether it can be set, and its identity.
  private static func part(of keyPath: AnyKeyPath) -> (UInt32, UInt)? {
    let object = UnsafeRawPointer(Unmanaged.passUnretained(keyPath).toOpaque())
    let size = (object + partsOffset).load(as: UInt32.self) & sizeMask
    guard size == settableSize || size == readOnlySize else { return nil }
    let head = (object + partsOffset + 8).load(as: UInt32.self)
    guard head & kindMask == computedKind, head & hasArguments == 0 else { return nil }
    return (head & ~settableBits, (object + partsOffset + 16).load(as: UInt.self))
  }

  /// Behind the object's isa, its reference counts and the text for key-value coding.
  private static let partsOffset = 24
  private static let sizeMask: UInt32 = 0x00FF_FFFF
  /// The sizes of a part with identity and getter, with and without a setter.
  private static let settableSize: UInt32 = 0x20
  private static let readOnlySize: UInt32 = 0x18
  private static let kindMask: UInt32 = 0x7F00_0000
  private static let computedKind: UInt32 = 0x0200_0000
  private static let settableBits: UInt32 = 0x00C0_0000
  private static let hasArguments: UInt32 = 0x0008_0000
}
