public import SwiftUICore
import UIKitTypes

/// How views of progress look; apply it with `progressViewStyle(_:)`.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// What the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Makes a view of progress.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style of progress is given.
nonisolated public struct ProgressViewStyleConfiguration {
  /// The label.
  nonisolated public struct Label: View {
    let content: AnyView
    nonisolated init(content: AnyView) { self.content = content }
    @MainActor public var body: some View { content }
  }
  /// The label that tells the value.
  nonisolated public struct CurrentValueLabel: View {
    let content: AnyView
    nonisolated init(content: AnyView) { self.content = content }
    @MainActor public var body: some View { content }
  }
  /// How much is done, 0…1; `nil`: it is not known.
  public let fractionCompleted: Double?
  /// The label, if there is one.
  public var label: Label?
  /// The label that tells the value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration: StyleConfiguration {
  package static var defaultStyle: StyleBox<Self> {
    StyleBox(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// Sets how the views of progress inside look.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}

/// A bar where it is known how much is done, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style that views of progress have without another.
  public nonisolated init() {}
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      Spinner(configuration: configuration, tint: nil)
    } else {
      Bar(configuration: configuration, tint: nil)
    }
  }
}

/// A bar that fills.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// Makes the style of a bar in the tint.
  public nonisolated init() { tint = nil }
  /// Makes the style of a bar in a colour.
  public nonisolated init(tint: Color) { self.tint = tint }
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View { Bar(configuration: configuration, tint: tint) }
}

/// A spinner, as iOS shows it whether or not it is known how much is done.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// Makes the style of a gray spinner.
  public nonisolated init() { tint = nil }
  /// Makes the style of a spinner in a colour.
  public nonisolated init(tint: Color) { self.tint = tint }
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View { Spinner(configuration: configuration, tint: tint) }
}

/// The labels above and below a bar.
private struct Bar: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.metrics.progress) private var metrics
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.accent) private var accent
  @Environment(\.appearance.values.progress) private var attributes

  var body: some View {
    VStack(alignment: .leading) {
      if !labelsAreHidden { configuration.label }
      let fraction = configuration.fractionCompleted ?? 0
      Capsule().fill(attributes.rest?.color ?? metrics.trackColor)
        .overlay(alignment: .leading) {
          GeometryReader { geometry in
            Capsule().fill(tint ?? (accent == nil ? attributes.done?.color : nil) ?? .accentColor).frame(
              width: geometry.size.width * fraction)
          }
        }
        .clipShape(Capsule())
        .frame(height: metrics.barHeight)
        .accessibilityElement()
        .standardSpacingBelow(configuration.currentValueLabel == nil)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// The spinner above its label.
private struct Spinner: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.metrics.progress) private var metrics
  @Environment(\.accent) private var accent
  @Environment(\.controlSize) private var controlSize
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  var body: some View {
    let isLarge = controlSize == .large || controlSize == .extraLarge
    VStack {
      ActivityIndicator(
        radius: isLarge ? metrics.largeSpinnerRadius : metrics.spinner.radius, color: tint ?? accent ?? metrics.spinner.color
      )
      .accessibilityElement()
      if !labelsAreHidden { configuration.label.font(.caption).foregroundStyle(.secondary) }
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where it is known how much is done, else a spinner.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar that fills.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
