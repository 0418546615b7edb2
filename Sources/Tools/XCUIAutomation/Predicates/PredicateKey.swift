/// What a condition may ask of an element or a query.
enum PredicateKey: String, CaseIterable {
  /// The element itself.
  case object = "SELF"
  case identifier, label, title, value, placeholderValue, elementType, enabled, selected, hasFocus, exists, hittable
  /// Of queries.
  case count
  /// Of apps.
  case state

  /// The key of a name, of which some have two.
  init(named name: String) throws(PredicateError) {
    let others = ["type": Self.elementType, "isEnabled": .enabled, "isSelected": .selected, "isHittable": .hittable]
    guard let key = others[name] ?? Self(rawValue: name) else {
      let known = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw PredicateError("\(name) is no property that is known here, which are \(known)")
    }
    self = key
  }
}
