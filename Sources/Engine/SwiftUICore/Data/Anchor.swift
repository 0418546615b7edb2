import CoreGraphicsTypes
import Foundation

/// A place in a view, to be resolved in another view's coordinates after layout.
///
/// Read it with a `GeometryProxy`'s subscript. Once the view that made it is gone the place is zero.
public struct Anchor<Value> {
  private let resolve: (ViewNode?) -> Value

  init(resolve: @escaping (ViewNode?) -> Value) { self.resolve = resolve }

  func value(for node: ViewNode?) -> Value { resolve(node) }

  /// Which place of a view an anchor stands for.
  public struct Source {
    let make: (ViewNode) -> Anchor<Value>
  }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source {
    .init { source in
      Anchor { [weak source] target in
        guard let source else { return .zero }
        return CGRect(origin: source.place(of: .zero, in: target), size: source.size)
      }
    }
  }

  /// A rect in the view's coordinates, in points.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    .init { source in
      Anchor { [weak source] target in
        guard let source else { return .zero }
        return CGRect(origin: source.place(of: rect.origin, in: target), size: rect.size)
      }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates, in points.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    .init { source in Anchor { [weak source] target in source?.place(of: point, in: target) ?? .zero } }
  }

  /// A point as a share of the view's size: (0, 0) is top leading, (1, 1) bottom trailing; other values lie outside.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init { source in
      Anchor { [weak source] target in
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

extension ViewNode {
  /// A point of this node's coordinates in another node's.
  fileprivate final func place(of point: CGPoint, in target: ViewNode?) -> CGPoint {
    let inWindow = convertToWindow(point)
    return target?.convertFromWindow(inWindow) ?? inWindow
  }
}

extension View {
  /// Gives a value for a preference, made from a place of this view.
  ///
  /// It replaces what the views inside give. The anchor is resolved later, by who reads the preference.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorPreferenceModifier<A, K>(source: value) { $0 = transform($1) })
  }

  /// Edits what the views inside give for a preference, with a place of this view.
  ///
  /// Where nothing inside gives a value the edit begins with the key's default.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorPreferenceModifier<A, K>(source: value, transform: transform))
  }
}

nonisolated struct AnchorPreferenceModifier<A, Key: PreferenceKey>: PrimitiveModifier {
  typealias Body = Never
  let source: Anchor<A>.Source
  let transform: (inout Key.Value, Anchor<A>) -> Void
  nonisolated init(source: Anchor<A>.Source, transform: @escaping (inout Key.Value, Anchor<A>) -> Void) {
    self.source = source
    self.transform = transform
  }

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> AnchorPreferenceNode<A, Key> {
    AnchorPreferenceNode(modifier, inputs: inputs)
  }
  static func updateNode(_ node: AnchorPreferenceNode<A, Key>, with modifier: Self) {
    node.modifier = modifier
    node.preferencesDidChange()
  }
}

final class AnchorPreferenceNode<A, Key: PreferenceKey>: WrapperNode {
  var modifier: AnchorPreferenceModifier<A, Key>
  init(_ modifier: AnchorPreferenceModifier<A, Key>, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override func contentWasSet() { preferencesDidChange() }

  override func reducePreference<Other: PreferenceKey>(
    _ key: Other.Type, into accumulator: inout PreferenceAccumulator<Other>
  ) {
    guard Other.self == Key.self else {
      super.reducePreference(key, into: &accumulator)
      return
    }
    var value = content.preference(Key.self)
    modifier.transform(&value, modifier.source.make(self))
    if let value = value as? Other.Value { accumulator.add(value) }
  }
}
