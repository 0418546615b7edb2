import StoreEngine

extension PredicateCompiler {
  /// `==` or `!=`, of which at most one side is constant.
  func equality(_ lhs: SQLTerm, _ rhs: SQLTerm, isEqual: Bool) throws -> SQLTerm {
    switch (lhs, rhs) {
    case (.constant(let constant), let other), (let other, .constant(let constant)):
      guard let constant = unwrapped(constant) else { return try absence(of: other, isAbsent: isEqual) }
      return try equality(other, constant: constant, isEqual: isEqual)
    case (.scalar(let lhs), .scalar(let rhs)): return .scalar(try equality(lhs, rhs, isEqual: isEqual))
    case (.record(let lhs), .record(let rhs)): return .scalar(try equality(lhs, rhs, isEqual: isEqual))
    default: throw InMemoryOnly("what is compared is not one value")
    }
  }

  /// Whether an optional is nil, or is not.
  private func absence(of term: SQLTerm, isAbsent: Bool) throws -> SQLTerm {
    switch term {
    case .scalar(let scalar):
      switch scalar.absence {
      case .none, .notANumber, .falsity: return .constant(!isAbsent)
      case .failure: throw InMemoryOnly("a nil cannot be told from a failure")
      case .nothing:
        let test = isAbsent ? "IS NULL" : "IS NOT NULL"
        return .scalar(SQLScalar(text: "\(scalar.operand) \(test)", arguments: scalar.arguments, kind: .boolean, absence: .none))
      }
    case .columns(let columns):
      guard columns.isOptional, !columns.record.isForced else { throw InMemoryOnly("a structure may be missing") }
      let tests = columns.names.map { isAbsent ? "\($0) IS NULL" : "\($0) IS NOT NULL" }
      return .scalar(SQLScalar(text: tests.joined(separator: isAbsent ? " AND " : " OR "), kind: .boolean, absence: .none))
    case .record(let record):
      guard !record.isForced else { throw InMemoryOnly("a nil cannot be told from a failure") }
      guard let presence = record.presence else { return .constant(!isAbsent) }
      let text =
        record.family == nil ? "\(record.key) IS \(isAbsent ? "" : "NOT ")NULL" : "(\(presence)) IS \(isAbsent ? "NOT " : "")1"
      return .scalar(SQLScalar(text: text, kind: .boolean, absence: .none))
    case .constant, .records: throw InMemoryOnly("a collection may be missing")
    }
  }

  private func equality(_ term: SQLTerm, constant: Any, isEqual: Bool) throws -> SQLTerm {
    switch term {
    case .scalar(let scalar):
      guard let value = try value(constant, for: scalar.kind) else { return try .constant(never(scalar, isEqual)) }
      if case .text(let text) = value, scalar.kind.isString { return .scalar(try equality(scalar, text: text, isEqual: isEqual)) }
      let other = SQLScalar(text: "?", arguments: [value], kind: scalar.kind, absence: .none)
      return .scalar(try equality(scalar, other, isEqual: isEqual))
    case .columns(let columns): return .scalar(try equality(columns, constant: constant, isEqual: isEqual))
    case .record(let record):
      guard record.family == nil else { throw InMemoryOnly("a cast is compared") }
      guard let key = try key(of: constant) else {
        guard !record.isForced else { throw InMemoryOnly("a nil cannot be told from a failure") }
        return .constant(!isEqual)
      }
      let sign = Self.sign(isEqual: isEqual, isOptional: record.isOptional)
      return .scalar(
        SQLScalar(
          text: "\(record.key) \(sign) ?", arguments: [.integer(key)], kind: .boolean, absence: record.isForced ? .failure : .none
        ))
    case .constant, .records: throw InMemoryOnly("collections are compared")
    }
  }

  /// What a comparison with a value that nothing is equal to gives.
  private func never(_ scalar: SQLScalar, _ isEqual: Bool) throws -> Bool {
    guard scalar.absence != .failure else { throw InMemoryOnly("a nil cannot be told from a failure") }
    return !isEqual
  }

