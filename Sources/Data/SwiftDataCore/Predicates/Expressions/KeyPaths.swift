import Foundation
import StoreEngine

extension PredicateExpressions.KeyPath: SQLTranslatable {
  var operands: [any PredicateExpression] { [root] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm {
    switch try compiler.term(root) {
    case .constant: return try constant(compiler)
    case .record(let record):
      if record.layout.property(keyPath) == nil, record.layout.isIdentifier(keyPath) { return .record(record) }
      return try compiler.property(keyPath, of: record, type: Output.self)
    case .columns(let columns): return try compiler.member(keyPath, of: columns, type: Output.self)
    case .records(let records): return try compiler.term(of: kind, of: records)
    case .scalar(let scalar): return .scalar(try member(of: scalar, compiler))
    }
  }

  private func member(of scalar: SQLScalar, _ compiler: PredicateCompiler) throws -> SQLScalar {
    var member = scalar
    member.isColumn = false
    switch scalar.kind {
    case .string:
      if keyPath == \String.count { return try compiler.call(StoreTexts.count, [scalar], kind: ScalarKind(Int.self) ?? .opaque) }
      if keyPath == \String.isEmpty {
        member.text = "\(scalar.operand) = ''"
        member.kind = .boolean
        return member
      }
    case .uri where keyPath == \URL.absoluteString:
      member.kind = .string
      return member
    case .date where keyPath == \Date.timeIntervalSinceReferenceDate:
      member.kind = .double
      return member
    case .coded:
      if let kind = ScalarKind(Output.self), let type = Root.Output.self as? any CaseIterable.Type, type.isRawValue(keyPath) {
        member.kind = kind
        member.isColumn = scalar.isColumn
        return member
      }
    default: break
    }
    throw InMemoryOnly("a property of \(Root.Output.self) is computed")
  }
}

extension ModelLayout {
  /// Whether a key path of the model, which is no property of its own, leads to its identifier.
  func isIdentifier(_ keyPath: AnyKeyPath) -> Bool {
    Swift.type(of: keyPath).valueType == PersistentIdentifier.self && type.identifierPaths.contains(keyPath)
  }
}

extension PersistentModel {
  /// `persistentModelID`, and `id` where the class has none of its own.
  fileprivate static var identifierPaths: [AnyKeyPath] {
    [\Self.persistentModelID, \Self.id as KeyPath<Self, PersistentIdentifier>]
  }
}

extension CaseIterable {
  /// Whether a key path gives the raw value of every case.
  fileprivate static func isRawValue(_ keyPath: AnyKeyPath) -> Bool {
    allCases.allSatisfy { value in
      guard let representable = value as? any RawRepresentable, let other = value[keyPath: keyPath] as? any Equatable else {
        return false
      }
      return representable.hasRawValue(other)
    }
  }
}

extension RawRepresentable {
  fileprivate func hasRawValue(_ other: any Equatable) -> Bool {
    guard let rawValue = rawValue as? any Equatable else { return false }
    return rawValue.isEqual(to: other)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any Equatable) -> Bool { (other as? Self) == self }
}
