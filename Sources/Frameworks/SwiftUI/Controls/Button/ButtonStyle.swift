public import SwiftUICore

/// How buttons look; what pressing them means stays the button's.
///
/// Apply it with `buttonStyle(_:)`.
///
///     struct Framed: ButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label.padding(8).border(.gray).opacity(configuration.isPressed ? 0.5 : 1)
///       }
///     }
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = ButtonStyleConfiguration
  /// Makes a button's look.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a button style is given.
nonisolated public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// What the button is for.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether the button is pressed now.
  public let isPressed: Bool
}

extension View {
  /// Sets how the buttons inside look.
  ///
  /// The innermost style counts.
  ///
  ///     VStack {
  ///       Button("Copy") {}
  ///       Button("Paste") {}
  ///     }.buttonStyle(.bordered)
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    controlStyle(
      StyleBox(style) { (style, configuration: PrimitiveButtonStyleConfiguration) in
        configuration.pressable { style.makeBody(configuration: $0) }
      })
  }
}

extension PrimitiveButtonStyleConfiguration {
  /// The button as something to press, which looks as a closure says.
  ///
  /// With a `row`, a press of the whole row presses it where it is in a list's row.
  @MainActor func pressable<Content: View>(
    row: ListRowPress? = nil, @ViewBuilder _ content: @escaping @MainActor (ButtonStyleConfiguration) -> Content
  ) -> some View {
    Pressable(action: action, row: row, repeats: repeats) { isPressed in
      content(ButtonStyleConfiguration(role: role, label: .init(content: label.content), isPressed: isPressed))
    }
  }
}
