public import Foundation

/// Distances from the sides of a rectangle inwards, in points; below zero they lead outwards.
///
///     Text("Kyoto").padding(EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12))
public struct EdgeInsets: Equatable, Sendable {
  /// Points from the top.
  public var top: CGFloat
  /// Points from the side on which lines begin.
  public var leading: CGFloat
  /// Points from the bottom.
  public var bottom: CGFloat
  /// Points from the side on which lines end.
  public var trailing: CGFloat
  /// Creates insets of four distances, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  /// Creates insets of 0 at every side.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension EdgeInsets: Animatable {
  /// The data that an animation changes.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get { .init(top, .init(leading, .init(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}
