import Foundation

/// How a view with children appears to somebody who cannot see it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind { case ignore, contain, combine }
  let kind: Kind
  /// Children are not found; the view is one element.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// Children are found inside the view.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// Children are read together as one element.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// What an element does and how it behaves.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var bits: Set<Int> = []
  /// Creates an empty set.
  public init() {}
  private init(_ bit: Int) { bits = [bit] }
  /// It is a button.
  public static let isButton = AccessibilityTraits(0)
  /// It is a heading.
  public static let isHeader = AccessibilityTraits(1)
  /// It is the chosen one.
  public static let isSelected = AccessibilityTraits(2)
  /// It is a link.
  public static let isLink = AccessibilityTraits(3)
  /// It is a search field.
  public static let isSearchField = AccessibilityTraits(4)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(5)
  /// It plays a sound when activated.
  public static let playsSound = AccessibilityTraits(6)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(7)
  /// It is text that does not change.
  public static let isStaticText = AccessibilityTraits(8)
  /// It sums up the app's state.
  public static let isSummaryElement = AccessibilityTraits(9)
  /// Its value changes often.
  public static let updatesFrequently = AccessibilityTraits(10)
  /// It starts sound or video when activated.
  public static let startsMediaSession = AccessibilityTraits(11)
  /// Touches go to it directly.
  public static let allowsDirectInteraction = AccessibilityTraits(12)
  /// Its page turns by itself once it has been read.
  public static let causesPageTurn = AccessibilityTraits(13)
  /// It hides what is beside it.
  public static let isModal = AccessibilityTraits(14)
  /// It is a switch.
  public static let isToggle = AccessibilityTraits(15)
  /// It is a bar of tabs.
  public static let isTabBar = AccessibilityTraits(16)
  private init(bits: Set<Int>) { self.bits = bits }
  /// Whether a trait is among these.
  public func contains(_ member: AccessibilityTraits) -> Bool { member.bits.isSubset(of: bits) }
  /// The traits of both.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(bits: bits.union(other.bits)) }
  /// The traits that both have.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(bits: bits.intersection(other.bits)) }
  /// The traits that just one of both has.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    .init(bits: bits.symmetricDifference(other.bits))
  }
  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits.formUnion(other.bits) }
  /// Keeps the traits that another set has too.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits.formIntersection(other.bits) }
  /// Keeps the traits that just one of both sets has.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits.formSymmetricDifference(other.bits) }
  /// Adds a trait; answers whether it is new.
  @discardableResult
  public mutating func insert(_ new: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(new)
    formUnion(new)
    return (isNew, new)
  }
  /// Takes a trait away; answers it if it was there.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    bits.subtract(member.bits)
    return removed.bits.isEmpty ? nil : removed
  }
  /// Adds a trait in place of an equal one, which is answered.
  @discardableResult
  public mutating func update(with new: AccessibilityTraits) -> AccessibilityTraits? {
    let old = intersection(new)
    formUnion(new)
    return old.bits.isEmpty ? nil : old
  }
  /// Whether another set has all of these.
  public func isSubset(of other: AccessibilityTraits) -> Bool { bits.isSubset(of: other.bits) }
}

/// Which way a value is changed by somebody who cannot see it.
public enum AccessibilityAdjustmentDirection: Equatable, Hashable, Sendable { case increment, decrement }

/// Edits the elements of the views inside.
nonisolated package struct AccessibilityModifier: PrimitiveModifier {
  package typealias Body = Never
  /// How children are joined; `nil` leaves them.
  let behavior: AccessibilityChildBehavior?
  let edit: (inout AccessibilityElement) -> Void
  let isHidden: Bool
  package nonisolated init(
    behavior: AccessibilityChildBehavior? = nil, isHidden: Bool = false,
    edit: @escaping (inout AccessibilityElement) -> Void = { _ in }
  ) {
    self.behavior = behavior
    self.isHidden = isHidden
    self.edit = edit
  }

  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> AccessibilityNode {
    AccessibilityNode(modifier, inputs: inputs)
  }
  package static func updateNode(_ node: AccessibilityNode, with modifier: Self) { node.modifier = modifier }
}

package final class AccessibilityNode: WrapperNode {
  var modifier: AccessibilityModifier
  init(_ modifier: AccessibilityModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  package override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    if modifier.isHidden { return }
    var inner = AccessibilityBuilder()
    content.appendAccessibility(to: &inner)
    guard let behavior = modifier.behavior else {
      editElements(&inner.elements)
      builder.elements += inner.elements
      return
    }
    var group = AccessibilityElement(role: .group, label: "", node: self)
    switch behavior.kind {
    case .contain: group.children = inner.elements
    case .combine: group.combine(inner.elements)
    case .ignore: break
    }
    modifier.edit(&group)
    builder.elements.append(group)
  }

  /// A label or identifier on several views without a container belongs to each of them; on none, it makes an element.
  private func editElements(_ elements: inout [AccessibilityElement]) {
    if elements.isEmpty {
      var element = AccessibilityElement(role: .other, label: "", node: self)
      modifier.edit(&element)
      if !element.label.isEmpty || !element.identifier.isEmpty { elements.append(element) }
    } else {
      for index in elements.indices { modifier.edit(&elements[index]) }
    }
  }

  package override var debugName: String { "Accessibility" }
}

extension AccessibilityElement {
  /// Takes over what children say and do, as one element.
  mutating func combine(_ children: [AccessibilityElement]) {
    let all = children.flatMap(\.flattened)
    label = all.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
    if let button = all.first(where: { $0.role == .button }) {
      role = .button
      activate = button.activate
    } else if let only = all.first, all.count == 1 {
      role = only.role
    }
    isSelected = all.contains { $0.isSelected }
  }

  mutating func apply(_ traits: AccessibilityTraits, isAdded: Bool) {
    if traits.contains(.isSelected) { isSelected = isAdded }
    guard isAdded else { return }
    if traits.contains(.isButton) { role = .button }
    if traits.contains(.isHeader) { role = .header }
    if traits.contains(.isLink) { role = .link }
    if traits.contains(.isImage) { role = .image }
    if traits.contains(.isStaticText) { role = .staticText }
  }
}

extension View {
  /// Makes the view one element for people who cannot see it.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(AccessibilityModifier(behavior: children))
  }
  /// Sets what is read for the view.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityModifier { $0.label = label.plainString })
  }
  /// Sets what is read for the view.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }
  /// Sets what is read for the view.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(verbatim: String(label)))
  }
  /// Sets the value that is read after the label.
  public nonisolated func accessibilityValue(_ valueDescription: Text) -> some View {
    modifier(AccessibilityModifier { $0.value = valueDescription.plainString })
  }
  /// Sets the value that is read after the label.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }
  /// Sets the value that is read after the label.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(verbatim: String(value)))
  }
  /// Sets what is read about the view's use.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    modifier(AccessibilityModifier { $0.hint = hint.plainString })
  }
  /// Sets what is read about the view's use.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }
  /// Sets what is read about the view's use.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(verbatim: String(hint)))
  }
  /// Lets somebody who cannot see the view change its value up and down.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(
      AccessibilityModifier {
        if $0.role == .group || $0.role == .other { $0.role = .slider }
        $0.adjust = handler
      })
  }
  /// Sets a name by which tests find the view; nobody hears it.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityModifier { $0.identifier = identifier })
  }
  /// Hides the view from people who cannot see it.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityModifier(isHidden: hidden))
  }
  /// Says what the view does.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityModifier { $0.apply(traits, isAdded: true) })
  }
  /// Takes back what the view is said to do.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityModifier { $0.apply(traits, isAdded: false) })
  }
}
