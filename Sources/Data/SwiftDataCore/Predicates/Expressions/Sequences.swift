import Foundation
import StoreEngine

/// How many elements of a constant collection a condition is repeated for at most.
private let repetitionLimit = 64
/// How many values a list in SQL has at most.
private let listLimit = 10_000

extension PredicateCompiler {
  /// A property that all collections have, of models.
  func term(of kind: (some Equatable)?, of records: SQLRecords) throws -> SQLTerm {
    guard let kind else { throw InMemoryOnly("a property of a relationship is computed") }
    switch "\(kind)" {
    case "collectionCount":
      return .scalar(scalar(records.select("count(*)"), kind: ScalarKind(Int.self) ?? .opaque))
    case "collectionIsEmpty": return .scalar(exists(records, where: nil, isPositive: false))
    default: throw InMemoryOnly("the order of a relationship matters")
    }
  }

  func scalar(_ select: SQLText, kind: ScalarKind) -> SQLScalar {
    SQLScalar(text: "(\(select.text))", arguments: select.arguments, kind: kind, absence: .none)
  }

  func exists(_ records: SQLRecords, where condition: SQLScalar?, isPositive: Bool = true) -> SQLScalar {
    let select = records.select("1", where: condition)
    return SQLScalar(
      text: "\(isPositive ? "" : "NOT ")EXISTS (\(select.text))", arguments: select.arguments, kind: .boolean, absence: .none)
  }

  /// A condition on models of a relationship.
  func condition<E>(
    _ test: some PredicateExpression, on records: SQLRecords, as variable: PredicateExpressions.Variable<E>
  ) throws -> SQLScalar {
    bind(
      variable,
      to: .record(SQLRecord(row: records.alias, entity: records.destination, layout: records.layout, scope: records.scope)))
    let condition = try condition(term(test))
    guard condition.absence != .failure else { throw InMemoryOnly("a condition within a relationship may fail") }
    return condition
  }

  /// A condition on each element of a constant collection, joined by `||` or `&&`.
  func repeated<E>(
    _ test: some PredicateExpression, over elements: some Sequence<E>, as variable: PredicateExpressions.Variable<E>, isAll: Bool
  ) throws -> SQLTerm {
    var terms: [SQLTerm] = []
    for element in elements {
      guard terms.count < repetitionLimit else { throw InMemoryOnly("a collection has more than \(repetitionLimit) elements") }
      bind(variable, to: .constant(element))
      terms.append(try term(test))
    }
    guard var result = terms.popLast() else { return .constant(isAll) }
    while let term = terms.popLast() { result = try both(term, result, isAll: isAll) }
    return result
  }

  /// Whether a value is one of a list.
  func membership(_ scalar: SQLScalar, in elements: some Sequence) throws -> SQLTerm {
    var values: [StoreValue] = [], hasNil = false
    for element in elements {
      guard let constant = unwrapped(element) else {
        hasNil = true
        continue
      }
      guard let value = try value(constant, for: scalar.kind) else { continue }
      if case .text(let text) = value, scalar.kind.isString {
        values += TextVariants.of(text).map(StoreValue.text)
      } else {
        values.append(value)
      }
      guard values.count <= listLimit else { throw InMemoryOnly("a list has more than \(listLimit) elements") }
    }
    guard !values.isEmpty || hasNil else {
      guard scalar.absence != .failure else { throw InMemoryOnly("a nil cannot be told from a failure") }
      return .constant(false)
    }
    guard scalar.absence == .nothing || !hasNil else { throw InMemoryOnly("a nil cannot be told from a failure") }
    let list = "\(scalar.operand) IN (\(Array(repeating: "?", count: values.count).joined(separator: ", ")))"
    var found = SQLScalar(
      text: list, arguments: scalar.arguments + values, kind: .boolean, absence: scalar.absence == .failure ? .failure : .falsity)
    if scalar.absence == .none { found.absence = .none }
    if hasNil {
      found.text = "(\(list)) OR \(scalar.operand) IS NULL"
      found.arguments += scalar.arguments
    }
    return .scalar(found)
  }

  /// Whether a model is one of a list.
  func membership(_ record: SQLRecord, in elements: some Sequence) throws -> SQLTerm {
    guard !record.isForced, record.family == nil else { throw InMemoryOnly("a nil cannot be told from a failure") }
    var keys: [String] = [], hasNil = false
    for element in elements {
      guard let constant = unwrapped(element) else {
        hasNil = true
        continue
      }
      // Keys are numbers of ours, so that they may stand in the text.
      if let key = try key(of: constant) { keys.append(String(key)) }
    }
    var text = keys.isEmpty ? "0" : "\(record.key) IN (\(keys.joined(separator: ", ")))"
    if hasNil { text = "\(text) OR \(record.key) IS NULL" }
    return .scalar(SQLScalar(text: text, kind: .boolean, absence: record.isOptional ? .falsity : .none))
  }
}

