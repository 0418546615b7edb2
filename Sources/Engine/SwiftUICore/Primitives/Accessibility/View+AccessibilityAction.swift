import Foundation

/// What an action does that every element may have.
nonisolated public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case `default`, escape, magicTap, delete
    case named(Text)
  }
  let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }
  /// Creates a kind with a name.
  public init(named name: Text) { kind = .named(name) }
  /// What choosing the element does.
  public static let `default` = AccessibilityActionKind(.default)
  /// What leaving the place does.
  public static let escape = AccessibilityActionKind(.escape)
  /// What matters most at the moment.
  public static let magicTap = AccessibilityActionKind(.magicTap)
  /// What deleting the element does.
  public static let delete = AccessibilityActionKind(.delete)

  /// The name under which it is found; `nil`: it is what choosing the element does.
  var name: String? {
    switch kind {
    case .default: nil
    case .escape: "Escape"
    case .magicTap: "Magic Tap"
    case .delete: "Delete"
    case .named(let text): text.plainString
    }
  }
}

extension View {
  /// Adds something that can be done with the view by somebody who cannot see it.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(
      AccessibilityModifier {
        if let name = actionKind.name { $0.actions.append((name, handler)) } else { $0.activate = handler }
      })
  }
  /// Adds something with a name that can be done with the view by somebody who cannot see it.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }
  /// Adds something with a name that can be done with the view by somebody who cannot see it.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }
  /// Adds something with a name that can be done with the view by somebody who cannot see it.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }
  /// Adds something named after the views of a label that can be done with the view by somebody who cannot see it.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return accessibilityUnplaced(label) { element, spoken in element.actions.append((spoken.spokenName, action)) }
  }
  /// Adds what the buttons of a closure do as things that can be done with the view by somebody who cannot see it.
  public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    accessibilityUnplaced(content()) { element, spoken in
      for action in spoken.spokenElements.flatMap(\.flattened) {
        if let activate = action.activate { element.actions.append((action.label, activate)) }
      }
    }
  }
}
