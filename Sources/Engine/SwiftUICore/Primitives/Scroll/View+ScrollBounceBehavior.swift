import Foundation

extension View {
  /// Says whether a finger can pull the content of the scroll views inside beyond its ends where it fits.
  public nonisolated func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    transformEnvironment(\.scrollBounceBehavior) { $0.set(behavior, axes) }
  }
}

/// When a finger can pull content beyond its ends.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private let kind: Int
  /// As the surroundings have it: always.
  public static let automatic = ScrollBounceBehavior(kind: 0)
  /// Always, also where all of the content fits.
  public static let always = ScrollBounceBehavior(kind: 1)
  /// Only where there is more than fits.
  public static let basedOnSize = ScrollBounceBehavior(kind: 2)
  /// Never, as UIKit's scroll views have it whose `bounces` is `false`.
  package static let never = ScrollBounceBehavior(kind: 3)
}

private enum ScrollBounceKey: EnvironmentKey {
  static var defaultValue: AxisValues<ScrollBounceBehavior> { AxisValues(horizontal: .automatic, vertical: .automatic) }
}

extension EnvironmentValues {
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
}
