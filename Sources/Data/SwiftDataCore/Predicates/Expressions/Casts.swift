import Foundation
import StoreEngine

extension PredicateExpressions.TypeCheck: SQLTranslatable {
  var operands: [any PredicateExpression] { [input] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm {
    guard case .record(let record) = try compiler.term(input) else { return try constantOnly(compiler) }
    guard let cast = try compiler.cast(record, to: Desired.self), let presence = cast.presence else { return .constant(true) }
    return .scalar(SQLScalar(text: "(\(presence)) IS 1", kind: .boolean, absence: .none))
  }
}

extension PredicateExpressions.ConditionalCast: SQLTranslatable {
  var operands: [any PredicateExpression] { [input] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm {
    guard case .record(let record) = try compiler.term(input) else { return try constantOnly(compiler) }
    return .record(try compiler.cast(record, to: Desired.self) ?? record)
  }
}

extension PredicateExpressions.ForceCast: SQLTranslatable {
  var operands: [any PredicateExpression] { [input] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm {
    guard case .record(let record) = try compiler.term(input) else { return try constantOnly(compiler) }
    guard try compiler.cast(record, to: Desired.self) == nil else { throw InMemoryOnly("a cast may fail") }
    return .record(record)
  }
}

extension PredicateCompiler {
  /// A record as one of a class; nil where all its rows are of the class.
  fileprivate func cast(_ record: SQLRecord, to type: Any.Type) throws -> SQLRecord? {
    guard let type = type as? any PersistentModel.Type, !record.isForced else { throw InMemoryOnly("\(type) is no model") }
    let (entity, layout) = try entity(of: type)
    guard entity.root == record.entity.root else { throw InMemoryOnly("\(type) is kept in another table") }
    if entity.family.isSuperset(of: record.entity.family), !record.isOptional, record.family == nil { return nil }
    var cast = record
    cast.family = entity.family.map(names.storedNumber).sorted()
    if entity.family.isSubset(of: record.entity.family) {
      cast.entity = entity
      cast.layout = layout
    }
    return cast
  }
}
