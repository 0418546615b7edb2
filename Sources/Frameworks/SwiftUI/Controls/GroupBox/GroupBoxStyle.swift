public import SwiftUICore

/// How group boxes look; apply it with `groupBoxStyle(_:)`.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// What the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Makes a box's look.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style of group boxes is given.
nonisolated public struct GroupBoxStyleConfiguration {
  /// The box's label.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The views in the box.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The box's label.
  public let label: Label
  /// The views in the box.
  public let content: Content
  let hasLabel: Bool
}

extension GroupBoxStyleConfiguration: StyleConfiguration {
  package static var defaultStyle: StyleBox<Self> { StyleBox(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) } }
}

extension View {
  /// Sets how the group boxes inside look.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}

/// The look that fits the surroundings: a card with round corners, gray and white in turns where boxes stand in one another.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes the style that group boxes have without another.
  public nonisolated init() {}
  /// The box's look in this style.
  public func makeBody(configuration: Configuration) -> some View { GroupCard(configuration: configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The look that fits the surroundings.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// A label above views, on a card (Facts 3.7).
private struct GroupCard: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.groupBoxDepth) private var depth
  @Environment(\.metrics.groupBox) private var metrics

  var body: some View {
    VStack(alignment: .center) {
      if configuration.hasLabel {
        configuration.label
          .font(.headline)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
      }
      configuration.content
    }
    .padding(metrics.padding)
    .background(
      metrics.fills[depth % metrics.fills.count], in: RoundedRectangle(cornerRadius: metrics.radius, style: .continuous)
    )
    .environment(\.groupBoxDepth, depth + 1)
  }
}

private enum GroupBoxDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  /// How many boxes stand around a view.
  var groupBoxDepth: Int {
    get { self[GroupBoxDepthKey.self] }
    set { self[GroupBoxDepthKey.self] = newValue }
  }
}
