import CoreGraphicsTypes
import Foundation

/// What a press hits in a tree of views, and the views around that.
///
/// The engine looks for it from the outermost layer inwards and asks each view on its way. The outermost one asks its tree, by
/// ``UIView/hitTest(_:with:)``, once; those inside know the answer from it, so that the work grows with the depth, not with its
/// square. Where the engine shows a view elsewhere than UIKit has it, as a row that is pulled aside, that view asks again.
@MainActor
struct PressedViews {
  /// The trees that the engine is in, each inside of the one before.
  private static var trees: [PressedViews] = []

  private let root: UIView
  private let hit: UIView
  /// The point of the press in the coordinates of the view that is hit, and of those around it.
  private var points: [ObjectIdentifier: CGPoint] = [:]

  /// Asks a view for what is hit inside of it; `nil` where that is nothing.
  private init?(in root: UIView, at point: CGPoint) {
    guard let hit = root.hitTest(point, with: nil) else { return nil }
    (self.root, self.hit) = (root, hit)
    var point = point
    let views = Array(sequence(first: hit) { $0 === root ? nil : $0.superview }).reversed()
    points[ObjectIdentifier(root)] = point
    // A view may name one that is not inside of it: the engine does not find that here.
    guard views.first === root else { return }
    for (outer, inner) in zip(views, views.dropFirst()) {
      point = inner.convert(point, from: outer)
      points[ObjectIdentifier(inner)] = point
    }
  }

  /// Whether a press at a point of a view reaches it or something inside; what is inside is asked until ``leave(_:)``.
  static func enter(_ view: UIView, at point: CGPoint) -> Bool {
    if let reaches = trees.last?.reaches(view, at: point) { return reaches }
    guard let tree = PressedViews(in: view, at: point) else { return false }
    trees.append(tree)
    return true
  }

  /// All that is inside of a view that was entered has been asked.
  static func leave(_ view: UIView) { if trees.last?.root === view { trees.removeLast() } }

  /// Whether a press at a point of a view is its own.
  static func isHit(_ view: UIView, at point: CGPoint) -> Bool {
    guard let tree = trees.last, tree.reaches(view, at: point) != nil else { return view.hitTest(point, with: nil) === view }
    return tree.hit === view
  }

  /// Whether the press reaches a view; `nil` where the tree cannot know.
  private func reaches(_ view: UIView, at point: CGPoint) -> Bool? {
    if let own = points[ObjectIdentifier(view)] { return own.isNear(point) ? true : nil }
    guard let outer = view.superview, let around = points[ObjectIdentifier(outer)],
      view.convert(around, from: outer).isNear(point)
    else { return nil }
    return false
  }
}

extension CGPoint {
  /// Whether two ways to compute a point have led to the same one.
  fileprivate func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 0.01 && abs(y - other.y) < 0.01 }
}
