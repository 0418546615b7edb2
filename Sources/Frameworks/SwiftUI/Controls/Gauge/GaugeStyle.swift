public import SwiftUICore

/// How gauges look; apply it with `gaugeStyle(_:)`.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// What the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = GaugeStyleConfiguration
  /// Makes a gauge's look.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a gauge style is given.
nonisolated public struct GaugeStyleConfiguration {
  /// The gauge's label.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The label that tells the value.
  public struct CurrentValueLabel: View {
    let content: AnyView
    /// What the view shows; it is read as the gauge's value.
    public var body: some View { content.accessibilityTextIsValue() }
  }
  /// The label of the lowest value.
  public struct MinimumValueLabel: View {
    let content: AnyView
    public var body: some View { content.accessibilityHidden(true) }
  }
  /// The label of the highest value.
  public struct MaximumValueLabel: View {
    let content: AnyView
    public var body: some View { content.accessibilityHidden(true) }
  }
  /// The labels of marked values, of which iOS shows none.
  public struct MarkedValueLabel: View {
    public var body: some View { EmptyView() }
  }
  /// Where the value lies in its range, 0…1.
  public var value: Double
  /// The gauge's label.
  public var label: Label
  /// The label that tells the value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lowest value, if there is one.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the highest value, if there is one.
  public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration: StyleConfiguration {
  package static var defaultStyle: StyleBox<Self> { StyleBox(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) } }
}

extension View {
  /// Sets how the gauges inside look.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}

/// The look that fits the surroundings: a bar that fills.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Makes the style that gauges have without another.
  public nonisolated init() {}
  /// The gauge's look in this style.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The look that fits the surroundings.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
