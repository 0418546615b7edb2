import Foundation

extension ColumnKind {
  /// The kind of value that a column's rows have.
  enum Storage { case integer, real, decimal, text, blob }

  var storage: Storage {
    switch self {
    case .boolean, .integer16, .integer32, .integer64: .integer
    case .double, .float, .date: .real
    case .decimal: .decimal
    case .string, .uri: .text
    case .uuid, .binary, .transformable: .blob
    }
  }
}

extension StoreValue {
  /// The value in the type that a kind of column has; nothing where something would be lost.
  func converted(to kind: ColumnKind) -> StoreValue {
    switch (kind.storage, self) {
    case (.integer, .integer), (.real, .real), (.text, .text), (.blob, .blob): return self
    case (.integer, .real(let number)): return Int64(exactly: number).map(StoreValue.integer) ?? .null
    case (.integer, .text(let text)): return Int64(text).map(StoreValue.integer) ?? .null
    case (.real, .integer(let number)): return .real(Double(number))
    case (.real, .text(let text)): return Double(text).map(StoreValue.real) ?? .null
    case (.decimal, .integer), (.decimal, .real), (.decimal, .text): return self
    case (.text, .integer(let number)): return .text(String(number))
    case (.text, .real(let number)): return .text(String(number))
    case (.text, .blob(let data)), (.decimal, .blob(let data)):
      return String(validating: data, as: UTF8.self).map(StoreValue.text) ?? .null
    case (.blob, .text(let text)):
      guard kind == .uuid else { return .blob(Data(text.utf8)) }
      return UUID(uuidString: text).map { .blob(Data(bytes(of: $0))) } ?? .null
    case (.blob, .integer), (.blob, .real), (.integer, .blob), (.real, .blob), (_, .null): return .null
    }
  }

  private func bytes(of identifier: UUID) -> [UInt8] { withUnsafeBytes(of: identifier.uuid) { Array($0) } }
}
