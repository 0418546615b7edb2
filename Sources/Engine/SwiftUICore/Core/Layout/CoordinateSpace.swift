package import Foundation

/// Where coordinates are measured from.
///
/// Points are counted to the right and down from the top left corner. A name that no container around the view has stands for
/// the window.
public enum CoordinateSpace {
  /// The window.
  case global
  /// The view itself.
  case local
  /// The nearest container with this name.
  case named(AnyHashable)

  /// Whether this is the window's space.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the view's own space.
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Equatable, Hashable {}

/// Something that names a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the nearest container around a view that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the name of the view's own space; `.local` is shorter.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The window's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the name of the window's space; `.global` is shorter.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest container around the view that was given the name by `coordinateSpace(_:)`; else the window's.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  /// The space of the nearest scroll view's viewport: (0, 0) is its top left corner, however far the content has moved.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: nil))) }
  /// The space of the nearest scroll view's viewport that scrolls along an axis.
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: axis)))
  }
}

/// The name that scroll views have.
struct ScrollViewSpace: Hashable {
  let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own space.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The window's space.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension View {
  /// Names the view's coordinate space for the views inside, which find it as `.named(name)`.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Names the view's coordinate space for the views inside.
  ///
  /// Of several containers with one name the nearest is meant.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
}

nonisolated struct CoordinateSpaceModifier: PrimitiveModifier {
  typealias Body = Never
  let name: AnyHashable
  nonisolated init(name: AnyHashable) { self.name = name }
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> CoordinateSpaceNode {
    CoordinateSpaceNode(modifier.name, inputs: inputs)
  }
  static func updateNode(_ node: CoordinateSpaceNode, with modifier: Self) { node.name = modifier.name }
}

final class CoordinateSpaceNode: WrapperNode {
  var name: AnyHashable
  init(_ name: AnyHashable, inputs: _ViewInputs) {
    self.name = name
    super.init(inputs: inputs)
  }
  override func isCoordinateSpace(named requested: AnyHashable) -> Bool { requested == name }
}

extension ViewNode {
  /// The nearest ancestor, or this node, whose space has a name.
  final func coordinateSpaceNode(named name: AnyHashable) -> ViewNode? {
    selfAndAncestors.first { $0.isCoordinateSpace(named: name) }
  }

  /// A point of this node's coordinates in a space; of the window where no container has the name.
  package final func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local: return point
    case .global: return convertToWindow(point)
    case .named(let name):
      guard let target = coordinateSpaceNode(named: name) else { return convertToWindow(point) }
      var point = point
      var node: ViewNode = self
      while node !== target {
        point = node.convertToParent(point)
        guard let parent = node.viewParent else { break }
        node = parent
      }
      return point
    }
  }

  /// A point of the window in this node's coordinates.
  package final func convertFromWindow(_ point: CGPoint) -> CGPoint {
    convertFromParent(viewParent?.convertFromWindow(point) ?? point)
  }
}
