import Foundation

/// How values of a type are kept in the user's defaults.
struct StoredForm<Value> {
  /// The value under a key; `nil` where nothing is kept, or something else.
  let read: (UserDefaults, String) -> Value?
  let write: (Value, UserDefaults, String) -> Void

  /// Keeps values that others stand for.
  func raw<Full: RawRepresentable>() -> StoredForm<Full> where Full.RawValue == Value {
    StoredForm<Full>(
      read: { defaults, key in read(defaults, key).flatMap { Full(rawValue: $0) } },
      write: { value, defaults, key in write(value.rawValue, defaults, key) })
  }

  /// Keeps nothing for `nil`.
  func optional() -> StoredForm<Value?> {
    StoredForm<Value?>(
      read: { defaults, key in .some(read(defaults, key)) },
      write: { value, defaults, key in
        if let value { write(value, defaults, key) } else { defaults.removeObject(forKey: key) }
      })
  }

  /// Keeps values as they are, if there is a way to read them.
  private static func plain(_ read: @escaping (UserDefaults, String) -> Value?) -> StoredForm {
    StoredForm(read: read, write: { value, defaults, key in defaults.set(value, forKey: key) })
  }
}

extension StoredForm where Value == Bool {
  /// Words of the command line count, too: `-key YES`.
  static var boolean: StoredForm { plain { $0.object(forKey: $1) == nil ? nil : $0.bool(forKey: $1) } }
}
extension StoredForm where Value == Int {
  static var integer: StoredForm { plain { $0.object(forKey: $1) == nil ? nil : $0.integer(forKey: $1) } }
}
extension StoredForm where Value == Double {
  static var number: StoredForm { plain { $0.object(forKey: $1) == nil ? nil : $0.double(forKey: $1) } }
}
extension StoredForm where Value == String {
  static var string: StoredForm { plain { $0.string(forKey: $1) } }
}
extension StoredForm where Value == Data {
  static var data: StoredForm { plain { $0.data(forKey: $1) } }
}
extension StoredForm where Value == Date {
  static var date: StoredForm { plain { $0.object(forKey: $1) as? Date } }
}
extension StoredForm where Value == URL {
  /// As a string: Foundation's own form of addresses does not come back on this system.
  static var url: StoredForm {
    StoredForm(
      read: { $0.string(forKey: $1).flatMap { URL(string: $0) } },
      write: { value, defaults, key in defaults.set(value.absoluteString, forKey: key) })
  }
}
