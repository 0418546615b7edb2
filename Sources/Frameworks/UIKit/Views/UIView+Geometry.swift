import CoreGraphicsTypes
public import Foundation
import QuartzCore

extension UIView {
  /// A point of the view in another one's coordinates; `nil` stands for the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: (view ?? topView).layer) }
  /// A point of another view in this one's coordinates; `nil` stands for the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: (view ?? topView).layer) }
  /// A rectangle of the view in another one's coordinates; `nil` stands for the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: (view ?? topView).layer) }
  /// A rectangle of another view in this one's coordinates; `nil` stands for the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: (view ?? topView).layer) }

  func sizeMayHaveChanged(from old: CGSize) {
    guard bounds.size != old else { return }
    if autoresizesSubviews { for view in subviews { view.followSize(from: old, to: bounds.size) } }
    if contentMode == .redraw, layer.draws { setNeedsDisplay() }
    setNeedsLayout()
  }

  /// Follows a change of the size of the view around, as the mask says: what is flexible shares the difference, in proportion to what
  /// it had.
  private func followSize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty, translatesAutoresizingMaskIntoConstraints else { return }
    var frame = frame
    (frame.origin.x, frame.size.width) = Self.shared(
      frame.minX, frame.width, old.width, new.width, mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
      mask.contains(.flexibleRightMargin))
    (frame.origin.y, frame.size.height) = Self.shared(
      frame.minY, frame.height, old.height, new.height, mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
      mask.contains(.flexibleBottomMargin))
    if frame != self.frame { self.frame = frame }
  }

  private static func shared(
    _ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ before: Bool, _ inside: Bool, _ after: Bool
  ) -> (CGFloat, CGFloat) {
    let difference = new - old
    let parts = [(before, start), (inside, length), (after, old - start - length)]
    let flexible = parts.filter(\.0)
    guard !flexible.isEmpty, difference != 0 else { return (start, length) }
    let total = flexible.reduce(0) { $0 + $1.1 }
    func grown(_ part: (Bool, CGFloat)) -> CGFloat {
      guard part.0 else { return part.1 }
      return part.1 + difference * (total > 0 ? part.1 / total : 1 / CGFloat(flexible.count))
    }
    return (grown(parts[0]), max(grown(parts[1]), 0))
  }
}
