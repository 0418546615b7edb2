import Foundation
import Observation
import SwiftUICore

/// What a controller shows above the window's content.
@Observable @MainActor
package final class PresentationPoint {
  /// What is shown, or on its way out.
  fileprivate(set) var presentation: ControllerPresentation?
  @ObservationIgnored weak var controller: UIViewController?
  /// What is to be shown once the present one has gone.
  @ObservationIgnored fileprivate var waiting: (() -> Void)?
}

/// A controller that is presented: from when it is asked for until it has gone.
@Observable @MainActor
final class ControllerPresentation {
  let controller: UIViewController
  let isAnimated: Bool
  /// Whether it is to be there; `false` asks SwiftUI to take it away.
  fileprivate(set) var isRequested = true
  /// Counts what the controller says of how it is presented.
  private(set) var revision = 0
  @ObservationIgnored private weak var point: PresentationPoint?
  @ObservationIgnored private var shown: (() -> Void)?
  @ObservationIgnored private var gone: [() -> Void] = []
  @ObservationIgnored private(set) var isShown = false
  /// Whether the app takes it away, not the person.
  @ObservationIgnored private var isProgram = false

  init(_ controller: UIViewController, at point: PresentationPoint, animated: Bool, shown: (() -> Void)?) {
    self.controller = controller
    self.point = point
    isAnimated = animated
    self.shown = shown
  }

  /// Who presents it.
  var presenter: UIViewController? { point?.controller }

  /// Has what shows it look again at what the controller says of how it is presented.
  func changed() {
    revision &+= 1
    dimTints()
  }

  /// Has tints below follow what is shown above them.
  fileprivate func dimTints() { presenter?.viewIfLoaded?.setBelowPresentation(isRequested && controller.dimsTintsBelow) }

  /// The controller shows.
  func hasAppeared() {
    guard !isShown else { return }
    isShown = true
    let shown = shown
    self.shown = nil
    shown?()
  }

  /// Takes it away, and calls a closure when it has gone.
  func end(animated: Bool, then done: (() -> Void)?) {
    if let done { gone.append(done) }
    guard isRequested else { return }
    isProgram = true
    var transaction = Transaction()
    transaction.disablesAnimations = !animated
    withTransaction(transaction) { isRequested = false }
    dimTints()
  }

  /// What a binding of SwiftUI's is told: `false` where the person takes it away.
  var binding: Binding<Bool> {
    Binding {
      self.isRequested
    } set: { isPresented in
      guard !isPresented, self.isRequested else { return }
      self.controller.ownPresentationController?.tellWillDismiss()
      self.isRequested = false
      self.dimTints()
    }
  }

  /// It has gone.
  func hasGone() {
    guard let point, point.presentation === self else { return }
    presenter?.viewIfLoaded?.setBelowPresentation(false)
    point.presentation = nil
    controller.presentedAs = nil
    if controller.isShown { controller.beginAppearance(false, animated: isAnimated) }
    controller.endAppearance()
    let (done, waiting) = (gone, point.waiting)
    gone = []
    point.waiting = nil
    if !isProgram { controller.ownPresentationController?.tellDidDismiss() }
    for closure in done { closure() }
    waiting?()
  }
}

extension UIViewController {
  /// The outermost controller around that is no value's of SwiftUI: it presents for those inside.
  var presentingRoot: UIViewController {
    var controller = self
    while !controller.isRepresented, let outer = controller.parent { controller = outer }
    return controller
  }

  /// What this controller, or one around it, presents.
  public var presentedViewController: UIViewController? {
    guard let presentation = presentingRoot.presentationPoint.presentation, presentation.isRequested else { return nil }
    return presentation.controller
  }
  /// Who presents this controller, or one around it.
  public var presentingViewController: UIViewController? { presentingRoot.presentedAs?.presenter }
  /// Whether it is on its way in.
  public var isBeingPresented: Bool { presentedAs.map { !$0.isShown } ?? false }
  /// Whether it is on its way out.
  public var isBeingDismissed: Bool { presentedAs.map { !$0.isRequested } ?? false }

  func showAbove(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = presentingRoot
    let point = presenter.presentationPoint
    guard controller.presentedAs == nil, controller !== presenter else {
      return Diagnostics.report("present: \(type(of: controller)) is presented already; nothing happens")
    }
    if let standing = point.presentation {
      guard standing.isRequested else {
        point.waiting = { [weak self] in self?.showAbove(controller, animated: animated, completion: completion) }
        return
      }
      return Diagnostics.report(
        "present: \(type(of: presenter)) presents \(type(of: standing.controller)) already; present from that one, or dismiss it first"
      )
    }
    guard presenter.canPresent else {
      return Diagnostics.report(
        "present: the view of \(type(of: presenter)) is in no window; present once it is, in viewDidAppear for instance")
    }
    let presentation = ControllerPresentation(controller, at: point, animated: animated, shown: completion)
    controller.presentedAs = presentation
    var transaction = Transaction()
    transaction.disablesAnimations = !animated
    withTransaction(transaction) { point.presentation = presentation }
    presentation.dimTints()
  }

  func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    let root = presentingRoot
    guard let presentation = root.presentationPoint.presentation ?? root.presentedAs else {
      completion?()
      return
    }
    presentation.end(animated: animated, then: completion)
  }

  /// Whether what is below the controller when it is presented has gray tints: where it is seen, and not to be touched.
  fileprivate var dimsTintsBelow: Bool {
    if self is UIAlertController { return true }
    if self is any PresentedFace { return false }
    return switch presentedVariant {
    case .cover: false
    case .popover: true
    case .sheet: (ownPresentationController as? UISheetPresentationController)?.dims ?? true
    }
  }

  /// Whether something shows that can show others above it.
  var canPresent: Bool {
    if let window = UIWindow.standing, window.rootViewController === self { return AppWindows.current.showStanding() }
    return presentedAs?.isRequested ?? (viewIfLoaded?.window != nil)
  }
}
