import Foundation
public import FoundationAdditions

/// How a view with children appears to somebody who cannot see it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind { case ignore, contain, combine, one }
  let kind: Kind
  /// Children are not found; the view is one element.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// Children are found inside the view.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// Children are read together as one element.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
  /// A child that is alone is the view's element itself; several are found inside the view.
  package static let one = AccessibilityChildBehavior(kind: .one)
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
    if modifier.isHidden {
      // What is hidden may still be where the control around it is pressed.
      builder.elements += content.spokenElements.filter(\.isPressedPart)
      return
    }
    var inner = content.spokenElements
    guard let behavior = modifier.behavior else {
      editElements(&inner)
      builder.elements += inner
      return
    }
    if behavior == .one, inner.count == 1 {
      edit(&inner[0])
      builder.elements.append(inner[0])
      return
    }
    var group = AccessibilityElement(role: .group, label: "", node: self)
    switch behavior.kind {
    case .contain, .one: group.children = inner
    case .combine: group.combine(inner)
    case .ignore: break
    }
    edit(&group)
    builder.elements.append(group)
  }

  /// A label or identifier on several views without a container belongs to each of them; on none, it makes an element.
  private func editElements(_ elements: inout [AccessibilityElement]) {
    if elements.isEmpty {
      var element = AccessibilityElement(role: .other, label: "", node: self)
      edit(&element)
      if !element.label.isEmpty || !element.identifier.isEmpty { elements.append(element) }
    } else {
      for index in elements.indices { edit(&elements[index]) }
    }
  }

  /// Edits an element with texts in the language of this place.
  private func edit(_ element: inout AccessibilityElement) {
    Text.speaking(in: EnvironmentValues(scope: scope).locale) { modifier.edit(&element) }
  }

  package override var debugName: String { "Accessibility" }
}

extension View {
  /// Sets what is read for the view.
  ///
  ///     Image(systemName: "star").accessibility(label: Text("Favourite"))
  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Sets the value that is read after the label.
  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Sets what is read about the view's use.
  @available(*, deprecated, renamed: "accessibilityHint(_:)")
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// Sets a name by which tests find the view; nobody hears it.
  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// Hides the view from people who cannot see it.
  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Says what the view does.
  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
  /// Takes back what the view is said to do.
  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Makes the view one element for people who cannot see it.
  ///
  /// By default those inside are no elements any more; `combine` names the one after them, `contain` leaves them elements inside
  /// of it.
  ///
  ///     HStack {
  ///       Text("Rain")
  ///       Text("12 mm")
  ///     }.accessibilityElement(children: .combine)
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(AccessibilityModifier(behavior: children))
  }
  /// Sets what is read for the view.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityModifier { $0.label = label.plainString })
  }
  /// Sets what is read for the view, by a key of the app's string tables.
  ///
  ///     Image(systemName: "star").accessibilityLabel("Favourite")
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }
  /// Sets what is read for the view to a text that a resource names.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(labelResource))
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
  /// Sets the value that is read after the label, by a key of the app's string tables.
  ///
  ///     Circle().accessibilityLabel("Volume").accessibilityValue("Half")
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }
  /// Sets the value that is read after the label to a text that a resource names.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View {
    accessibilityValue(Text(valueResource))
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
  /// Sets what is read about the view's use to a text that a resource names.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hintResource))
  }
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
  /// Hides the view from people who cannot see it, while `hidden` is `true`.
  ///
  ///     Image(systemName: "star").accessibilityHidden(true)
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityModifier(isHidden: hidden))
  }
  /// Says what the view does.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityModifier { $0.add(traits) })
  }
  /// Takes back what the view is said to do.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityModifier { $0.remove(traits) })
  }
}
