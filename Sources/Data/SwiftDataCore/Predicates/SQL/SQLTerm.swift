import Foundation
import StoreEngine

/// What an expression of a predicate stands for in SQL.
enum SQLTerm {
  /// The same value for all rows, as Swift has it.
  case constant(Any)
  /// One value of each row.
  case scalar(SQLScalar)
  /// A property in several columns.
  case columns(SQLColumns)
  /// A model, or the identifier of one.
  case record(SQLRecord)
  /// Models of a relationship to many.
  case records(SQLRecords)
}

/// Why a part of a predicate is left to memory.
struct InMemoryOnly: Error {
  var reason: String

  init(_ reason: String) { self.reason = reason }
}

/// An expression of SQL with one value.
struct SQLScalar {
  /// What it means where it is NULL.
  enum Absence {
    /// It never is.
    case none
    /// `nil`.
    case nothing
    /// The expression cannot be evaluated, as a nil that is unwrapped.
    case failure
    /// Not a number, which a store does not keep.
    case notANumber
    /// False.
    case falsity
  }

  var text: String
  var arguments: [StoreValue] = []
  var kind: ScalarKind
  var absence: Absence
  /// The table whose missing row, or the expression whose absence, surely makes it NULL.
  var strictOn: String?
  var isColumn = false

  /// A condition that is true or false, never NULL for falsity.
  var decided: SQLScalar {
    guard absence == .falsity else { return self }
    return SQLScalar(text: "((\(text)) IS 1)", arguments: arguments, kind: .boolean, absence: .none)
  }

  /// As a condition, in a form that finds an index for a column.
  var condition: SQLScalar {
    guard isColumn else { return self }
    return SQLScalar(text: "\(text) = 1", arguments: arguments, kind: .boolean, absence: absence, strictOn: strictOn)
  }

  /// The text as an operand of something else.
  var operand: String { isColumn || text == "?" ? text : "(\(text))" }
}

/// A property that is a structure, or an enumeration with a column for each case.
struct SQLColumns {
  var record: SQLRecord
  var property: ModelProperty
  var coder: any AttributeCoder
  /// Names of columns with their table.
  var names: [String]
  /// The key paths of members that led here.
  var members: [AnyKeyPath] = []
  var isOptional: Bool
}
