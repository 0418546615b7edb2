public import SwiftUICore

/// How labels look; apply it with `labelStyle(_:)`.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// What the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = LabelStyleConfiguration
  /// Makes a label's look.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a label style is given.
nonisolated public struct LabelStyleConfiguration {
  /// The label's title.
  public struct Title: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The label's icon.
  public struct Icon: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The label's title.
  public let title: Title
  /// The label's icon.
  public let icon: Icon
}

extension LabelStyleConfiguration: StyleConfiguration {
  package static var defaultStyle: StyleBox<Self> { StyleBox(DefaultLabelStyle()) { $0.makeBody(configuration: $1) } }
}

extension View {
  /// Sets how the labels inside look.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}

/// The look that fits the surroundings: icon and title; in a list's row the icon has a column of its own, in the tint of the list's
/// items.
public struct DefaultLabelStyle: LabelStyle {
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.listItemTint) private var itemTint
  @Environment(\.metrics) private var metrics
  @Environment(\.labelSpacing) private var spacing
  @Environment(\.labelIconWidth) private var iconWidth
  /// Makes the style that labels have without another.
  public nonisolated init() {}
  /// The label's look in this style.
  public func makeBody(configuration: Configuration) -> some View {
    if isInListRow {
      HStack(alignment: .firstTextLineCenter, spacing: spacing ?? metrics.lists.iconSpacing) {
        configuration.icon.defaultForegroundStyle(itemTint ?? .accentColor)
          .frame(minWidth: iconWidth ?? metrics.lists.iconWidth)
          .lowInRow()
          .accessibilityHidden(true)
        configuration.title
      }
    } else {
      IconBesideTitle(configuration: configuration)
    }
  }
}

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style of labels with icon and title.
  public nonisolated init() {}
  /// The label's look in this style.
  public func makeBody(configuration: Configuration) -> some View { IconBesideTitle(configuration: configuration) }
}

private struct IconBesideTitle: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelSpacing) private var spacing
  @Environment(\.labelIconWidth) private var iconWidth

  var body: some View {
    // Points (Facts 3.1).
    HStack(alignment: .firstTextLineCenter, spacing: spacing ?? 8) {
      configuration.icon.frame(minWidth: iconWidth).accessibilityHidden(true)
      configuration.title
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style of labels without icon.
  public nonisolated init() {}
  /// The label's look in this style.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone, to which the title gives its name.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style of labels of which only the icon shows.
  public nonisolated init() {}
  /// The label's look in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.accessibilityName(from: configuration.title)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The look that fits the surroundings.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
