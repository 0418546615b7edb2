public import Foundation

/// How a format becomes bytes and comes back, and how two values of it are compared.
public struct Diffing<Value> {
  /// The bytes of a value, as they are kept.
  public var toData: (Value) -> Data
  /// The value of such bytes.
  public var fromData: (Data) -> Value
  /// What is different, and what is to be looked at then; `nil` where nothing is.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// Creates a way to compare.
  ///
  /// - Parameters:
  ///   - toData: The bytes of a value, as they are kept.
  ///   - fromData: The value of such bytes.
  ///   - diff: Compares the reference with a new value; `nil` where they count as the same.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}
