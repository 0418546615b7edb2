package import Foundation
import UIKitTypes

/// What Auto Layout keeps of a view; views without constraints have none.
@MainActor
package final class ViewLayoutState {
  private(set) weak var view: UIView?
  /// The constraints of which the view is the nearest one that holds both items.
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []
  /// How much the view resists being larger than its content, by axis.
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  /// How much the view resists being smaller than its content, by axis.
  var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]
  var needsIntrinsicSize = true
  /// The engine of the hierarchy that has the view as its root.
  var engine: LayoutEngine?
  /// Where the view's own constraints count.
  weak var currentEngine: LayoutEngine?

  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?

  /// Where the baselines are of text in the view: the first one below the top, the last one above the bottom, for a size.
  package var baselines: ((CGSize) -> (first: CGFloat, last: CGFloat))?
  /// What a scroll view's edges mean to the views inside of it; `nil`: the view's own edges.
  private(set) var contentGuide: UILayoutGuide?
  /// The part of a scroll view that shows.
  private(set) var visibleGuide: UILayoutGuide?
  /// Hears of the content guide's size.
  private(set) var contentSizeChanged: ((CGSize) -> Void)?

  init(_ view: UIView) { self.view = view }
}

// MARK: - What the view holds

extension ViewLayoutState {
  /// Counts upwards whenever constraints, guides or views come or go, so that each hierarchy looks again at its next layout.
  private(set) static var structure = 0
  /// Whether any view has constraints.
  private(set) static var isUsed = false

  /// Says that a view came into a hierarchy, or left one.
  static func structureChanged() { structure &+= 1 }
  /// Says that constraints came or went.
  static func constraintsChanged() {
    isUsed = true
    structureChanged()
  }

  private func changed() { view?.layoutStructureChanged() }

  func hold(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
    changed()
  }

  func release(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
    constraint.wasReleased()
    changed()
  }

  func add(_ guide: UILayoutGuide) {
    guard !guides.contains(where: { $0 === guide }) else { return }
    guides.append(guide)
    changed()
  }

  func remove(_ guide: UILayoutGuide) {
    guides.removeAll { $0 === guide }
    view?.releaseStrayConstraints()
    changed()
  }

  /// Lets go of the constraints that name a view which is in the hierarchy no more.
  func releaseStrayConstraints() {
    guard let view else { return }
    for constraint in constraints where !constraint.operands.allSatisfy({ $0.view?.isDescendant(of: view) ?? false }) {
      release(constraint)
    }
  }

  /// The guides of a view that scrolls: its edges mean those of its content to the views inside.
  ///
  /// `contentSizeChanged` hears how large constraints make the content.
  package func scrollGuides(
    contentSizeChanged: @escaping (CGSize) -> Void
  ) -> (content: UILayoutGuide, frame: UILayoutGuide)? {
    guard let view else { return nil }
    self.contentSizeChanged = contentSizeChanged
    let content = contentGuide ?? UILayoutGuide(.content, of: view, named: "UIScrollView-contentLayoutGuide")
    let visible = visibleGuide ?? UILayoutGuide(.visibleBounds, of: view, named: "UIScrollView-frameLayoutGuide")
    (contentGuide, visibleGuide) = (content, visible)
    return (content, visible)
  }

  /// Says that the intrinsic size, or what decides baselines, may be another one.
  package func intrinsicSizeChanged() {
    needsIntrinsicSize = true
    currentEngine?.invalidated.append(self)
    view?.layoutNumbersChanged()
    (view?.superview as? UIStackView)?.contentSizeChanged()
  }
}

// MARK: - Layout

extension ViewLayoutState {
  /// Whether constraints ask for frames that the views of a view's hierarchy do not have yet.
  static func awaitsSolving(_ view: UIView) -> Bool {
    guard isUsed else { return false }
    let root = view.topView
    return root.bounds.size != .zero && root.layoutState?.engine?.isSolved != true
  }

  /// Gives the views of a view's hierarchy the frames that its constraints ask for.
  ///
  /// Called before the views lay out what is in them. Where no view has constraints it does nothing; where nothing changed it looks
  /// at the sizes that apps set themselves, and no more.
  package static func solve(from view: UIView) {
    guard isUsed else { return }
    let root = view.topView
    let state = root.needLayoutState()
    let engine = state.engine ?? LayoutEngine(root: root, purpose: .frames)
    state.engine = engine
    engine.run()
  }
}
