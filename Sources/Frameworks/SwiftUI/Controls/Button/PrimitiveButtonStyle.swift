public import SwiftUICore

/// How buttons look and when they act.
///
/// The style decides what a press is: nothing happens but what calls `trigger()`, or goes on in `Button(configuration)`, which has
/// the style around this one. Apply it with `buttonStyle(_:)`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// What the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Makes a button's look and decides when it acts.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a primitive button style is given.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// What the button is for.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: () -> Void
  /// Whether it acts again and again while it is held.
  var repeats = false
  /// Does what the button does.
  public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration: StyleConfiguration {
  package static var defaultStyle: StyleBox<Self> {
    StyleBox(DefaultButtonStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  /// Whether a style of buttons is set.
  var hasButtonStyle: Bool { hasStyle(of: PrimitiveButtonStyleConfiguration.self) }
}

extension View {
  /// Sets how the buttons inside look and when they act.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}
