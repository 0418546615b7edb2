package import Foundation

/// What an element is to somebody who cannot see it.
package enum AccessibilityRole: String, Sendable {
  case staticText, image, button, header, link, tab, tabBar, scrollView, group, toggle, textField, searchField, slider, stepper
  case row, keyboardKey, alert, other
}

/// An element of the accessibility tree: what a screen reader would find.
package struct AccessibilityElement {
  package var role: AccessibilityRole
  package var label: String
  package var value: String
  package var hint: String
  package var identifier: String
  package var isEnabled: Bool
  /// Bounds in the window, in points.
  package var frame: CGRect
  package var children: [AccessibilityElement]
  /// The node that stands for the element.
  package weak var node: ViewNode?
  /// What can be asked for beside label, value and hint.
  package var customContent: [(id: String, content: CustomContent)] = []
  /// What is told of it as a chart; `nil` where it is none.
  package var chart: AccessibilityChart?
  /// The traits that it was given, or that an earlier role had.
  private var givenTraits = AccessibilityTraits()
  /// What activating the element does; `nil` when it does nothing.
  package var activate: (() -> Void)?
  /// What can be done with it beside activating it, by name.
  package var actions: [(name: String, perform: () -> Void)] = []
  /// What changing the element's value up or down does; `nil` when it has no such value.
  package var adjust: ((AccessibilityAdjustmentDirection) -> Void)?

  /// What showing it larger or smaller, and scrolling it towards an edge, does; `nil` where it cannot.
  package var zoom: ((AccessibilityZoomGestureAction) -> Void)?
  package var scroll: ((Edge) -> Void)?
  /// Where it is pressed to be activated, in the window; `nil`: in its middle.
  package var activationPoint: CGPoint?
  /// Whether it is only the part of a control that takes presses.
  var isPressedPart = false
  package var headingLevel = AccessibilityHeadingLevel.unspecified
  package var textContentType: AccessibilityTextContentType?
  package var directTouch: AccessibilityDirectTouchOptions = []
  package var speech = AccessibilitySpeech()
  /// Whether somebody is at it, and what takes somebody there; `nil` where nobody asks.
  package var isReached = false
  package var reach: (() -> Void)?

  /// When it is read among the elements beside it: the higher, the earlier.
  package var sortPriority = 0.0
  /// The names by which it is called with the voice; empty: its label.
  package var inputLabels: [String] = []
  /// Whether it does something when it is touched; `nil` where only what it is and can do says so.
  var respondsToUserInteraction: Bool?

  init(role: AccessibilityRole, label: String, node: ViewNode) {
    self.role = role
    self.label = label
    value = ""
    hint = ""
    identifier = ""
    isEnabled = true
    frame = node.frameInWindow
    children = []
    self.node = node
  }

  /// This element and all below it, parents first.
  package var flattened: [AccessibilityElement] { [self] + children.flatMap(\.flattened) }

  /// Whether it is among those that do something when they are touched.
  package var isInteractive: Bool { respondsToUserInteraction ?? (activate != nil || adjust != nil || role == .textField) }

  /// Where it is pressed, in the window.
  package var pressPoint: CGPoint { activationPoint ?? CGPoint(x: frame.midX, y: frame.midY) }

  /// Takes over what children say and do, as one element.
  mutating func combine(_ children: [AccessibilityElement]) {
    var (labels, values, hints): ([String], [String], [String]) = ([], [], [])
    var (count, button): (Int, AccessibilityElement?) = (0, nil)
    func add(_ elements: [AccessibilityElement]) {
      for element in elements {
        activationPoint = activationPoint ?? element.activationPoint
        if element.isPressedPart { continue }
        count += 1
        if !element.label.isEmpty { labels.append(element.label) }
        if !element.value.isEmpty { values.append(element.value) }
        if !element.hint.isEmpty { hints.append(element.hint) }
        if button == nil, element.role == .button { button = element }
        for (id, content) in element.customContent { setCustomContent(id, content) }
        givenTraits.formUnion(element.givenTraits.subtracting(.ofRoles))
        // Links in a text are named by the text.
        if element.role != .staticText { add(element.children) }
      }
    }
    add(children)
    (label, value, hint) = (labels.joined(separator: ", "), values.joined(separator: ", "), hints.joined(separator: ", "))
    if let button {
      role = .button
      activate = button.activate
    } else if count == 1 {
      role = children[0].role
    }
  }
}

