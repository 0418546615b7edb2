public import Foundation

/// How a line or an area gets from one point to the next.
public struct InterpolationMethod: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case linear
    case monotone
    case cardinal(tension: CGFloat)
    case catmullRom(alpha: CGFloat)
    case stepStart
    case stepCenter
    case stepEnd
  }
  let storage: Storage
  private init(_ storage: Storage) { self.storage = storage }

  /// By straight lines.
  public static var linear: InterpolationMethod { .init(.linear) }
  /// By curves that rise only where the points rise.
  public static var monotone: InterpolationMethod { .init(.monotone) }
  /// By curves whose direction at a point is that between its neighbours.
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  /// By curves whose direction at a point is that between its neighbours; tighter up to straight lines at 1.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { .init(.cardinal(tension: tension)) }
  /// By curves that know how far apart the points are.
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  /// By curves that know how far apart the points are, as strongly as `alpha` says.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .init(.catmullRom(alpha: alpha)) }
  /// By steps that begin at each point.
  public static var stepStart: InterpolationMethod { .init(.stepStart) }
  /// By steps in whose middle the points are.
  public static var stepCenter: InterpolationMethod { .init(.stepCenter) }
  /// By steps that end at each point.
  public static var stepEnd: InterpolationMethod { .init(.stepEnd) }
}