  private static func sign(isEqual: Bool, isOptional: Bool) -> String {
    isOptional ? isEqual ? "IS" : "IS NOT" : isEqual ? "=" : "<>"
  }

  /// A string equals all that look the same: usually that is one text.
  private func equality(_ scalar: SQLScalar, text: String, isEqual: Bool) throws -> SQLScalar {
    let variants = TextVariants.of(text)
    let other = SQLScalar(text: "?", arguments: [.text(text)], kind: .string, absence: .none)
    guard variants.count > 1 else { return try equality(scalar, other, isEqual: isEqual, collation: nil) }
    let list = variants.map { _ in "?" }.joined(separator: ", ")
    let found = SQLScalar(
      text: "\(scalar.operand) IN (\(list))", arguments: scalar.arguments + variants.map(StoreValue.text), kind: .boolean,
      absence: scalar.absence == .nothing ? .falsity : scalar.absence, strictOn: scalar.strictOn)
    return isEqual ? found : negation(found)
  }

  private func equality(_ lhs: SQLScalar, _ rhs: SQLScalar, isEqual: Bool) throws -> SQLScalar {
    let lhs = lhs.decided, rhs = rhs.decided
    for scalar in [lhs, rhs] {
      switch scalar.kind {
      case .opaque: throw InMemoryOnly("a property is kept in a form that is not compared")
      case .coded where rhs.text != "?": throw InMemoryOnly("two properties of a type with a coding of its own are compared")
      default: break
      }
    }
    return try equality(lhs, rhs, isEqual: isEqual, collation: lhs.kind.isString ? StoreTexts.swift : nil)
  }

  private func equality(_ lhs: SQLScalar, _ rhs: SQLScalar, isEqual: Bool, collation: String?) throws -> SQLScalar {
    let absence = try Self.common(lhs.absence, rhs.absence)
    let suffix = collation.map { " COLLATE \($0)" } ?? ""
    func compared(_ sign: String, _ absence: SQLScalar.Absence, strictOn: String? = nil) -> SQLScalar {
      SQLScalar(
        text: "\(lhs.operand) \(sign) \(rhs.operand)\(suffix)", arguments: lhs.arguments + rhs.arguments, kind: .boolean,
        absence: absence, strictOn: strictOn)
    }
    switch absence {
    case .nothing: return compared(isEqual ? "IS" : "IS NOT", .none)
    case .notANumber:
      let equal = compared("=", .falsity, strictOn: lhs.strictOn)
      return isEqual ? equal : negation(equal)
    case .none, .failure, .falsity: return compared(isEqual ? "=" : "<>", absence, strictOn: lhs.strictOn)
    }
  }

  private func equality(_ columns: SQLColumns, constant: Any, isEqual: Bool) throws -> SQLScalar {
    guard columns.members.isEmpty, !columns.record.isForced, Self.isComparedByCode(constant) else {
      throw InMemoryOnly("\(type(of: constant)) is not compared in SQL")
    }
    let values = try columns.coder.encode(constant)
    let tests = columns.names.map { "\($0) IS ?" }
    let equal = SQLScalar(text: tests.joined(separator: " AND "), arguments: values, kind: .boolean, absence: .none)
    return isEqual ? equal : negation(equal)
  }

  private func equality(_ lhs: SQLRecord, _ rhs: SQLRecord, isEqual: Bool) throws -> SQLScalar {
    guard lhs.family == nil, rhs.family == nil, !lhs.isForced, !rhs.isForced else { throw InMemoryOnly("a cast is compared") }
    let sign = Self.sign(isEqual: isEqual, isOptional: lhs.isOptional || rhs.isOptional)
    return SQLScalar(text: "\(lhs.key) \(sign) \(rhs.key)", kind: .boolean, absence: .none)
  }

  /// What NULL means in an operation on two values.
  static func common(_ lhs: SQLScalar.Absence, _ rhs: SQLScalar.Absence) throws -> SQLScalar.Absence {
    if lhs == rhs || rhs == .none { return lhs }
    if lhs == .none { return rhs }
    throw InMemoryOnly("a nil cannot be told from a failure")
  }
}
