import Foundation
import FoundationAdditions
import StoreEngine

/// The functions and collations that compiled predicates call; connections have them once they are registered.
package enum StoreFunctions {
  /// Registers them, once for the process: before a store is opened.
  package static func register() { _ = registered }

  private static let registered: Void = {
    for function in functions { Connection.register(function) }
    for collation in collations { Connection.register(collation) }
  }()

  static let collations = [
    SQLCollation(StoreTexts.swift) { $0 == $1 ? 0 : $0 < $1 ? -1 : 1 },
    SQLCollation(StoreTexts.standard) { StandardTexts.compare($0, $1).rawValue },
    SQLCollation(StoreTexts.localized) { $0.localizedCompare($1).rawValue },
  ]

  static let functions = [
    onTexts(StoreTexts.contains) { .integer(contains($0, $1) ? 1 : 0) },
    onTexts(StoreTexts.startsWith) { .integer($0.starts(with: $1) ? 1 : 0) },
    onTexts(StoreTexts.standardContains) { .integer(StandardTexts.contains($0, $1) ? 1 : 0) },
    onTexts(StoreTexts.localizedCompare) { .integer(Int64($0.localizedCompare($1).rawValue)) },
    onTexts(StoreTexts.caseInsensitiveCompare) { .integer(Int64($0.caseInsensitiveCompare($1).rawValue)) },
    SQLFunction(StoreTexts.count, argumentCount: 1) {
      guard case .text(let text)? = $0.first else { return .null }
      return .integer(Int64(text.count))
    },
    SQLFunction(StoreTexts.arithmetic, argumentCount: 5, body: arithmetic),
    SQLFunction(StoreTexts.quotient, argumentCount: 2) {
      guard case .real(let first) = $0[0], case .real(let second) = $0[1] else { return .null }
      return .real(first / second)
    },
  ]

  /// A function on two texts, nothing where one of them is.
  private static func onTexts(_ name: String, _ body: @escaping @Sendable (String, String) -> StoreValue) -> SQLFunction {
    SQLFunction(name, argumentCount: 2) {
      guard case .text(let first) = $0[0], case .text(let second) = $0[1] else { return .null }
      return body(first, second)
    }
  }

  /// What `contains` of two collections finds, character by character.
  private static func contains(_ text: some Collection<Character>, _ part: some Collection<Character>) -> Bool {
    text.contains(part)
  }

  /// An operation, two numbers, and between which numbers the result has to be; nothing where it is not.
  private static func arithmetic(_ values: [StoreValue]) -> StoreValue {
    guard case .integer(let code) = values[0], let operation = ArithmeticOperation(rawValue: code),
      case .integer(let first) = values[1],
      case .integer(let second) = values[2], case .integer(let lowest) = values[3], case .integer(let highest) = values[4],
      let result = operation.result(first, second), result >= lowest, result <= highest
    else { return .null }
    return .integer(result)
  }
}

extension ArithmeticOperation {
  /// The result; nil where there is none.
  func result<I: FixedWidthInteger>(_ first: I, _ second: I) -> I? {
    let (value, overflows) =
      switch self {
      case .add: first.addingReportingOverflow(second)
      case .subtract: first.subtractingReportingOverflow(second)
      case .multiply: first.multipliedReportingOverflow(by: second)
      case .divide: first.dividedReportingOverflow(by: second)
      case .remainder: first.remainderReportingOverflow(dividingBy: second)
      }
    return overflows ? nil : value
  }
}
