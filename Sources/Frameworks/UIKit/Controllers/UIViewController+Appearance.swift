import Foundation

/// How far a controller's view has come, or gone.
struct AppearanceState {
  enum Phase { case gone, appearing, shown, disappearing }
  var phase = Phase.gone
  /// Whether it moves.
  var isAnimated = false
  /// Whether `viewIsAppearing` is awaited.
  var awaitsIsAppearing = false
}

extension UIViewController {
  /// Whether the view shows, or is about to.
  var isShown: Bool { appearance.phase == .appearing || appearance.phase == .shown }

  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing != isShown else { return }
    appearance.isAnimated = animated
    appearance.awaitsIsAppearing = isAppearing
    appearance.phase = isAppearing ? .appearing : .disappearing
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
  }

  func endAppearance() {
    switch appearance.phase {
    case .appearing:
      noteIsAppearing()
      appearance.phase = .shown
      viewDidAppear(appearance.isAnimated)
      presentedAs?.hasAppeared()
    case .disappearing:
      appearance.phase = .gone
      viewDidDisappear(appearance.isAnimated)
    case .gone, .shown: break
    }
  }

  /// The view is in its window, with size and traits.
  func noteIsAppearing() {
    guard appearance.phase == .appearing, appearance.awaitsIsAppearing else { return }
    appearance.awaitsIsAppearing = false
    viewIsAppearing(appearance.isAnimated)
  }

  /// The view is about to come into a window, or to leave one.
  func windowWillChange(isShown: Bool) {
    guard parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    beginAppearance(isShown, animated: presentedAs?.isAnimated ?? isMovingToParent)
  }

  /// The view has left its window.
  func windowDidGo() {
    guard parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    if appearance.phase == .disappearing { endAppearance() }
  }

  /// Gives the view another size, and tells controllers before.
  func resize(to size: CGSize, _ change: () -> Void) {
    let transition = ResizeTransition(of: self)
    viewWillTransition(to: size, with: transition)
    change()
    transition.run()
  }
}
