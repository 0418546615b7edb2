import CoreGraphicsTypes
import Foundation
package import LaunchContract
package import SwiftUICore

/// The elements that somebody outside was told of, and how each is found again.
///
/// They are kept by the places that they have in the tree, so that an element that was moved, scrolled or changed is still the one
/// that was named; one whose view is gone is not mistaken for another.
@MainActor
package struct RemoteElementList {
  private struct Entry {
    weak var node: ViewNode?
    /// Which one it is of those that stand for the same view.
    var ordinal: Int
    var description: String
  }

  private var entries: [String: Entry] = [:]
  private var isEmpty: Bool { entries.isEmpty }

  /// Knows no element yet.
  package init() {}

  /// Tells what can be found now; names from before do not count any more.
  package mutating func read(_ graph: ViewGraph) -> [RemoteElement] {
    entries = [:]
    var (result, seen): ([RemoteElement], [ObjectIdentifier: Int]) = ([], [:])
    var focused: Int?
    func add(_ elements: [AccessibilityElement], level: Int) {
      for element in elements {
        let ref = "e\(result.count + 1)"
        var ordinal = 0
        if let node = element.node {
          ordinal = seen[ObjectIdentifier(node), default: 0]
          seen[ObjectIdentifier(node)] = ordinal + 1
          // Of those around what has the focus, the innermost one has it.
          if graph.focus.isInside(node) { focused = result.count }
        }
        entries[ref] = Entry(node: element.node, ordinal: ordinal, description: element.briefly)
        result.append(RemoteElement(element, ref: ref, level: level))
        add(element.children, level: level + 1)
      }
    }
    add(graph.accessibilityElements(), level: 0)
    if let focused { result[focused].focused = true }
    return result
  }

  /// The element of a name, as it is now.
  package func element(_ ref: String, in graph: ViewGraph) throws(LaunchError) -> AccessibilityElement {
    guard let entry = entries[ref] else {
      let advice = isEmpty ? "ask for elements first" : "there are e1 to e\(entries.count); ask for elements again"
      throw LaunchError("no element has the ref \"\(ref.prefix(40))\"; \(advice)")
    }
    if let node = entry.node {
      let same = graph.accessibilityElements().flatMap(\.flattened).filter { $0.node === node }
      if same.indices.contains(entry.ordinal) { return same[entry.ordinal] }
    }
    throw LaunchError("\(ref), \(entry.description), is not on screen any more; ask for elements again")
  }

  /// The nearest element that takes a tap where it is pressed.
  func nearest(to point: CGPoint, in graph: ViewGraph, screen: CGRect) -> RemoteElement? {
    var seen: [ObjectIdentifier: Int] = [:]
    var nearest: (element: AccessibilityElement, ordinal: Int, distance: CGFloat)?
    for element in graph.accessibilityElements().flatMap(\.flattened) {
      guard let node = element.node else { continue }
      let ordinal = seen[ObjectIdentifier(node), default: 0]
      seen[ObjectIdentifier(node)] = ordinal + 1
      let place = element.pressPoint
      guard element.remoteActions.contains("tap"), screen.covers(place), graph.takesTap(at: place),
        !graph.isCovered(node, at: place)
      else { continue }
      let distance = element.frame.distance(to: point)
      if distance < nearest?.distance ?? .infinity { nearest = (element, ordinal, distance) }
    }
    return nearest.map { found in
      let entry = entries.first { $0.value.node === found.element.node && $0.value.ordinal == found.ordinal }
      return RemoteElement(found.element, ref: entry?.key ?? "", level: 0)
    }
  }

  /// The node of a name that was told.
  func node(of ref: String) -> ViewNode? { entries[ref]?.node }

  /// Forgets all names, as another content shows.
  package mutating func removeAll() { entries = [:] }
}

extension CGRect {
  /// How far a point lies outside.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    hypot(max(minX - point.x, point.x - maxX, 0), max(minY - point.y, point.y - maxY, 0))
  }
}

extension AccessibilityElement {
  /// What it is, for a message.
  fileprivate var briefly: String {
    let name = label.isEmpty ? identifier : label
    return name.isEmpty ? "the \(role.rawValue)" : "the \(role.rawValue) \"\(name)\""
  }

  /// What can be done with it: by names that requests have for that, and the names of its own.
  fileprivate var remoteActions: [String] {
    guard isEnabled else { return [] }
    let takesText = role == .textField || role == .searchField
    var names: [String] = []
    if isInteractive || [.button, .toggle, .link, .tab].contains(role) { names.append("tap") }
    if takesText { names += ["type", "focus"] }
    if adjust != nil { names += ["increment", "decrement"] }
    if role == .scrollView || scroll != nil { names.append("scroll") }
    if zoom != nil { names.append("pinch") }
    return names + actions.map(\.name)
  }
}

@MainActor extension RemoteElement {
  fileprivate init(_ element: AccessibilityElement, ref: String, level: Int) {
    self.init(ref: ref, role: element.role.rawValue, frame: RemoteRect(element.frame))
    func given(_ text: String) -> String? { text.isEmpty ? nil : text }
    (label, value, hint) = (given(element.label), given(element.value), given(element.hint))
    identifier = given(element.identifier)
    enabled = element.isEnabled
    selected = element.isSelected ? true : nil
    actions = element.remoteActions
    self.level = level
  }
}
