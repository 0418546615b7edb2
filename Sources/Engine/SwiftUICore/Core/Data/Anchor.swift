import CoreGraphicsTypes
public import Foundation

/// A place in a view, to be resolved in another view's coordinates after layout.
///
/// Read it with a `GeometryProxy`'s subscript. Once the view that made it is gone the place is zero.
public struct Anchor<Value> {
  private weak var source: ViewNode?
  private let resolve: (ViewNode?) -> Value

  init(of source: ViewNode, resolve: @escaping (ViewNode?) -> Value) {
    self.source = source
    self.resolve = resolve
  }

  /// The place in a node's coordinates; the node is told when the place moves in the window from now on.
  func value(for node: ViewNode?) -> Value {
    if let node { (source as? any AnchorSource)?.tell(node) }
    return resolve(node)
  }

  /// Whether the place is one of the same view.
  func hasSameSource(as other: Anchor) -> Bool { source === other.source }

  /// Which place of a view an anchor stands for.
  public struct Source {
    let make: (ViewNode) -> Anchor<Value>
  }
}

// Safe: never changed; it is resolved on the main thread, where its view is.
extension Anchor: @unchecked Sendable where Value: Sendable {}
// Safe: never changed; anchors are made on the main thread.
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source {
    .init { source in
      Anchor(of: source) { [weak source] target in
        guard let source else { return .zero }
        return CGRect(origin: source.place(of: .zero, in: target), size: source.size)
      }
    }
  }

  /// A rect in the view's coordinates, in points.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    .init { source in
      Anchor(of: source) { [weak source] target in
        guard let source else { return .zero }
        return CGRect(origin: source.place(of: rect.origin, in: target), size: rect.size)
      }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates, in points.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    .init { source in Anchor(of: source) { [weak source] target in source?.place(of: point, in: target) ?? .zero } }
  }

  /// A point as a fraction of the view's size: (0, 0) is top leading, (1, 1) bottom trailing; other values lie outside.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init { source in
      Anchor(of: source) { [weak source] target in
        guard let source else { return .zero }
        return source.place(of: CGPoint(x: source.size.width * point.x, y: source.size.height * point.y), in: target)
      }
    }
  }
  /// The point at the top and the leading edge of the bounds.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The point in the middle of the top edge of the bounds.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The point at the top and the trailing edge of the bounds.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The point in the middle of the leading edge of the bounds.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The point in the middle of the bounds.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The point in the middle of the trailing edge of the bounds.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The point at the bottom and the leading edge of the bounds.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The point in the middle of the bottom edge of the bounds.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The point at the bottom and the trailing edge of the bounds.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// A node of which anchors are made.
protocol AnchorSource: ViewNode {
  /// Who has read one of them.
  var anchorReaders: AnchorReaders { get }
}

extension AnchorSource {
  func tell(_ reader: ViewNode) {
    trackPlacement()
    anchorReaders.add(reader)
  }
}

/// Nodes that have read an anchor, and look again when its source moves.
final class AnchorReaders {
  private struct Reader {
    weak var node: ViewNode?
  }
  private var readers: [Reader] = []

  func add(_ node: ViewNode) {
    readers.removeAll { $0.node == nil || $0.node === node }
    readers.append(Reader(node: node))
  }

  /// Who still needs the place reads it again and is told again.
  func tellAll() {
    let told = readers
    readers.removeAll()
    for reader in told {
      if let node = reader.node, node.isMounted { node.anchorSourceMoved() }
    }
  }
}

extension ViewNode {
  /// A point of this node's coordinates in another node's.
  fileprivate final func place(of point: CGPoint, in target: ViewNode?) -> CGPoint {
    let inWindow = convertToWindow(point)
    return target?.convertFromWindow(inWindow) ?? inWindow
  }
}
