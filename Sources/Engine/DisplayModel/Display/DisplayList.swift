import CoreGraphicsTypes
package import Foundation

/// One picture of the interface: what a host shows and a renderer paints.
package struct DisplayList {
  /// The whole scene, in points, origin at the top left.
  package let root: DisplayFragment
  /// The size of the picture in points.
  package let size: CGSize
  /// Device pixels for each point.
  package let scale: CGFloat

  package init(root: DisplayFragment, size: CGSize, scale: CGFloat) {
    self.root = root
    self.size = size
    self.scale = scale
  }
}

// Safe: never changed once made.
/// A cached, immutable part of the display list: what one node paints, children included.
///
/// Fragments that did not change are shared by reference between frames, so `===` means "paints the same".
package final class DisplayFragment: Equatable, @unchecked Sendable {
  /// The node that made it; stable over the node's life, unique in a window.
  package let id: DisplayID
  /// What is painted, in order, first at the bottom; coordinates are the fragment's own, in points.
  package let items: [DisplayItem]
  /// A rectangle that holds everything painted that can be near, shadows and blurs included, in the fragment's coordinates.
  package let bounds: CGRect
  /// Whether something in it lets what lies below show through as a material does.
  package let hasMaterial: Bool

  package init(id: DisplayID, items: [DisplayItem], bounds: CGRect) {
    self.id = id
    self.items = items
    self.bounds = bounds.bounded
    hasMaterial = items.contains { $0.hasMaterial }
  }

  package static func == (a: DisplayFragment, b: DisplayFragment) -> Bool { a === b }

  /// The same at another place.
  package func moved(by offset: CGPoint, id: DisplayID) -> DisplayFragment {
    guard !isEmpty else { return self }
    // What is placed nowhere cannot be drawn.
    guard offset.isUsual else { return .empty }
    return DisplayFragment(
      id: id, items: [.fragment(self, offset: offset)], bounds: bounds.offsetBy(dx: offset.x, dy: offset.y))
  }

  /// The fragment larger or smaller, about a point of its coordinates.
  package func scaled(by scale: CGFloat, about point: CGPoint, id: DisplayID) -> DisplayFragment {
    guard scale != 1 else { return self }
    let move = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: point.x * (1 - scale), ty: point.y * (1 - scale))
    return wrapped(in: .transform(ProjectionTransform(move)), id: id)
  }

  /// The fragment inside an effect; as it is where the effect's numbers are not finite, which is reported.
  package func wrapped(in effect: DisplayEffect, id: DisplayID) -> DisplayFragment {
    guard !isEmpty else { return self }
    guard effect.isFinite else {
      Diagnostics.report("an effect with numbers that are not finite is ignored")
      return self
    }
    return DisplayFragment(
      id: id, items: [.group(effect, self, offset: .zero)], bounds: effect.bounds(of: bounds))
  }

  /// The same as the content of a scroll view, moved back by an offset.
  package func scrolled(by offset: CGPoint, in viewport: CGRect, id: DisplayID) -> DisplayFragment {
    guard !isEmpty else { return self }
    guard offset.isUsual, viewport.isFinite else { return .empty }
    return DisplayFragment(
      id: id, items: [.group(.scroll(viewport: viewport, offset: offset), self, offset: .zero)],
      bounds: viewport.overlap(with: bounds.offsetBy(dx: -offset.x, dy: -offset.y)))
  }

  package static let empty = DisplayFragment(id: DisplayID(rawValue: 0), items: [], bounds: .null)
  package var isEmpty: Bool { items.isEmpty }
}

/// Identifies the origin of a fragment.
package struct DisplayID: Hashable, Sendable {
  package let rawValue: UInt64
  package init(rawValue: UInt64) { self.rawValue = rawValue }
}
