import StoreEngine

extension PredicateCompiler {
  /// How many cases an enumeration has at most whose order is told in SQL.
  private static let caseLimit = 64

  /// The place of an enumeration's value in the order that its type has; nil where the type's cases cannot be listed.
  func rank(_ term: SQLTerm, as type: Any.Type) throws -> SQLScalar? {
    let type = (type as? any OptionalValue.Type)?.wrappedType ?? type
    guard let cases = (type as? any (CaseIterable & Comparable).Type)?.rankedCases, cases.count <= Self.caseLimit,
      let kind = ScalarKind(Int.self)
    else { return nil }
    switch term {
    case .constant(let constant):
      guard let rank = cases.first(where: { $0.isSame(constant) })?.rank else { return nil }
      return SQLScalar(text: "?", arguments: [.integer(rank)], kind: kind, absence: .none)
    case .scalar(let scalar):
      guard case .coded(let coder) = scalar.kind else { return nil }
      var text = "CASE \(scalar.text)", arguments = scalar.arguments
      for item in cases {
        guard let code = try value(item.value, for: .coded(coder)) else { return nil }
        text += " WHEN ? THEN \(item.rank)"
        arguments.append(code)
      }
      return SQLScalar(text: text + " END", arguments: arguments, kind: kind, absence: scalar.absence, strictOn: scalar.strictOn)
    case .columns, .record, .records: return nil
    }
  }
}

/// A case and its place in the order of its type.
private struct RankedCase {
  var value: Any
  var rank: Int64
  var isSame: (Any) -> Bool
}

extension CaseIterable where Self: Comparable {
  /// The cases in their order; those of which none comes before the other share a place.
  fileprivate static var rankedCases: [RankedCase] {
    var rank: Int64 = 0, previous: Self?
    return allCases.sorted().map { value in
      if let previous, previous < value { rank += 1 }
      previous = value
      return RankedCase(value: value, rank: rank) { $0 as? Self == value }
    }
  }
}
