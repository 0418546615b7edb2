public import SwiftUICore

/// How disclosure groups outside of lists look; apply it with `disclosureGroupStyle(_:)`.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// What the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Makes a group's look.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a disclosure group style is given.
public struct DisclosureGroupStyleConfiguration {
  /// The group's label.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// What folds away.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The group's label.
  public let label: Label
  /// What folds away; a style shows it while the group is unfolded.
  public let content: Content
  /// Whether the group is unfolded.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension DisclosureGroupStyleConfiguration: StyleConfiguration {
  package static var defaultStyle: StyleBox<Self> {
    StyleBox(AutomaticDisclosureGroupStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// Sets how the disclosure groups inside look that are not rows of a list.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}

/// A label in the tint with a chevron, which is pressed as a whole, above what it unfolds.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  @Environment(\.metrics) private var metrics
  /// Makes the style that groups have without another.
  public nonisolated init() {}

  /// The group's look in this style.
  public func makeBody(configuration: Configuration) -> some View {
    let (isExpanded, metrics) = (configuration.$isExpanded, metrics.lists)
    VStack(alignment: .leading, spacing: 0) {
      Button {
        withAnimation(metrics.disclosureMotion) { isExpanded.wrappedValue.toggle() }
      } label: {
        HStack(spacing: 0) {
          configuration.label
          Spacer(minLength: metrics.accessoryGap)
          DisclosureChevron(isExpanded: isExpanded.wrappedValue, metrics: metrics).frame(width: metrics.disclosureWidth)
        }
        .padding(.vertical, metrics.disclosurePadding)
        .contentShape(Rectangle())
      }
      .buttonStyle(BorderlessButtonStyle())
      .accessibilityValue(isExpanded.wrappedValue ? "Expanded" : "Collapsed")
      if isExpanded.wrappedValue {
        VStack(alignment: .leading, spacing: metrics.disclosureSpacing) { configuration.content }
      }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The look that fits the surroundings.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
