/// What Auto Layout keeps for a view.
@MainActor
package final class ViewLayoutState {
  /// Places the views of a tree as their constraints say.
  package static func solve(from root: UIView) {}
}
