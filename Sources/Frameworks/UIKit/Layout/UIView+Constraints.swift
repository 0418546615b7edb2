public import Foundation
import UIKitTypes

extension UIView {
  /// What Auto Layout keeps of the view, made now where it has nothing yet.
  package func needLayoutState() -> ViewLayoutState {
    if let layoutState { return layoutState }
    let state = ViewLayoutState(self)
    layoutState = state
    return state
  }

  /// Says that constraints, guides or what takes part in them are others than before.
  func layoutStructureChanged() {
    ViewLayoutState.constraintsChanged()
    layoutNumbersChanged()
  }

  /// Says that constraints ask for other frames than before.
  func layoutNumbersChanged() {
    let top = topView
    top.layoutState?.engine?.isDirty = true
    requestLayoutPass()
    top.mount?.contentSizeChanged()
  }

  /// Lets go of the constraints of this view, and of those around it, that name a view which is not inside any more.
  func releaseStrayConstraints() {
    for view in sequence(first: self, next: \.superview) { view.layoutState?.releaseStrayConstraints() }
  }

  /// The nearest view that holds both, or is one of them; `nil`: there is none.
  func nearestCommonView(with other: UIView) -> UIView? {
    var view: UIView? = self
    while let next = view, !other.isDescendant(of: next) { view = next.superview }
    return view
  }

  func activeConstraints(naming item: AnyObject, along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var view: UIView? = self
    while let next = view {
      found += next.constraints.filter { ($0.firstItem === item || $0.secondItem === item) && $0.first.axis == axis }
      view = next.superview
    }
    return found
  }
}

// MARK: - Constraints

extension UIView {
  /// The active constraints of which the view is the nearest one that holds both items.
  public var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

  /// Makes a constraint count, between the view and views inside of it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.isActive { return }
    constraint.isActive = true
  }
  /// Makes constraints count, between the view and views inside of it.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
  /// Makes a constraint count no more.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Makes constraints count no more.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

  /// The active constraints along an axis that name the view.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    activeConstraints(naming: self, along: axis)
  }
  /// Whether constraints leave the view's frame open.
  ///
  /// Costs about what a layout from nothing costs: it is meant for looking for mistakes.
  public var hasAmbiguousLayout: Bool { LayoutEngine.isAmbiguous(self, in: self) }

  /// How much the view resists being larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.hugging[axis.rawValue] ?? .defaultLow
  }
  /// Sets how much the view resists being larger than its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    needLayoutState().hugging[axis.rawValue] = priority
    layoutState?.intrinsicSizeChanged()
  }
  /// How much the view resists being smaller than its content.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.resistance[axis.rawValue] ?? .defaultHigh
  }
  /// Sets how much the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    needLayoutState().resistance[axis.rawValue] = priority
    layoutState?.intrinsicSizeChanged()
  }
}

// MARK: - Guides

extension UIView {
  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] {
    layoutState?.guides.filter { if case .constraints = $0.frame { true } else { false } } ?? []
  }
  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
  /// Takes a guide away, with the constraints that name it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }

  private func guide(
    _ place: ReferenceWritableKeyPath<ViewLayoutState, UILayoutGuide?>, _ name: String,
    _ insets: @escaping (UIView, CGSize) -> UIEdgeInsets
  ) -> UILayoutGuide {
    let state = needLayoutState()
    if let known = state[keyPath: place] { return known }
    let guide = UILayoutGuide(.insets(insets), of: self, named: name)
    state[keyPath: place] = guide
    return guide
  }

  /// The part of the view that nothing of the system covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    guide(\.safeAreaGuide, "UIViewSafeAreaLayoutGuide") { view, _ in view.safeAreaInsets }
  }
  /// The view inside of its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    guide(\.marginsGuide, "UIViewLayoutMarginsGuide") { view, _ in view.layoutMargins }
  }
  /// The view inside of its margins, and not wider than lines are easily read: 672 points, in the middle.
  public var readableContentGuide: UILayoutGuide {
    guide(\.readableGuide, "UIViewReadableContentGuide") { view, size in
      var insets = view.layoutMargins
      let more = max(size.width - insets.left - insets.right - ReadableWidth.points, 0) / 2
      insets.left += more
      insets.right += more
      return insets
    }
  }
  /// The part at the bottom that a keyboard on the screen covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let state = needLayoutState()
    if let known = state.keyboardGuide { return known }
    let guide = UIKeyboardLayoutGuide(of: self)
    state.keyboardGuide = guide
    return guide
  }
}

/// The width of lines that are easily read, at the default text size.
enum ReadableWidth {
  static let points: CGFloat = 672
}

// MARK: - Anchors

extension UIView {
  private func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor { .init(LayoutOperand(self, attribute)) }
  private func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor { .init(LayoutOperand(self, attribute)) }

  /// The edge where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The edge where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { .init(LayoutOperand(self, .width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { .init(LayoutOperand(self, .height)) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The baseline of the first line of text; the bottom of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
  /// The baseline of the last line of text; the bottom of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }
}

// MARK: - Measuring

extension UIView {
  /// The size that asks for the smallest one that constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The size that asks for the largest one that constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
