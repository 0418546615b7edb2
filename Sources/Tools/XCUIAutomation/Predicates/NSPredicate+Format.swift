public import Foundation

extension NSPredicate {
  /// A condition for elements, such as `label BEGINSWITH %@ AND enabled == true`.
  ///
  /// Properties are those of elements (`identifier`, `label`, `title`, `value`, `placeholderValue`, `elementType`, `enabled`,
  /// `selected`, `hasFocus`, `exists`, `hittable`), `count` of queries and `state` of apps. Comparisons are `==`, `!=`, `<`, `<=`, `>`, `>=`,
  /// `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES` and `IN`, also with `[c]`, `[d]` and `[cd]`; they are joined by `AND`,
  /// `OR` and `NOT`. What cannot be read ends the process, as on Apple's platforms.
  public convenience init(format: String, _ arguments: Any...) { self.init(format: format, argumentArray: arguments) }

  /// The same with the arguments in a list.
  public convenience init(format: String, argumentArray arguments: [Any]?) {
    let condition: PredicateFormat
    do {
      var reader = try PredicateReader(format, arguments ?? [])
      condition = try reader.read()
    } catch {
      fatalError("the predicate \"\(format)\" cannot be read: \(error)")
    }
    // Safe: conditions for elements are asked on the main thread, as elements are.
    nonisolated(unsafe) let safe = condition
    self.init(block: { object, _ in
      // Safe: it is asked on the thread that it came on, which is the main one.
      nonisolated(unsafe) let asked = object
      return MainActor.assumeIsolated { safe.holds { PredicateObject(asked).value(of: $0) } }
    })
  }

  /// Whether it holds for an element of a screen.
  @MainActor
  func holds(for tree: ElementTree, _ index: Int) -> Bool { evaluate(with: ElementSnapshot(tree[index], on: tree.bounds)) }
}

/// What a condition is asked of.
@MainActor
private struct PredicateObject {
  let object: Any?
  init(_ object: Any?) { self.object = object }

  func value(of key: PredicateKey) -> PredicateValue {
    if let query = object as? XCUIElementQuery { return key == .count ? .number(Double(query.count)) : .nothing }
    if let element = object as? XCUIElement {
      switch key {
      case .exists: return PredicateValue(element.exists)
      case .hittable: return PredicateValue(element.isHittable)
      case .state: return PredicateValue((element as? XCUIApplication)?.state.rawValue)
      default: if !element.exists { return .nothing }
      }
    }
    guard let element = object as? any XCUIElementAttributes else { return PredicateValue(key == .object ? object : nil) }
    return switch key {
    case .object, .count, .state: .nothing
    case .exists: .number(1)
    case .identifier: .text(element.identifier)
    case .label: .text(element.label)
    case .title: .text(element.title)
    case .value: PredicateValue(element.value)
    case .placeholderValue: PredicateValue(element.placeholderValue)
    case .elementType: PredicateValue(element.elementType)
    case .enabled: PredicateValue(element.isEnabled)
    case .selected: PredicateValue(element.isSelected)
    case .hasFocus: PredicateValue(element.hasFocus)
    case .hittable: PredicateValue((element as? ElementSnapshot)?.isHittable)
    }
  }
}
