/// How scrolling ends the editing of text.
public struct ScrollDismissesKeyboardMode: Sendable {
  enum Kind: Sendable { case automatic, immediately, interactively, never }
  let kind: Kind
  /// As fits the surroundings: where no keyboard covers the content, scrolling leaves the editing alone.
  public static var automatic: ScrollDismissesKeyboardMode { .init(kind: .automatic) }
  /// As soon as a finger scrolls.
  public static var immediately: ScrollDismissesKeyboardMode { .init(kind: .immediately) }
  /// When a finger pulls the content down.
  public static var interactively: ScrollDismissesKeyboardMode { .init(kind: .interactively) }
  /// Not at all.
  public static var never: ScrollDismissesKeyboardMode { .init(kind: .never) }
}

private enum ScrollDismissesKeyboardKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
  /// How scrolling ends the editing of text.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }
}

extension View {
  /// Sets how scrolling with a finger ends the editing of text: the field loses the focus.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}

extension ScrollNode {
  /// Takes the focus from a field, where the finger's way asks for it.
  func endEditing(by way: ScrollDismissesKeyboardMode.Kind) {
    guard graph.focus.textInput != nil,
      EnvironmentValues(scope: scope).scrollDismissesKeyboardMode.kind == way
    else { return }
    graph.focus.focus(nil)
  }
}
