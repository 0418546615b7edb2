public import SwiftUICore

/// How labeled values look; apply it with `labeledContentStyle(_:)`.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// What the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Makes a labeled value's look.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style of labeled values is given.
nonisolated public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The value.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
}

extension LabeledContentStyleConfiguration: StyleConfiguration {
  package static var defaultStyle: StyleBox<Self> {
    StyleBox(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// Sets how the labeled values inside look.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}

/// The look that fits the surroundings: the label where the line begins, the value in gray where it ends.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Makes the style that labeled values have without another.
  public nonisolated init() {}
  /// The labeled value's look in this style.
  public func makeBody(configuration: Configuration) -> some View { LabeledValue(configuration: configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The look that fits the surroundings.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// A label and a value at the two ends of a line, read as one element (Facts 3.7).
private struct LabeledValue: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  var body: some View {
    if labelsAreHidden {
      configuration.content.accessibilityName(from: configuration.label)
    } else {
      LabeledLine(label: VStack(alignment: .leading, spacing: 0) { configuration.label }, spacing: 8) {
        configuration.content.ownForegroundStyle(Color.secondary).multilineTextAlignment(.trailing)
      }
    }
  }
}
