import Foundation
import StoreEngine

/// Translates expressions to SQL, with what their variables stand for.
final class PredicateCompiler {
  let model: StoreModel
  let names: TableLayout
  /// The identifier of the store, as identifiers of its records have it.
  private lazy var store = storeIdentifier.uuidString
  private let storeIdentifier: UUID
  /// What variables stand for.
  private var variables: [PredicateExpressions.VariableID: SQLTerm] = [:]
  /// The values of those that are constant.
  private(set) var constants = PredicateBindings()
  private var aliases = 0
  private var depth = 0
  /// How deep conditions are nested at most: SQLite takes a thousand levels, some of which each of ours has.
  private static let depthLimit = 120

  init(model: StoreModel, names: TableLayout, store: UUID) {
    self.model = model
    self.names = names
    storeIdentifier = store
  }

  func nextAlias() -> String {
    defer { aliases += 1 }
    return "t\(aliases)"
  }

  /// What an expression stands for.
  func term(_ expression: some PredicateExpression) throws -> SQLTerm {
    guard let translatable = expression as? any SQLTranslatable else {
      throw InMemoryOnly("\(type(of: expression)) has no counterpart in SQL")
    }
    guard depth < Self.depthLimit else { throw InMemoryOnly("conditions are nested too deeply") }
    depth += 1
    defer { depth -= 1 }
    return try translatable.term(self)
  }

  /// What a variable stands for.
  func term(of variable: PredicateExpressions.VariableID) throws -> SQLTerm {
    guard let term = variables[variable] else { throw InMemoryOnly("a variable is not bound") }
    return term
  }

  /// Lets a variable stand for a term.
  func bind<T>(_ variable: PredicateExpressions.Variable<T>, to term: SQLTerm) {
    variables[variable.key] = term
    if case .constant(let value) = term { constants[variable] = value as? T }
  }

  /// The key of a constant that is a model or an identifier of one; nil where no row of the store can have it.
  func key(of constant: Any) throws -> Int64? {
    let identifier: PersistentIdentifier
    if let known = constant as? PersistentIdentifier {
      identifier = known
    } else if let model = constant as? any PersistentModel {
      identifier = model.persistentModelID
    } else {
      throw InMemoryOnly("\(type(of: constant)) is no model")
    }
    return identifier.id.space.store == store ? identifier.id.key : nil
  }

  /// The entity of a model's class.
  func entity(of type: any PersistentModel.Type) throws -> (StoreEntity, ModelLayout) {
    let layout = ModelLayout.of(type)
    guard let entity = model.entity(named: layout.name) else { throw InMemoryOnly("the store has no entity \(layout.name)") }
    return (entity, layout)
  }
}

/// An expression that has a counterpart in SQL, at least where its operands are constant.
protocol SQLTranslatable: PredicateExpression {
  /// The expressions that it is made of, variables' declarations left out.
  var operands: [any PredicateExpression] { get }

  /// The two conditions that it is the conjunction of; nil for all others.
  var conjuncts: (any PredicateExpression<Bool>, any PredicateExpression<Bool>)? { get }

  /// Whether Foundation's evaluation of it may end the process.
  static var mayTrap: Bool { get }

  /// What it stands for; throws ``InMemoryOnly``.
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm

  /// Its value, where arithmetic that has none throws instead of ending the process.
  func checkedValue(_ bindings: PredicateBindings) throws -> Output
}

extension SQLTranslatable {
  var conjuncts: (any PredicateExpression<Bool>, any PredicateExpression<Bool>)? { nil }
  static var mayTrap: Bool { false }

  func checkedValue(_ bindings: PredicateBindings) throws -> Output { try evaluate(bindings) }

  func term(_ compiler: PredicateCompiler) throws -> SQLTerm { try constantOnly(compiler) }

  /// Its value where all operands are constant.
  func constantOnly(_ compiler: PredicateCompiler) throws -> SQLTerm {
    for operand in operands {
      guard case .constant = try compiler.term(operand) else { throw InMemoryOnly("\(Self.self) has no counterpart in SQL") }
    }
    return try constant(compiler)
  }

  /// Its value, where all variables in it are bound to constants.
  func constant(_ compiler: PredicateCompiler) throws -> SQLTerm {
    do { return .constant(try checkedValue(compiler.constants)) } catch {
      guard let kind = ScalarKind(Output.self), !(Output.self is any SQLOptional.Type) else {
        throw InMemoryOnly("\(Self.self) cannot be evaluated")
      }
      return .scalar(SQLScalar(text: "NULL", kind: kind, absence: .failure))
    }
  }
}
