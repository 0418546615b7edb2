/// Makes of what a message comes with what a method takes.
enum SelectorValue {
  /// A value was of another type than the method takes.
  struct Mismatch: Error {
    var given: String
    var wanted: String
  }

  /// The value at an index of a message's; `nil` where it comes with fewer.
  static func argument<Value>(_ index: Int, of values: [Any?]) throws -> Value {
    try cast(index < values.count ? values[index] : nil, to: Value.self)
  }

  /// A value as another type: as it is, or by the bridge between a type of Swift's and a class of Foundation's.
  static func cast<Value>(_ value: Any?, to type: Value.Type) throws -> Value {
    // An optional that holds nothing is one value among others to what can hold it.
    guard let value = flattened(value) else {
      if let none = Optional<Any>.none as? Value { return none }
      throw Mismatch(given: "nothing", wanted: "\(type)")
    }
    guard let cast = value as? Value else { throw Mismatch(given: "\(Swift.type(of: value))", wanted: "\(type)") }
    return cast
  }

  private static func flattened(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any OptionalValue else { return value }
    return flattened(optional.anyValue)
  }
}

private protocol OptionalValue {
  var anyValue: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var anyValue: Any? { self }
}
