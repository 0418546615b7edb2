import StoreEngine

extension PredicateCompiler {
  /// Not a condition.
  func negation(_ condition: SQLScalar) -> SQLScalar {
    if condition.absence == .falsity {
      return SQLScalar(text: "(\(condition.text)) IS NOT 1", arguments: condition.arguments, kind: .boolean, absence: .none)
    }
    return SQLScalar(
      text: "NOT (\(condition.text))", arguments: condition.arguments, kind: .boolean, absence: condition.absence,
      strictOn: condition.strictOn)
  }

  /// Two conditions, both of which or one is to be true; the second is evaluated only where the first does not decide.
  func both(_ lhs: SQLTerm, _ rhs: SQLTerm, isAll: Bool) throws -> SQLTerm {
    if case .constant(let value as Bool) = lhs { return value == isAll ? rhs : lhs }
    let first = try condition(lhs)
    if case .constant(let value as Bool) = rhs {
      if value == isAll { return .scalar(first) }
      if first.absence != .failure { return rhs }
    }
    let second = try condition(rhs)
    guard first.absence == .failure || second.absence == .failure else {
      let absence: SQLScalar.Absence = first.absence == .falsity || second.absence == .falsity ? .falsity : .none
      return .scalar(joined(first, isAll ? "AND" : "OR", second, absence))
    }
    if first.absence != .failure { return .scalar(joined(first.decided, isAll ? "AND" : "OR", second.decided, .failure)) }
    let then = isAll ? second.decided.text : "1", otherwise = isAll ? "0" : second.decided.text
    return .scalar(
      SQLScalar(
        text: "CASE \(first.operand) WHEN 1 THEN \(then) WHEN 0 THEN \(otherwise) END",
        arguments: first.arguments + second.arguments,
        kind: .boolean, absence: .failure))
  }

  private func joined(_ lhs: SQLScalar, _ sign: String, _ rhs: SQLScalar, _ absence: SQLScalar.Absence) -> SQLScalar {
    SQLScalar(
      text: "(\(lhs.text)) \(sign) (\(rhs.text))", arguments: lhs.arguments + rhs.arguments, kind: .boolean, absence: absence)
  }

  /// One of two values.
  func conditional(_ test: SQLTerm, _ first: SQLScalar, _ second: SQLScalar) throws -> SQLScalar {
    let test = try condition(test), first = first.decided, second = second.decided
    var absence = try Self.common(first.absence, second.absence)
    if test.absence == .failure { absence = try Self.common(absence, .failure) }
    let text =
      test.absence == .failure
      ? "CASE \(test.operand) WHEN 1 THEN \(first.text) WHEN 0 THEN \(second.text) END"
      : "CASE WHEN \(test.text) THEN \(first.text) ELSE \(second.text) END"
    return SQLScalar(
      text: text, arguments: test.arguments + first.arguments + second.arguments, kind: first.kind, absence: absence)
  }

  /// `<` and its kin of two values that are no optionals.
  func comparison(_ lhs: SQLScalar, _ sign: String, _ rhs: SQLScalar) throws -> SQLScalar {
    guard lhs.kind.isOrdered, rhs.kind.isOrdered else { throw InMemoryOnly("values of the type are not ordered in SQL") }
    let absence = try Self.common(lhs.absence, rhs.absence)
    let suffix = lhs.kind.isString ? " COLLATE \(StoreTexts.swift)" : ""
    return SQLScalar(
      text: "\(lhs.operand) \(sign) \(rhs.operand)\(suffix)", arguments: lhs.arguments + rhs.arguments, kind: .boolean,
      absence: absence == .notANumber ? .falsity : absence, strictOn: lhs.strictOn ?? rhs.strictOn)
  }

  /// A function of ours on values, NULL where one of them is.
  func call(_ name: String, _ arguments: [SQLScalar], kind: ScalarKind) throws -> SQLScalar {
    var absence = SQLScalar.Absence.none
    for argument in arguments { absence = try Self.common(absence, argument.absence) }
    return SQLScalar(
      text: "\(name)(\(arguments.map(\.text).joined(separator: ", ")))", arguments: arguments.flatMap(\.arguments), kind: kind,
      absence: absence, strictOn: arguments.lazy.compactMap(\.strictOn).first)
  }
}
