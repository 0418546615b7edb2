import Foundation

/// When a finger can pull content beyond its ends.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private let kind: Int
  /// As the surroundings have it: always.
  public static let automatic = ScrollBounceBehavior(kind: 0)
  /// Always, also where all of the content fits.
  public static let always = ScrollBounceBehavior(kind: 1)
  /// Only where there is more than fits.
  public static let basedOnSize = ScrollBounceBehavior(kind: 2)
}

/// Whether the bars show that tell where a scroll view's content is.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let kind: Int
  /// As the surroundings have it: while something moves.
  public static let automatic = ScrollIndicatorVisibility(kind: 0)
  /// While something moves.
  public static let visible = ScrollIndicatorVisibility(kind: 1)
  /// Not.
  public static let hidden = ScrollIndicatorVisibility(kind: 2)
  /// Never.
  public static let never = ScrollIndicatorVisibility(kind: 3)
}

/// A value for each axis.
struct AxisValues<Value> {
  var horizontal: Value
  var vertical: Value
  subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
  mutating func set(_ value: Value, _ axes: Axis.Set) {
    if axes.contains(.horizontal) { horizontal = value }
    if axes.contains(.vertical) { vertical = value }
  }
}

private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ScrollBounceKey: EnvironmentKey {
  static var defaultValue: AxisValues<ScrollBounceBehavior> { AxisValues(horizontal: .automatic, vertical: .automatic) }
}
private enum ScrollIndicatorKey: EnvironmentKey {
  static var defaultValue: AxisValues<ScrollIndicatorVisibility> { AxisValues(horizontal: .automatic, vertical: .automatic) }
}

extension EnvironmentValues {
  /// Whether a person can scroll; programs always can.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
  /// Whether the bar of the horizontal axis shows.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[ScrollIndicatorKey.self].horizontal }
    set { self[ScrollIndicatorKey.self].horizontal = newValue }
  }
  /// Whether the bar of the vertical axis shows.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[ScrollIndicatorKey.self].vertical }
    set { self[ScrollIndicatorKey.self].vertical = newValue }
  }
  /// When content that fits can be pulled along the horizontal axis.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[ScrollBounceKey.self].horizontal }
    set { self[ScrollBounceKey.self].horizontal = newValue }
  }
  /// When content that fits can be pulled along the vertical axis.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[ScrollBounceKey.self].vertical }
    set { self[ScrollBounceKey.self].vertical = newValue }
  }
  var scrollBounceBehavior: AxisValues<ScrollBounceBehavior> {
    get { self[ScrollBounceKey.self] }
    set { self[ScrollBounceKey.self] = newValue }
  }
  func scrollIndicators(_ axis: Axis) -> ScrollIndicatorVisibility { self[ScrollIndicatorKey.self][axis] }
  fileprivate var scrollIndicatorValues: AxisValues<ScrollIndicatorVisibility> {
    get { self[ScrollIndicatorKey.self] }
    set { self[ScrollIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Keeps the scroll views inside from being scrolled by a person; what is disabled outside stays so.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }
  /// Says whether a finger can pull the content of the scroll views inside beyond its ends where it fits.
  public nonisolated func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    transformEnvironment(\.scrollBounceBehavior) { $0.set(behavior, axes) }
  }
  /// Says whether the bars of the scroll views inside show, for each of some axes.
  ///
  /// A scroll view made with `showsIndicators: false` shows none in any case.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollIndicatorValues) { $0.set(visibility, axes) }
  }
}
