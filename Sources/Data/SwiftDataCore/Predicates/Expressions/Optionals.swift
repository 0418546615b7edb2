import Foundation
import StoreEngine

extension PredicateExpressions.NilCoalesce: SQLTranslatable {
  var operands: [any PredicateExpression] { [lhs, rhs] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm {
    switch try compiler.term(lhs) {
    case .constant(let value):
      guard let optional = value as? any SQLOptional, optional.wrapped == nil else {
        return .constant((value as? any SQLOptional)?.wrapped ?? value)
      }
      return try compiler.term(rhs)
    case .records(let records):
      // A relationship to many that is nil has no members, as the empty collection that is put in its place.
      guard case .constant(let other as any Collection) = try compiler.term(rhs), other.isEmpty else {
        throw InMemoryOnly("a relationship is replaced")
      }
      return .records(records)
    case .scalar(let scalar):
      let other = try compiler.term(rhs)
      let replacement: SQLScalar
      if case .constant(let constant) = other {
        replacement = try compiler.scalar(constant, of: scalar.kind)
      } else {
        replacement = try compiler.scalar(other, as: Output.self)
      }
      guard scalar.absence == .nothing else { return .scalar(scalar) }
      return .scalar(
        SQLScalar(
          text: "ifnull(\(scalar.text), \(replacement.decided.text))", arguments: scalar.arguments + replacement.arguments,
          kind: scalar.kind, absence: replacement.decided.absence))
    case .columns, .record: throw InMemoryOnly("\(Output.self) is replaced where it is nil")
    }
  }
}

extension PredicateExpressions.ForcedUnwrap: SQLTranslatable {
  var operands: [any PredicateExpression] { [inner] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm {
    switch try compiler.term(inner) {
    case .constant: return try constant(compiler)
    case .scalar(var scalar):
      if scalar.absence == .nothing { scalar.absence = .failure }
      return .scalar(scalar)
    case .record(var record):
      guard record.family == nil else { throw InMemoryOnly("a cast is unwrapped") }
      record.isForced = record.isForced || record.isOptional
      record.isOptional = false
      return .record(record)
    case .columns, .records: throw InMemoryOnly("\(Output.self) is unwrapped")
    }
  }
}

extension PredicateExpressions.OptionalFlatMap: SQLTranslatable {
  var operands: [any PredicateExpression] { [wrapped, transform] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm {
    let base = try compiler.term(wrapped)
    switch base {
    case .constant(let value):
      guard let inner = (value as? any SQLOptional)?.wrapped else { return .constant(Result?.none as Any) }
      compiler.bind(variable, to: .constant(inner))
      return try compiler.term(transform)
    case .scalar(var scalar):
      guard scalar.absence == .nothing else { throw InMemoryOnly("a nil cannot be told from a failure") }
      let presence = "\(scalar.operand) IS NOT NULL"
      let arguments = scalar.arguments
      scalar.absence = .none
      scalar.strictOn = scalar.strictOn ?? scalar.text
      compiler.bind(variable, to: .scalar(scalar))
      return .scalar(try mapped(compiler, presence: presence, arguments: arguments, strictOn: scalar.strictOn))
    case .record(let record):
      guard !record.isForced else { throw InMemoryOnly("a nil cannot be told from a failure") }
      return try mapped(record, compiler)
    case .records(let records):
      compiler.bind(variable, to: .records(records))
      let presence = records.owner.presence ?? "1"
      return .scalar(try mapped(compiler, presence: presence, arguments: [], strictOn: nil))
    case .columns(var columns):
      columns.isOptional = false
      compiler.bind(variable, to: .columns(columns))
      guard case .scalar(let scalar) = try compiler.term(transform), scalar.isColumn, scalar.absence != .failure else {
        throw InMemoryOnly("\(Wrapped.self) is transformed")
      }
      var member = scalar
      member.absence = .nothing
      return .scalar(member)
    }
  }

  private func mapped(_ record: SQLRecord, _ compiler: PredicateCompiler) throws -> SQLTerm {
    var present = record
    present.isOptional = false
    present.family = nil
    compiler.bind(variable, to: .record(present))
    let result = try compiler.term(transform)
    switch result {
    case .record(var next):
      // The key of a row that is missing is missing, too.
      guard record.family == nil, next.family == nil else { throw InMemoryOnly("a cast is followed") }
      next.isOptional = true
      return .record(next)
    case .records(var records):
      guard record.family == nil else { throw InMemoryOnly("a cast is followed") }
      records.owner.isOptional = true
      return .records(records)
    case .columns(var columns):
      guard record.family == nil else { throw InMemoryOnly("a cast is followed") }
      columns.isOptional = true
      return .columns(columns)
    case .scalar, .constant:
      let strictOn = record.family == nil && result.isColumn(of: present) ? present.alias : nil
      return .scalar(
        try mapped(compiler, result, presence: record.presence ?? "1", arguments: [], strictOn: strictOn))
    }
  }

  private func mapped(_ compiler: PredicateCompiler, presence: String, arguments: [StoreValue], strictOn: String?) throws
    -> SQLScalar
  {
    try mapped(compiler, compiler.term(transform), presence: presence, arguments: arguments, strictOn: strictOn)
  }

  /// The transformed value, nil where what is transformed is not there.
  private func mapped(
    _ compiler: PredicateCompiler, _ result: SQLTerm, presence: String, arguments: [StoreValue], strictOn: String?
  ) throws -> SQLScalar {
    var scalar = try compiler.scalar(result, as: Result.self).decided
    guard scalar.absence != .failure else { throw InMemoryOnly("a nil cannot be told from a failure") }
    if let strictOn, scalar.strictOn == strictOn {
      scalar.absence = .nothing
      return scalar
    }
    return SQLScalar(
      text: "CASE WHEN \(presence) THEN \(scalar.text) END", arguments: arguments + scalar.arguments, kind: scalar.kind,
      absence: .nothing)
  }
}

extension SQLTerm {
  /// Whether it surely is nothing where the row of a record is missing.
  fileprivate func isColumn(of record: SQLRecord) -> Bool {
    guard case .scalar(let scalar) = self, let table = scalar.strictOn else { return false }
    return table == record.alias
  }
}
