import Foundation
import StoreEngine

/// A type of which a value fills one column.
protocol ColumnValue: Codable, Sendable {
  static var columnKind: ColumnKind { get }
  /// A value for records that have none.
  static var placeholder: Self { get }
  /// The value of a column; nil where it holds something else.
  init?(column: StoreValue)
  var column: StoreValue { get }
}

// MARK: - Numbers

extension ColumnValue where Self: FixedWidthInteger {
  static var placeholder: Self { 0 }

  init?(column: StoreValue) {
    switch column {
    case .integer(let number): self.init(exactly: number)
    case .real(let number): self.init(exactly: number)
    default: return nil
    }
  }

  var column: StoreValue { .integer(Int64(truncatingIfNeeded: self)) }
}

extension Int: ColumnValue { static var columnKind: ColumnKind { .integer64 } }
extension Int8: ColumnValue { static var columnKind: ColumnKind { .integer16 } }
extension Int16: ColumnValue { static var columnKind: ColumnKind { .integer16 } }
extension Int32: ColumnValue { static var columnKind: ColumnKind { .integer32 } }
extension Int64: ColumnValue { static var columnKind: ColumnKind { .integer64 } }
extension UInt8: ColumnValue { static var columnKind: ColumnKind { .integer16 } }
extension UInt16: ColumnValue { static var columnKind: ColumnKind { .integer32 } }
extension UInt32: ColumnValue { static var columnKind: ColumnKind { .integer64 } }

// Columns have 64 bits with a sign: what is above the highest such number is kept as the negative number of the same bits.
extension UInt: ColumnValue {
  static var columnKind: ColumnKind { .integer64 }

  init?(column: StoreValue) {
    guard case .integer(let number) = column else { return nil }
    self.init(UInt64(bitPattern: number))
  }
}

extension UInt64: ColumnValue {
  static var columnKind: ColumnKind { .integer64 }

  init?(column: StoreValue) {
    guard case .integer(let number) = column else { return nil }
    self.init(bitPattern: number)
  }
}

extension Bool: ColumnValue {
  static var columnKind: ColumnKind { .boolean }
  static var placeholder: Bool { false }

  init?(column: StoreValue) {
    guard case .integer(let number) = column else { return nil }
    self = number != 0
  }

  var column: StoreValue { .integer(self ? 1 : 0) }
}

// A database keeps no NaN: it makes NULL of it, which is read as NaN again.
extension ColumnValue where Self: BinaryFloatingPoint {
  static var placeholder: Self { 0 }

  init?(column: StoreValue) {
    switch column {
    case .real(let number): self.init(number)
    case .integer(let number): self.init(number)
    case .null: self = .nan
    default: return nil
    }
  }

  var column: StoreValue { isNaN ? .null : .real(Double(self)) }
}

extension Double: ColumnValue { static var columnKind: ColumnKind { .double } }
extension Float: ColumnValue { static var columnKind: ColumnKind { .float } }
extension CGFloat: ColumnValue { static var columnKind: ColumnKind { .double } }

// The column makes a binary number of it, as Core Data's does: 15 digits are kept.
extension Decimal: ColumnValue {
  static var columnKind: ColumnKind { .decimal }
  static var placeholder: Decimal { 0 }

  init?(column: StoreValue) {
    switch column {
    case .integer(let number): self.init(number)
    case .real(let number) where number.isFinite: self.init(string: "\(number)", locale: nil)
    case .text(let text): self.init(string: text, locale: nil)
    case .null: self = .nan
    default: return nil
    }
  }

  var column: StoreValue {
    guard !isNaN else { return .null }
    let text = description
    if let number = Int64(text) { return .integer(number) }
    if let number = Double(text), Decimal(string: "\(number)", locale: nil) == self { return .real(number) }
    return .text(text)
  }
}

// MARK: - Text, time, bytes

extension String: ColumnValue {
  static var columnKind: ColumnKind { .string }
  static var placeholder: String { "" }

  init?(column: StoreValue) {
    guard case .text(let text) = column else { return nil }
    self = text
  }

  var column: StoreValue { .text(self) }
}

extension URL: ColumnValue {
  static var columnKind: ColumnKind { .uri }
  static var placeholder: URL { URL(fileURLWithPath: "/") }

  init?(column: StoreValue) {
    guard case .text(let text) = column else { return nil }
    self.init(string: text)
  }

  var column: StoreValue { .text(absoluteString) }
}

extension Date: ColumnValue {
  static var columnKind: ColumnKind { .date }
  static var placeholder: Date { Date(timeIntervalSinceReferenceDate: 0) }

  init?(column: StoreValue) {
    switch column {
    case .real(let seconds): self.init(timeIntervalSinceReferenceDate: seconds)
    case .integer(let seconds): self.init(timeIntervalSinceReferenceDate: Double(seconds))
    default: return nil
    }
  }

  var column: StoreValue { .real(timeIntervalSinceReferenceDate) }
}

extension UUID: ColumnValue {
  static var columnKind: ColumnKind { .uuid }
  static var placeholder: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }

  init?(column: StoreValue) {
    switch column {
    case .blob(let bytes) where bytes.count == 16:
      var uuid = Self.placeholder.uuid
      withUnsafeMutableBytes(of: &uuid) { _ = bytes.copyBytes(to: $0) }
      self.init(uuid: uuid)
    case .text(let text): self.init(uuidString: text)
    default: return nil
    }
  }

  var column: StoreValue { .blob(withUnsafeBytes(of: uuid) { Data($0) }) }
}

extension Data: ColumnValue {
  static var columnKind: ColumnKind { .binary }
  static var placeholder: Data { Data() }

  init?(column: StoreValue) {
    guard case .blob(let bytes) = column else { return nil }
    self = bytes
  }

  var column: StoreValue { .blob(self) }
}
