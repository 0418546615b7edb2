import Foundation

extension View {
  /// Says whether the bars of the scroll views inside show, for each of some axes.
  ///
  /// A scroll view made with `showsIndicators: false` shows none in any case.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollIndicatorValues) { $0.set(visibility, axes) }
  }
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

private enum ScrollIndicatorKey: EnvironmentKey {
  static var defaultValue: AxisValues<ScrollIndicatorVisibility> { AxisValues(horizontal: .automatic, vertical: .automatic) }
}

extension EnvironmentValues {
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

  func scrollIndicators(_ axis: Axis) -> ScrollIndicatorVisibility { self[ScrollIndicatorKey.self][axis] }

  fileprivate var scrollIndicatorValues: AxisValues<ScrollIndicatorVisibility> {
    get { self[ScrollIndicatorKey.self] }
    set { self[ScrollIndicatorKey.self] = newValue }
  }
}
