public import SwiftUICore

/// How forms look; apply it with `formStyle(_:)`.
@MainActor @preconcurrency
public protocol FormStyle {
  /// What the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = FormStyleConfiguration
  /// Makes a form's look.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a form style is given.
nonisolated public struct FormStyleConfiguration {
  /// The form's views.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The form's views.
  public let content: Content
}

extension FormStyleConfiguration: StyleConfiguration {
  package static var defaultStyle: StyleBox<Self> { StyleBox(AutomaticFormStyle()) { $0.makeBody(configuration: $1) } }
}

extension View {
  /// Sets how the forms inside look.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle(StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}

/// The look that fits the surroundings: rows in cards.
public struct AutomaticFormStyle: FormStyle {
  /// Makes the style that forms have without another.
  public nonisolated init() {}
  /// The form's look in this style.
  public func makeBody(configuration: Configuration) -> some View { GroupedFormStyle().makeBody(configuration: configuration) }
}

/// Rows in cards that scroll.
public struct GroupedFormStyle: FormStyle {
  /// Makes the style of rows in cards.
  public nonisolated init() {}
  /// The form's look in this style.
  public func makeBody(configuration: Configuration) -> some View { List { configuration.content } }
}

/// Views below each other without cards: labels end at one line, and what they are the labels of begins there; it does not scroll.
public struct ColumnsFormStyle: FormStyle {
  /// Makes the style of labels in a column and controls in another one.
  public nonisolated init() {}
  /// The form's look in this style.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .formColumn) { configuration.content }.environment(\.isInColumnsForm, true)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The look that fits the surroundings.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Rows in cards that scroll.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// Views below each other that begin at one line.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
