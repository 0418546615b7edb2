extension View {
  /// Lets the view have the focus, by a tap, by Tab, or by a `FocusState`.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    focusable(isFocusable, interactions: .automatic)
  }

  /// Lets the view have the focus for some purposes.
  ///
  /// What is only to be activated has it where the keyboard reaches controls; what is edited has it by a tap and by Tab, too.
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }

  /// Lets the view have the focus, and tells when it comes and goes.
  @available(*, deprecated, message: "Use FocusState<T> and View.focused(_:equals) for onFocusChange functionality.")
  public nonisolated func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: .automatic, changed: onFocusChange))
  }
}

/// What a view has the focus for.
nonisolated public struct FocusInteractions: OptionSet, Sendable {
  /// The value as it is stored.
  public let rawValue: Int
  /// Creates a value from the one stored.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// To be activated in place of a press.
  public static let activate = FocusInteractions(rawValue: 1)
  /// To be edited, or to take keys.
  public static let edit = FocusInteractions(rawValue: 2)
  /// For all.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

private enum IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the nearest view around that can have the focus has it.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

nonisolated private struct FocusableModifier: ViewModifier {
  let isFocusable: Bool
  let interactions: FocusInteractions
  var changed: ((Bool) -> Void)?
  @FocusState private var isFocused: Bool

  init(isFocusable: Bool, interactions: FocusInteractions, changed: ((Bool) -> Void)? = nil) {
    (self.isFocusable, self.interactions, self.changed) = (isFocusable, interactions, changed)
  }

  @MainActor func body(content: Content) -> some View {
    let (focus, changed) = ($isFocused, changed)
    content
      .environment(\.isFocused, isFocused)
      .modifier(FocusTargetModifier(isFocusable: isFocusable, interactions: interactions))
      .focused(focus)
      .simultaneousGesture(
        TapGesture().onEnded { focus.wrappedValue = true },
        including: isFocusable && interactions.contains(.edit) ? .all : .subviews
      )
      .onChange(of: isFocused) { _, isFocused in changed?(isFocused) }
  }
}

nonisolated private struct FocusTargetModifier: PrimitiveModifier {
  typealias Body = Never
  let isFocusable: Bool
  let interactions: FocusInteractions

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> FocusTargetNode {
    FocusTargetNode(modifier, inputs: inputs)
  }
  static func updateNode(_ node: FocusTargetNode, with modifier: Self) { node.setModifier(modifier) }
}

/// A view of any kind that can have the focus; it has no use of its own for keys and text.
private final class FocusTargetNode: WrapperNode, FocusTarget {
  private var modifier: FocusTargetModifier

  init(_ modifier: FocusTargetModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  func setModifier(_ new: FocusTargetModifier) {
    modifier = new
    if !new.isFocusable { graph.focus.resign(self) }
  }

  var canTakeFocus: Bool {
    let environment = EnvironmentValues(scope: scope)
    return modifier.isFocusable && environment.isEnabled
      && (modifier.interactions.contains(.edit) || environment.keyboardReachesControls)
  }
  var holdsOtherTargets: Bool { true }
  var textInput: TextInputState? { nil }
  func focusDidChange(isFocused: Bool) { invalidateDisplay() }
  func handle(_ key: KeyInput) -> Bool { false }
  func handle(_ input: TextInput) {}

  override func makeFragment() -> DisplayFragment { FocusRing.drawn(over: super.makeFragment(), of: self) }

  override var debugName: String { "Focusable" }
}
