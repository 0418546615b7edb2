import Foundation

/// A step on the way from an app to elements.
struct QueryStep {
  enum Kind {
    case descendants(XCUIElement.ElementType)
    case children(XCUIElement.ElementType)
    /// Those of which something holds.
    case filter(@MainActor (ElementTree, Int) -> Bool)
    /// The only one that there is to be.
    case only
    case first
    case index(Int)
  }

  var kind: Kind
  /// As sources write it: `.buttons`, `["Save"]`.
  var text: String

  /// The elements that come after the step.
  @MainActor
  func apply(to found: [Int], in tree: ElementTree) -> [Int] {
    switch kind {
    case .descendants(let type): Self.united(found.map { Array(tree.descendants(of: $0)) }, type, in: tree)
    case .children(let type): Self.united(found.map(tree.children), type, in: tree)
    case .filter(let holds): found.filter { holds(tree, $0) }
    case .only: Self.withoutParts(found, in: tree)
    case .first: Array(found.prefix(1))
    case .index(let index): found.indices.contains(index) ? [found[index]] : []
    }
  }

  /// Each once, in the order of the screen; a control goes before the parts of it that are of its own kind.
  private static func united(_ lists: [[Int]], _ type: XCUIElement.ElementType, in tree: ElementTree) -> [Int] {
    let all = Set(lists.joined()).filter { tree[$0].isOf(type) }
    return all.filter { index in
      guard tree[index].isControlPart, type != .any, let parent = tree.places[index].parent else { return true }
      return !all.contains(parent)
    }.sorted()
  }

  /// Of several that fit, parts of controls give way to others.
  private static func withoutParts(_ found: [Int], in tree: ElementTree) -> [Int] {
    let whole = found.filter { !tree[$0].isControlPart }
    return whole.isEmpty ? found : whole
  }
}

/// Where a query or an element was written.
struct SourcePlace {
  var file: StaticString
  var line: UInt
}

/// The way from an app to the elements that are meant.
struct ElementPath {
  var steps: [QueryStep] = []
  /// The line that wrote the last step, where one is known.
  var place: SourcePlace?

  /// As sources write it: `app.buttons["Save"]`.
  var text: String { "app" + steps.map(\.text).joined() }

  func adding(_ kind: QueryStep.Kind, _ text: String, at place: SourcePlace? = nil) -> ElementPath {
    ElementPath(steps: steps + [QueryStep(kind: kind, text: text)], place: place ?? self.place)
  }

  /// The elements that are meant.
  @MainActor
  func found(in tree: ElementTree) -> [Int] { steps.reduce([0]) { $1.apply(to: $0, in: tree) } }
}
