import Foundation

/// How values of a type are kept in the user's defaults.
package struct StoredRepresentation<Value> {
  /// The value under a key; `nil` where nothing is kept, or something else.
  let read: (UserDefaults, String) -> Value?
  let write: (Value, UserDefaults, String) -> Void

  /// Keeps values that others stand for.
  func raw<Full: RawRepresentable>() -> StoredRepresentation<Full> where Full.RawValue == Value {
    StoredRepresentation<Full>(
      read: { defaults, key in read(defaults, key).flatMap { Full(rawValue: $0) } },
      write: { value, defaults, key in write(value.rawValue, defaults, key) })
  }

  /// Keeps nothing for `nil`.
  func optional() -> StoredRepresentation<Value?> {
    StoredRepresentation<Value?>(
      read: { defaults, key in .some(read(defaults, key)) },
      write: { value, defaults, key in
        if let value { write(value, defaults, key) } else { defaults.removeObject(forKey: key) }
      })
  }

  /// Keeps values as they are.
  ///
  /// A string that is kept is no number; only what the command line says is words, whatever it means: `-key YES`.
  /// - Parameters:
  ///   - cast: The value that an object is, if it is one.
  ///   - word: The value that a word of the command line says.
  /// - Returns: The form.
  private static func plain(_ cast: @escaping (Any) -> Value?, word: @escaping (String) -> Value? = { _ in nil })
    -> StoredRepresentation
  {
    StoredRepresentation(
      read: { defaults, key in
        guard let object = defaults.object(forKey: key) else { return nil }
        if let value = cast(object) { return value }
        guard let text = object as? String, defaults.volatileDomain(forName: UserDefaults.argumentDomain)[key] != nil else {
          return nil
        }
        return word(text)
      }, write: { value, defaults, key in defaults.set(value, forKey: key) })
  }
}

extension StoredRepresentation where Value == Bool {
  static var boolean: StoredRepresentation { plain({ ($0 as? NSNumber) as? Bool }, word: { NSString(string: $0).boolValue }) }
}
extension StoredRepresentation where Value == Int {
  static var integer: StoredRepresentation { plain({ ($0 as? NSNumber) as? Int }, word: { Int($0) }) }
}
extension StoredRepresentation where Value == Double {
  static var number: StoredRepresentation { plain({ ($0 as? NSNumber) as? Double }, word: { Double($0) }) }
}
extension StoredRepresentation where Value == String {
  static var string: StoredRepresentation { plain { $0 as? String } }
}
extension StoredRepresentation where Value == Data {
  static var data: StoredRepresentation { plain { $0 as? Data } }
}
extension StoredRepresentation where Value == Date {
  static var date: StoredRepresentation { plain { $0 as? Date } }
}
extension StoredRepresentation where Value == URL {
  /// As a string: Foundation's own form of addresses does not come back on this system.
  static var url: StoredRepresentation {
    let string = StoredRepresentation<String>.string
    return StoredRepresentation(
      read: { string.read($0, $1).flatMap { URL(string: $0) } },
      write: { value, defaults, key in string.write(value.absoluteString, defaults, key) })
  }
}
extension StoredRepresentation where Value: Codable {
  /// As the bytes that describe it, for values that are made of several.
  package static var described: StoredRepresentation {
    let data = StoredRepresentation<Data>.data
    return StoredRepresentation(
      read: { defaults, key in data.read(defaults, key).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      write: { value, defaults, key in
        if let bytes = try? JSONEncoder().encode(value) { data.write(bytes, defaults, key) }
      })
  }
}
