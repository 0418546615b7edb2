import QuartzCore

extension UIView {
  func insert(_ view: UIView, beside sibling: UIView, distance: Int) {
    view.leaveSuperview(for: self)
    let index = subviews.firstIndex { $0 === sibling }
    insert(view, at: index.map { $0 + distance } ?? subviews.count)
  }

  func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      fatalError("a view cannot be inside of itself: add it to a view that it does not contain")
    }
    let oldWindow = view.window
    let isNew = view.superview !== self
    if isNew {
      view.leaveSuperview(for: self, tells: false)
      view.willMove(toSuperview: self)
      if oldWindow !== window { view.tellWillMove(to: window) }
    } else {
      subviews.removeAll { $0 === view }
    }
    let index = min(max(index, 0), subviews.count)
    let behind = index > 0 ? subviews[index - 1] : nil
    subviews.insert(view, at: index)
    view.superview = self
    if let behind { layer.insertSublayer(view.layer, above: behind.layer) } else { layer.insertSublayer(view.layer, at: 0) }
    guard isNew else { return }
    ViewLayoutState.structureChanged()
    view.didMoveToSuperview()
    if oldWindow !== window { view.windowHasChanged() }
    didAddSubview(view)
    if view.ownTintColor == nil, view.tintColor != UIColor.tintColor { view.tellTintColorChange() }
    setNeedsLayout()
    if view.layoutIsNeeded || view.layoutInsideIsNeeded { view.requestLayoutPass() }
  }

  func leaveSuperview(for new: UIView?, tells: Bool = true) {
    guard let old = superview else { return }
    let hadWindow = window != nil
    if tells, new == nil {
      willMove(toSuperview: nil)
      if hadWindow { tellWillMove(to: nil) }
    }
    old.willRemoveSubview(self)
    old.subviews.removeAll { $0 === self }
    superview = nil
    layer.removeFromSuperlayer()
    ViewLayoutState.structureChanged()
    old.releaseStrayConstraints()
    (old as? UIStackView)?.arrangedViewLeft(self)
    old.setNeedsLayout()
    if tells, new == nil {
      didMoveToSuperview()
      if hadWindow { tellDidMove(to: nil) }
    }
  }

  /// The view has been put into a tree that shows, or into one that does not.
  private func windowHasChanged() {
    let window = window
    tellDidMove(to: window)
    guard window != nil else { return }
    forEachController { $0.noteIsAppearing() }
    topView.mount?.finishAppearing()
  }

  /// Tells this view and those inside something about the window.
  func tellWindow(_ tell: (UIView) -> Void) {
    tell(self)
    for view in subviews { view.tellWindow(tell) }
  }

  /// Puts a view inside in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: subviews.count)
  }
  /// Puts a view inside behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: 0)
  }
  /// Exchanges the places of two views inside; places that do not exist are left alone.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2 else { return }
    let (first, second) = (min(index1, index2), max(index1, index2))
    let (lower, upper) = (subviews[first], subviews[second])
    insert(upper, at: first)
    insert(lower, at: second)
  }
  /// Whether the view is another one, or inside of it at any depth.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }
  /// The view of a tag: this one, or else the first one inside, those in the back first.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  /// The outermost view of the tree.
  var topView: UIView {
    var view = self
    while let outer = view.superview { view = outer }
    return view
  }
}
