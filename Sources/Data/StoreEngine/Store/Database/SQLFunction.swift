import Foundation
import SQLite3

/// A function that statements may call.
package struct SQLFunction: Sendable {
  package var name: String
  /// Below 0 is any number.
  package var argumentCount: Int
  /// Whether equal arguments give equal results.
  package var isDeterministic: Bool
  package var body: @Sendable ([StoreValue]) -> StoreValue

  package init(
    _ name: String, argumentCount: Int, isDeterministic: Bool = true, body: @escaping @Sendable ([StoreValue]) -> StoreValue
  ) {
    self.name = name
    self.argumentCount = argumentCount
    self.isDeterministic = isDeterministic
    self.body = body
  }

  /// A function that does nothing: those that triggers of Apple's stores call are known to Apple's connections alone.
  static func idle(_ name: String) -> SQLFunction { SQLFunction(name, argumentCount: -1) { _ in .null } }

  func add(to database: OpaquePointer) {
    let flags = SQLITE_UTF8 | SQLITE_INNOCUOUS | (isDeterministic ? SQLITE_DETERMINISTIC : 0)
    let box = Unmanaged.passRetained(Box(body)).toOpaque()
    sqlite3_create_function_v2(
      database, name, Int32(argumentCount), flags, box, SQLFunction.call, nil, nil, { Unmanaged<AnyObject>.release($0) })
  }

  private static let call: @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void = {
    context, count, arguments in
    guard let data = sqlite3_user_data(context) else { return }
    let box = Unmanaged<Box<@Sendable ([StoreValue]) -> StoreValue>>.fromOpaque(data).takeUnretainedValue()
    let values = (0..<Int(count)).map { StoreValue(argument: arguments?[$0]) }
    box.content(values).give(to: context)
  }
}

/// An order of texts that statements may name after `COLLATE`.
package struct SQLCollation: Sendable {
  package var name: String
  /// Below 0 where the first comes first, 0 where they are equal.
  package var compare: @Sendable (String, String) -> Int

  package init(_ name: String, compare: @escaping @Sendable (String, String) -> Int) {
    self.name = name
    self.compare = compare
  }

  func add(to database: OpaquePointer) {
    let box = Unmanaged.passRetained(Box(compare)).toOpaque()
    sqlite3_create_collation_v2(
      database, name, SQLITE_UTF8, box,
      { data, firstCount, first, secondCount, second in
        guard let data else { return 0 }
        let box = Unmanaged<Box<@Sendable (String, String) -> Int>>.fromOpaque(data).takeUnretainedValue()
        let left = String(decoding: UnsafeRawBufferPointer(start: first, count: Int(firstCount)), as: UTF8.self)
        let right = String(decoding: UnsafeRawBufferPointer(start: second, count: Int(secondCount)), as: UTF8.self)
        return Int32(clamping: box.content(left, right))
      }, { Unmanaged<AnyObject>.release($0) })
  }
}

/// What the database holds for a function, and releases with it.
private final class Box<Content> {
  let content: Content
  init(_ content: Content) { self.content = content }
}

extension Unmanaged where Instance == AnyObject {
  fileprivate static func release(_ pointer: UnsafeMutableRawPointer?) {
    if let pointer { Unmanaged.fromOpaque(pointer).release() }
  }
}

extension StoreValue {
  fileprivate init(argument: OpaquePointer?) {
    switch sqlite3_value_type(argument) {
    case SQLITE_INTEGER: self = .integer(sqlite3_value_int64(argument))
    case SQLITE_FLOAT: self = .real(sqlite3_value_double(argument))
    case SQLITE_TEXT:
      let start = sqlite3_value_text(argument)
      let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(argument)))
      self = .text(String(decoding: bytes, as: UTF8.self))
    case SQLITE_BLOB:
      let start = sqlite3_value_blob(argument)
      self = .blob(start.map { Data(bytes: $0, count: Int(sqlite3_value_bytes(argument))) } ?? Data())
    default: self = .null
    }
  }

  fileprivate func give(to context: OpaquePointer?) {
    switch self {
    case .null: sqlite3_result_null(context)
    case .integer(let number): sqlite3_result_int64(context, number)
    case .real(let number): sqlite3_result_double(context, number)
    case .text(let text):
      var text = text
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          sqlite3_result_text64(context, $0.baseAddress, UInt64($0.count), ApusSQLiteTransient(), UInt8(SQLITE_UTF8))
        }
      }
    case .blob(let data):
      data.withUnsafeBytes { sqlite3_result_blob64(context, $0.baseAddress, UInt64($0.count), ApusSQLiteTransient()) }
    }
  }
}
