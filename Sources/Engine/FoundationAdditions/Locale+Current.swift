package import Foundation

extension Locale {
  /// Makes the locale of an identifier the current one; returns whether it is.
  ///
  /// On Linux Foundation does not look for a person's language: its current locale is always English without a region (`en_001`),
  /// and there is no way to tell it another one. So this writes over that locale, of which a process has one, and `current`,
  /// `autoupdatingCurrent`, `Calendar.current` and all formats and formatters that follow them are the person's from then on.
  /// Where Foundation keeps its locales in another way than is known here nothing happens.
  ///
  /// Called before any other thread runs, and between two requests of whoever drives the app. The values that `current` has given
  /// out become other ones, too, and so do their hashes: none may be a key.
  package static func setCurrent(_ identifier: String) -> Bool {
    let current = Locale.current
    if current.identifier == identifier { return true }
    guard let known = StoredLocale(current), let new = StoredLocale(Locale(identifier: identifier)) else { return false }
    known.become(new)
    return Locale.current.identifier == identifier
  }
}

/// The object in which Foundation keeps what a locale is.
private struct StoredLocale {
  private let object: AnyObject
  private let length: Int

  /// The properties of the object that are known; none of them is set again once it is made, and the lock guards what is.
  private static let properties = ["identifier", "identifierCapturingPreferences", "calendarIdentifier", "prefs", "lock"]

  /// `nil` where the object is of another kind than those whose properties are known.
  init?(_ locale: Locale) {
    // A reference, and what it can do.
    guard MemoryLayout<Locale>.size == 2 * MemoryLayout<UnsafeRawPointer>.size else { return nil }
    let address = withUnsafeBytes(of: locale) { $0.load(as: UnsafeRawPointer.self) }
    object = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
    guard Mirror(reflecting: object).children.map({ $0.label ?? "" }) == Self.properties else { return nil }
    // A class tells the size of its objects behind its kind, its superclass, its flags and where its objects begin.
    let type = address.load(as: UnsafeRawPointer.self)
    length = Int(type.load(fromByteOffset: 24, as: UInt32.self))
    guard (Self.header + 8...1_024).contains(length) else { return nil }
  }

  /// An object begins with its type and its count.
  private static let header = 16

  /// Takes over all properties of another object, which it shares with it.
  ///
  /// Neither object ends from then on, so that nothing they share is given up twice.
  func become(_ other: StoredLocale) {
    guard type(of: object) == type(of: other.object), length == other.length else { return }
    let own = Unmanaged.passRetained(object).toOpaque(), others = Unmanaged.passRetained(other.object).toOpaque()
    (own + Self.header).copyMemory(from: others + Self.header, byteCount: length - Self.header)
  }
}
