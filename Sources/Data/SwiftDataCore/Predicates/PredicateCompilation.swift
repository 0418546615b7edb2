package import Foundation
package import StoreEngine

/// Makes requests of predicates and sort descriptors.
package enum PredicateCompilation {
  /// Compiles a fetch, which never fails: what SQL cannot say is left to be done in memory.
  ///
  /// The entity is that of `T` in the store's model, whose tables and columns have the given names; identifiers in the predicate
  /// are compared with that of the store.
  package static func compile<T: PersistentModel>(
    predicate: Predicate<T>?, sortBy: [SortDescriptor<T>] = [], limit: Int? = nil, offset: Int? = nil, entity: StoreEntity,
    model: StoreModel, names: TableLayout, store: UUID
  ) -> CompiledFetch<T> {
    StoreFunctions.register()
    let compiler = PredicateCompiler(model: model, names: names, store: store)
    let scope = SQLScope(compiler)
    let record = SQLRecord(row: compiler.nextAlias(), entity: entity, layout: ModelLayout.of(T.self), scope: scope)
    var request = StoreRequest(entity: entity.number)
    var residual: ((T) throws -> Bool)?
    if let predicate {
      compiler.bind(predicate.variable, to: .record(record))
      var split = PredicateSplit(compiler, scope)
      split.add(predicate.expression)
      request.condition = split.condition
      residual = split.residual(predicate.variable, of: T.self)
    }
    let texts = sortBy.map { compiler.order($0, of: record) }
    let sortsInMemory = texts.contains { $0 == nil }
    if !sortsInMemory { request.order = texts.compactMap { $0 } }
    let order = MemoryOrder(sortBy)
    request.joins = scope.joins.map { SQLText($0) }
    if residual == nil, !sortsInMemory {
      request.limit = limit
      request.offset = offset ?? 0
    }
    return CompiledFetch(
      request: request, residual: residual, sortsInMemory: sortsInMemory, limit: limit, offset: offset ?? 0,
      matches: matching(predicate), isBefore: { order.isBefore($0, $1) },
      reads: { PropertyReads.of(predicate, sortBy, model: model) })
  }

  private static func matching<T: PersistentModel>(_ predicate: Predicate<T>?) -> (T) -> Bool {
    guard let predicate else { return { _ in true } }
    let variable = predicate.variable
    let evaluation = LateEvaluation(predicate.expression)
    return { model in
      do { return try evaluation.evaluate(PredicateBindings((variable, model))) } catch {
        PredicateNotes.failed(T.self, error)
        return false
      }
    }
  }
}

/// How a predicate is evaluated, found out when it is for the first time: most fetches evaluate none in memory.
private final class LateEvaluation {
  private let expression: any PredicateExpression<Bool>
  private(set) lazy var evaluate = CheckedEvaluation.of(expression)

  init(_ expression: any PredicateExpression<Bool>) { self.expression = expression }
}

/// The parts of a predicate, all of which are to be true: those that SQL decides, and the others.
private struct PredicateSplit {
  private let compiler: PredicateCompiler
  private let scope: SQLScope
  private var conditions: [SQLScalar] = []
  private var argumentCount = 0
  /// How many conditions and values a statement has at most: SQLite takes a thousand levels, and 32,766 values in most builds.
  private static let conditionLimit = 300, argumentLimit = 20_000
  private var rest: [any PredicateExpression<Bool>] = []

  init(_ compiler: PredicateCompiler, _ scope: SQLScope) {
    self.compiler = compiler
    self.scope = scope
  }

  mutating func add(_ expression: any PredicateExpression<Bool>) {
    let node = expression as? any SQLTranslatable
    if let (first, second) = node?.conjuncts {
      add(first)
      add(second)
      return
    }
    do {
      guard let node else { throw InMemoryOnly("\(type(of: expression)) has no counterpart in SQL") }
      let term = try scope.attempt { try node.term(compiler) }
      if case .constant(true as Bool) = term { return }
      let condition = try compiler.condition(term)
      argumentCount += condition.arguments.count
      guard conditions.count < Self.conditionLimit, argumentCount <= Self.argumentLimit else {
        throw InMemoryOnly("a statement would have too many conditions or values")
      }
      conditions.append(condition)
    } catch {
      if let reason = (error as? InMemoryOnly)?.reason { PredicateNotes.inMemory(reason) }
      rest.append(expression)
    }
  }

  /// What SQL decides; nil where that is nothing.
  var condition: SQLText? {
    guard let first = conditions.first else { return nil }
    guard conditions.count > 1 else { return SQLText(first.text, first.arguments) }
    return SQLText(conditions.map { "(\($0.text))" }.joined(separator: " AND "), conditions.flatMap(\.arguments))
  }

  /// What is left; nil where that is nothing.
  func residual<T>(_ variable: PredicateExpressions.Variable<T>, of type: T.Type) -> ((T) throws -> Bool)? {
    guard !rest.isEmpty else { return nil }
    let evaluations = rest.map { CheckedEvaluation.of($0) }
    return { model in
      let bindings = PredicateBindings((variable, model))
      return try evaluations.allSatisfy { try $0(bindings) }
    }
  }
}
