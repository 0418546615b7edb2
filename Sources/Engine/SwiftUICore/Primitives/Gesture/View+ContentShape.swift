import Foundation

extension View {
  /// Makes a shape, fitted to the view's bounds, the area that takes presses.
  ///
  /// `eoFill` says which parts are inside where the outline crosses itself: by the even-odd rule, or by winding.
  ///
  /// Without it the gaps of a stack take no presses.
  ///
  ///     HStack {
  ///       Text("Kyoto")
  ///       Spacer()
  ///     }
  ///     .contentShape(Rectangle()).onTapGesture { isLarge = true }
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(HitTestingModifier(isEnabled: true, shape: { shape.path(in: $0, $1) }, isEvenOdd: eoFill))
  }

  /// Sets the view's shape for some purposes.
  ///
  /// For `interaction` it is the area that takes presses, for `hoverEffect` the plate that shows while a pointer is over the view.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    let path: (CGRect, LayoutDirection) -> Path = { shape.path(in: $0, $1) }
    return transformEnvironment(\.hoverShape) { if kind.contains(.hoverEffect) { $0 = HoverShape(path: path) } }
      .modifier(
        HitTestingModifier(isEnabled: true, shape: kind.contains(.interaction) ? path : nil, isEvenOdd: eoFill))
  }
}

/// What a view's shape is for.
nonisolated public struct ContentShapeKinds: OptionSet, Sendable {
  /// The value as it is stored.
  public let rawValue: Int
  /// Creates a value from the one stored.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// For fingers and the pointer.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// For what follows a finger that drags the view.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// For the view beside its menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// For what shows that a pointer is over the view.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// For what shows that the view has the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// For what shows that a screen reader is at the view.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// The plate of a hover effect, instead of one with round corners.
struct HoverShape {
  let path: (CGRect, LayoutDirection) -> Path
}

private enum HoverShapeKey: EnvironmentKey { static var defaultValue: HoverShape? { nil } }

extension EnvironmentValues {
  var hoverShape: HoverShape? {
    get { self[HoverShapeKey.self] }
    set { self[HoverShapeKey.self] = newValue }
  }
}
