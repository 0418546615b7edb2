package import CoreGraphicsTypes
package import Foundation

extension CGAffineTransform {
  /// The factors × 128 and the move, component by component, for effects that are given as a whole transform.
  package var animatableComponents:
    AnimatablePair<AnimatablePair<CGPoint.AnimatableData, CGPoint.AnimatableData>, CGPoint.AnimatableData>
  {
    get { .init(.init(.init(a * 128, b * 128), .init(c * 128, d * 128)), .init(tx, ty)) }
    set {
      let (x, y) = (newValue.first.first, newValue.first.second)
      self = CGAffineTransform(
        a: x.first / 128, b: x.second / 128, c: y.first / 128, d: y.second / 128, tx: newValue.second.first,
        ty: newValue.second.second)
    }
  }
}