extension PredicateExpressions.SequenceContains: SQLTranslatable {
  var operands: [any PredicateExpression] { [sequence, element] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm {
    let collection = try compiler.term(sequence), value = try compiler.term(element)
    switch (collection, value) {
    case (.constant, .constant): return try constant(compiler)
    case (.constant(let elements as LHS.Output), .scalar(let scalar)): return try compiler.membership(scalar, in: elements)
    case (.constant(let elements as LHS.Output), .record(let record)): return try compiler.membership(record, in: elements)
    case (.records(let records), .constant(let model)):
      guard let model = unwrapped(model), let key = try compiler.key(of: model) else { return .constant(false) }
      let condition = SQLScalar(text: "\(records.alias).Z_PK = ?", arguments: [.integer(key)], kind: .boolean, absence: .none)
      return .scalar(compiler.exists(records, where: condition))
    case (.records(let records), .record(let record)):
      guard !record.isOptional, !record.isForced, record.family == nil else { throw InMemoryOnly("an optional is looked for") }
      let condition = SQLScalar(text: "\(records.alias).Z_PK = \(record.key)", kind: .boolean, absence: .none)
      return .scalar(compiler.exists(records, where: condition))
    default: throw InMemoryOnly("a collection in a property is searched")
    }
  }
}

extension PredicateExpressions.SequenceContainsWhere: SQLTranslatable {
  var operands: [any PredicateExpression] { [sequence, test] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm {
    switch try compiler.term(sequence) {
    case .constant(let elements as LHS.Output): return try compiler.repeated(test, over: elements, as: variable, isAll: false)
    case .records(let records):
      return .scalar(compiler.exists(records, where: try compiler.condition(test, on: records, as: variable)))
    default: throw InMemoryOnly("a collection in a property is searched")
    }
  }
}

extension PredicateExpressions.SequenceAllSatisfy: SQLTranslatable {
  var operands: [any PredicateExpression] { [sequence, test] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm {
    switch try compiler.term(sequence) {
    case .constant(let elements as LHS.Output): return try compiler.repeated(test, over: elements, as: variable, isAll: true)
    case .records(let records):
      let condition = compiler.negation(try compiler.condition(test, on: records, as: variable))
      return .scalar(compiler.exists(records, where: condition, isPositive: false))
    default: throw InMemoryOnly("a collection in a property is searched")
    }
  }
}

extension PredicateExpressions.Filter: SQLTranslatable {
  var operands: [any PredicateExpression] { [sequence, filter] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm {
    switch try compiler.term(sequence) {
    case .constant(let elements as LHS.Output):
      return .constant(
        try elements.filter { element in
          compiler.bind(variable, to: .constant(element))
          guard case .constant(let isIn as Bool) = try compiler.term(filter) else { throw InMemoryOnly("a constant is filtered") }
          return isIn
        })
    case .records(var records):
      let condition = try compiler.condition(filter, on: records, as: variable)
      records.condition = SQLText(
        "\(records.condition.text) AND (\(condition.text))", records.condition.arguments + condition.arguments)
      return .records(records)
    default: throw InMemoryOnly("a collection in a property is filtered")
    }
  }
}

extension PredicateExpressions.SequenceStartsWith: SQLTranslatable {
  var operands: [any PredicateExpression] { [base, prefix] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm {
    let text = try compiler.term(base), start = try compiler.term(prefix)
    if case .constant = text, case .constant = start { return try constant(compiler) }
    let found = try compiler.textSearch(StoreTexts.startsWith, text, start, Base.Output.self, Prefix.Output.self)
    guard case .scalar(let column) = text, column.isColumn, column.absence == .none, case .constant(let constant) = start,
      case .text(let first)? = (constant as? any SQLScalarType)?.sqlValue, let end = TextVariants.end(ofPrefix: first)
    else { return .scalar(found) }
    // An index leads to the texts between the two; which of their characters are whole is told by the function.
    let range = SQLScalar(
      text: "\(column.text) >= ? AND \(column.text) < ?", arguments: [.text(first), .text(end)], kind: .boolean, absence: .none)
    return try compiler.both(.scalar(range), .scalar(found), isAll: true)
  }
}

extension PredicateExpressions.CollectionContainsCollection: SQLTranslatable {
  var operands: [any PredicateExpression] { [base, other] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm {
    let text = try compiler.term(base), part = try compiler.term(other)
    if case .constant = text, case .constant = part { return try constant(compiler) }
    return .scalar(try compiler.textSearch(StoreTexts.contains, text, part, Base.Output.self, Other.Output.self))
  }
}

extension PredicateCompiler {
  /// A search in a text, by a function of ours.
  func textSearch(_ function: String, _ text: SQLTerm, _ part: SQLTerm, _ textType: Any.Type, _ partType: Any.Type) throws
    -> SQLScalar
  {
    guard let kind = ScalarKind(textType), kind.isString, let other = ScalarKind(partType), other.isString else {
      throw InMemoryOnly("a collection in a property is searched")
    }
    return try call(function, [scalar(text, as: textType), scalar(part, as: partType)], kind: .boolean)
  }
}

extension PredicateExpressions.SequenceMinimum: SQLTranslatable {
  var operands: [any PredicateExpression] { [elements] }
}

extension PredicateExpressions.SequenceMaximum: SQLTranslatable {
  var operands: [any PredicateExpression] { [elements] }
}

extension PredicateExpressions.CollectionIndexSubscript: SQLTranslatable {
  var operands: [any PredicateExpression] { [wrapped, index] }
}

extension PredicateExpressions.CollectionRangeSubscript: SQLTranslatable {
  var operands: [any PredicateExpression] { [wrapped, range] }
}

extension PredicateExpressions.DictionaryKeySubscript: SQLTranslatable {
  var operands: [any PredicateExpression] { [wrapped, key] }
}

extension PredicateExpressions.DictionaryKeyDefaultValueSubscript: SQLTranslatable {
  var operands: [any PredicateExpression] { [wrapped, key, `default`] }
}
