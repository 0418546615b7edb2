/// A value that most of many thousand marks do not have: kept elsewhere, so that those are small.
enum Seldom<Value> {
  case none
  indirect case some(Value)

  init(_ value: Value?) { self = value.map { .some($0) } ?? .none }

  var value: Value? { if case .some(let value) = self { value } else { nil } }
}
