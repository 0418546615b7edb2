/// What kinds of input a submit action is for.
nonisolated public struct SubmitTriggers: OptionSet, Sendable {
  /// The value as it is stored.
  public let rawValue: Int
  /// Creates a value from the one stored.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// An action for when a person ends what they typed.
struct SubmitAction {
  let triggers: SubmitTriggers
  let perform: () -> Void
}

private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [SubmitAction] { [] }
}

extension EnvironmentValues {
  /// The actions of the views around, the innermost first.
  var submitActions: [SubmitAction] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

extension View {
  /// Calls an action when a person ends what they typed into a field inside, with Enter.
  ///
  /// Actions of several views around a field are called from the innermost outwards.
  ///
  ///     TextField("Name", text: $text).onSubmit { save() }
  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.submitActions.insert(SubmitAction(triggers: triggers, perform: action), at: 0)
      })
  }
}
