import Foundation
import QuartzCore
import SwiftUICore

/// Has the views of a tree placed: constraints first, then `layoutSubviews()` from the outside in, until nobody asks any more.
@MainActor
enum LayoutPass {
  /// Times that views may ask again while a pass runs; more would be an endless loop.
  private static let limit = 32

  static func run(from view: UIView) {
    for _ in 0..<limit {
      let isAwaited = view.layoutIsNeeded || view.layoutInsideIsNeeded || view.layer.layoutIsAwaited
      guard isAwaited || ViewLayoutState.awaitsSolving(view) else { return }
      ViewLayoutState.solve(from: view)
      place(view)
    }
    Diagnostics.report(
      "\(type(of: view)): layoutSubviews() asks for another layout each time it is called; the layout stays as it is")
  }

  private static func place(_ view: UIView) {
    let isOwn = view.layoutIsNeeded || view.layer.layoutIsAwaited
    view.layoutIsNeeded = false
    view.layoutInsideIsNeeded = false
    if isOwn { view.layer.layoutNow() }
    for inner in view.subviews where inner.layoutIsNeeded || inner.layoutInsideIsNeeded || inner.layer.layoutIsAwaited {
      place(inner)
    }
  }
}

extension UIView {
  /// Has the tree placed before the next frame.
  func requestLayoutPass() {
    var view = self
    while let outer = view.superview {
      outer.layoutInsideIsNeeded = true
      view = outer
    }
    view.mount?.requestLayout()
  }

  /// Calls ``updateConstraints()`` where it is awaited, of this view and of those inside.
  public func updateConstraintsIfNeeded() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    if constraintsAreUpToDate { return }
    // One that forgets to call its superclass is not asked again and again.
    constraintsAreUpToDate = true
    updateConstraints()
  }
  /// Has ``updateConstraints()`` called before the next layout.
  public func setNeedsUpdateConstraints() {
    constraintsAreUpToDate = false
    layoutStructureChanged()
  }
  /// Whether ``updateConstraints()`` is awaited.
  public func needsUpdateConstraints() -> Bool { !constraintsAreUpToDate }
}
