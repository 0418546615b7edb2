public import CoreGraphicsTypes
public import Foundation

/// Decides where the content of a scroll view comes to rest.
public protocol ScrollTargetBehavior {
  /// Changes the place at which the content would come to rest by itself.
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
  /// What is known of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext
}

/// A place of content that a scroll view is about to show.
public struct ScrollTarget: Sendable {
  /// The part of the content, in its coordinates.
  public var rect: CGRect
  /// The point of the part that is to lie at the same point of the view; `nil` for the top leading corner.
  public var anchor: UnitPoint?
}

/// What a behaviour can know of a scroll view.
public struct ScrollTargetBehaviorContext {
  /// What showed when the finger took hold of the content.
  public let originalTarget: ScrollTarget
  /// The speed of the content, in points a second.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the scroll view, in points.
  public let containerSize: CGSize
  /// The axes along which it scrolls.
  public let axes: Axis.Set
  /// The frames of the views that are marked as targets, in the content's coordinates.
  let targets: () -> [CGRect]
}

/// Rests at whole lengths of the view, at most one further than where the finger took hold.
///
/// A flick faster than 250 points a second turns the page however short it is.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Turns pages as long as the scroll view.
  public init() {}

  /// A flick turns the page however short it is; speeds in points a second (Facts 6.5).
  private static let release = ReleaseRule(decidingSpeed: 250)

  /// Moves the place to the beginning of the nearest page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in [Axis.horizontal, .vertical] where context.axes.contains(Axis.Set(axis)) {
      let speed = axis == .horizontal ? context.velocity.dx : context.velocity.dy
      target.rect.origin[axis] = Self.page(
        from: context.originalTarget.rect.origin[axis], projected: target.rect.origin[axis], velocity: speed,
        length: context.containerSize[axis])
    }
  }

  /// The page's offset after a drag that began at one offset and would end at another.
  static func page(from start: CGFloat, projected: CGFloat, velocity: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return projected }
    let first = (start / length).rounded()
    var page = (projected / length).rounded()
    if page == first, let direction = release.direction(of: velocity) { page += direction == .plus ? 1 : -1 }
    return min(max(page, first - 1), first + 1) * length
  }
}

/// Rests where a view that is marked by `scrollTargetLayout()` begins.
///
/// Where no view is marked the content rests where it comes to.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one flick passes.
  public struct LimitBehavior: Sendable {
    let kind: Int
    /// As many as its speed carries it over.
    public static var automatic: LimitBehavior { LimitBehavior(kind: 0) }
    /// As many as its speed carries it over; a limit by the length of the view is not drawn yet.
    public static var always: LimitBehavior { LimitBehavior(kind: 1) }
    /// One at most.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: 2) }
    /// As many as its speed carries it over.
    public static var never: LimitBehavior { LimitBehavior(kind: 3) }
  }
  private let limit: LimitBehavior
  /// Rests at marked views, passing as many at a time as the limit allows.
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// Moves the place to the beginning of the nearest marked view.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let frames = context.targets()
    guard !frames.isEmpty else { return }
    for axis in [Axis.horizontal, .vertical] where context.axes.contains(Axis.Set(axis)) {
      let starts = frames.map { $0.origin[axis] }.sorted()
      let requested = target.rect.origin[axis]
      var index = nearest(requested, starts)
      if limit.kind == 2 {
        let first = nearest(context.originalTarget.rect.origin[axis], starts)
        index = min(max(index, first - 1), first + 1)
      }
      target.rect.origin[axis] = starts[min(max(index, 0), starts.count - 1)]
    }
  }

  private func nearest(_ position: CGFloat, _ starts: [CGFloat]) -> Int {
    starts.indices.min { abs(starts[$0] - position) < abs(starts[$1] - position) } ?? 0
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Rests at whole lengths of the view.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Rests where a view that is marked by `scrollTargetLayout()` begins.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  /// Rests where a view that is marked by `scrollTargetLayout()` begins, passing as many at a time as the limit allows.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// A behaviour of which is known whether it turns pages as long as the view.
package protocol PageTurning: ScrollTargetBehavior {
  /// Whether it does.
  var turnsPages: Bool { get }
}

extension PagingScrollTargetBehavior: PageTurning {
  package var turnsPages: Bool { true }
}

/// A behaviour behind its type.
struct AnyScrollTargetBehavior {
  let update: (inout ScrollTarget, ScrollTargetBehaviorContext) -> Void
  /// Whether content rests at whole lengths of the view.
  let isPaging: Bool
  init(_ behavior: some ScrollTargetBehavior) {
    update = { behavior.updateTarget(&$0, context: $1) }
    isPaging = (behavior as? any PageTurning)?.turnsPages ?? false
  }
}

private enum ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: AnyScrollTargetBehavior? { nil }
}

extension EnvironmentValues {
  var scrollTargetBehavior: AnyScrollTargetBehavior? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Decides where the content of the scroll views inside comes to rest.
  ///
  ///     ScrollView(.horizontal) {
  ///       LazyHStack { Text("Kyoto"); Text("Nara") }.scrollTargetLayout()
  ///     }
  ///     .scrollTargetBehavior(.viewAligned)
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, AnyScrollTargetBehavior(behavior))
  }
}

/// A container that knows the explicit identities of its children.
protocol IdentifiedChildren: ViewNode {
  /// By child; those without an identity are missing.
  var childIDs: [ObjectIdentifier: AnyHashable] { get }
}