// MARK: - Traits

extension AccessibilityElement {
  /// What it is and how it behaves: what its role says, and what it was given.
  package var traits: AccessibilityTraits { role.trait.map { givenTraits.union($0) } ?? givenTraits }

  package var isSelected: Bool { givenTraits.contains(.isSelected) }
  fileprivate var isModal: Bool { givenTraits.contains(.isModal) }

  mutating func add(_ traits: AccessibilityTraits) {
    givenTraits = self.traits.union(traits)
    role = role.following(givenTraits) ?? role
  }

  mutating func remove(_ traits: AccessibilityTraits) {
    givenTraits = self.traits.subtracting(traits)
    if let own = role.trait, traits.contains(own) { role = AccessibilityRole.other.following(givenTraits) ?? .other }
  }
}

extension AccessibilityRole {
  /// The traits that say what an element is, those first that go before others.
  fileprivate static let traits: [(role: AccessibilityRole, trait: AccessibilityTraits)] = [
    (.toggle, .isToggle), (.link, .isLink), (.searchField, .isSearchField), (.keyboardKey, .isKeyboardKey),
    (.tabBar, .isTabBar), (.button, .isButton), (.header, .isHeader), (.image, .isImage), (.staticText, .isStaticText),
  ]

  fileprivate var trait: AccessibilityTraits? { Self.traits.first { $0.role == self }?.trait }

  /// The role of an element that has this one and is given traits; `nil` where they say nothing of it.
  fileprivate func following(_ traits: AccessibilityTraits) -> AccessibilityRole? {
    switch self {
    // What these do is in no trait.
    case .slider, .stepper, .tab, .scrollView, .alert: nil
    case .textField: traits.contains(.isSearchField) ? .searchField : nil
    default: Self.traits.first { traits.contains($0.trait) }?.role
    }
  }
}

extension AccessibilityTraits {
  /// All that say what an element is.
  fileprivate static let ofRoles = AccessibilityRole.traits.reduce(into: AccessibilityTraits()) { $0.formUnion($1.trait) }
}

extension [AccessibilityElement] {
  /// The elements that can be reached: beside a modal one, only that one and what is in it.
  fileprivate var reachable: [AccessibilityElement] {
    var elements = contains { $0.isModal } ? filter { $0.isModal } : self
    if elements.contains(where: { $0.sortPriority != 0 }) {
      // Those of equal priority keep their order.
      elements = elements.enumerated().sorted {
        ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
      }.map(\.element)
    }
    for index in elements.indices where !elements[index].children.isEmpty {
      elements[index].children = elements[index].children.reachable
    }
    return elements
  }
}

/// Collects elements while the tree is walked.
package struct AccessibilityBuilder {
  package var elements: [AccessibilityElement] = []
  package init() {}

  package mutating func appendLeaf(role: AccessibilityRole, label: String, node: ViewNode) {
    guard !label.isEmpty else { return }
    elements.append(AccessibilityElement(role: role, label: label, node: node))
  }
}

extension ViewGraph {
  /// The accessibility tree of what is shown now.
  package func accessibilityElements() -> [AccessibilityElement] {
    (root?.spokenElements ?? []).reachable
  }
}

extension ViewGraph {
  /// The first element with an identifier or a label, of those that are meant; labels may also be given in part.
  package func element(
    named name: String, where isMeant: (AccessibilityElement) -> Bool = { _ in true }
  ) -> AccessibilityElement? {
    let all = accessibilityElements().flatMap(\.flattened).filter(isMeant)
    return all.first { $0.identifier == name } ?? all.first { $0.label == name } ?? all.first { $0.label.contains(name) }
  }
}
