import Foundation

/// Content that stands at the anchor for changes of size stands there again when it, or the scroll view, has another size.
extension ScrollNode {
  /// Where the content stood by the layout before, in relation to an anchor.
  struct AnchoredPlace {
    let axis: Axis
    /// The anchor along the axis, 0…1.
    let fraction: CGFloat
    /// Whether the point of the content was at that of the scroll view.
    let isThere: Bool
    let viewLength: CGFloat
  }

  /// What is to be kept along an axis, before the content is placed anew; `nil` without an anchor, or where something else leads.
  func anchoredPlace(along axis: Axis) -> AnchoredPlace? {
    guard sizeOfLayout != .zero, axes.contains(Axis.Set(axis)), phase == .idle,
      let anchor = EnvironmentValues(scope: scope).defaultScrollAnchors[.sizeChanges]
    else { return nil }
    let fraction = min(max(axis == .horizontal ? anchor.x : anchor.y, 0), 1)
    let most = max(contentSize[axis] - sizeOfLayout[axis], 0)
    // Offsets are rounded to pixels.
    return AnchoredPlace(
      axis: axis, fraction: fraction, isThere: abs(offset[axis] - most * fraction) < 1, viewLength: sizeOfLayout[axis])
  }

  /// Brings the content back to the anchor, or keeps the anchor's point from a change of the scroll view's own length.
  func keep(_ place: AnchoredPlace) {
    let (axis, most) = (place.axis, maximumOffset[place.axis])
    guard place.isThere || place.viewLength != size[axis] else { return }
    let goal = place.isThere ? most * place.fraction : offset[axis] + (place.viewLength - size[axis]) * place.fraction
    let distance = min(max(goal, 0), most) - offset[axis]
    if abs(distance) > 1e-6 { contentDidShift(by: distance, along: axis) }
  }
}
