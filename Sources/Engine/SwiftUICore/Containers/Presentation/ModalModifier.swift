import Foundation

/// A view to be shown above the window's content until it is dismissed.
package struct ModalRequest {
  /// Another identity is another view; the one before goes first.
  package var id: AnyHashable
  /// How it stands and moves; another type of form is another view.
  package var variant: any ModalVariant
  package var content: AnyView
  /// Takes back that it is asked for, because a finger or a key has dismissed it.
  package var close: () -> Void
  /// Called when it has gone.
  package var didDismiss: (() -> Void)?

  package init(
    id: AnyHashable, variant: any ModalVariant, content: AnyView, close: @escaping () -> Void, didDismiss: (() -> Void)?
  ) {
    (self.id, self.variant, self.content, self.close, self.didDismiss) = (id, variant, content, close, didDismiss)
  }

  /// Whether a view that is shown for this one can show another one.
  func isSameView(as other: ModalRequest) -> Bool { id == other.id && type(of: variant) == type(of: other.variant) }
}

/// Shows a view above the window's content while it is asked for.
nonisolated package struct ModalModifier: PrimitiveModifier {
  package typealias Body = Never
  let request: ModalRequest?
  let spring: Spring

  /// - Parameters:
  ///   - request: What is to be shown; `nil` for nothing.
  ///   - spring: By which it comes and goes.
  package nonisolated init(_ request: ModalRequest?, spring: Spring) {
    self.request = request
    self.spring = spring
  }

  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ModalAnchorNode {
    ModalAnchorNode(modifier, inputs: inputs)
  }
  package static func updateNode(_ node: ModalAnchorNode, with modifier: Self) { node.setModifier(modifier) }
}

/// The node where a modal view is declared: it has the stack show it, and knows when it has gone.
package final class ModalAnchorNode: WrapperNode {
  private var request: ModalRequest?
  let spring: Spring
  /// What is shown, also on its way out.
  private(set) var presentation: Presentation?
  /// What was asked for when it was shown.
  private var shown: ModalRequest?
  private var isFollowing = false
  private var isAnimated = true
  /// Whether it shows what was there before a restart, which is there at once.
  private let isResumed: Bool
  /// Whether a finger has pulled it away: it is asked for until it has gone, so that it can be caught and stay after all.
  private var isPulledAway = false

  init(_ modifier: ModalModifier, inputs: _ViewInputs) {
    spring = modifier.spring
    isResumed = inputs.graph.isResuming
    super.init(inputs: inputs)
    setModifier(modifier)
  }

  func setModifier(_ modifier: ModalModifier) {
    request = modifier.request
    isAnimated = !transaction.disablesAnimations && !(isResumed && graph.isResuming)
    if let request, let shown, shown.isSameView(as: request), let presentation, presentation.isShown {
      self.shown = request
      presentation.update(ModalView(anchor: self, request: request))
    }
    followLater()
  }

  private var shownNode: ModalNode? { presentation?.isShown == true ? node : nil }
  /// The node of what is shown.
  weak var node: ModalNode?

  /// Shows or dismisses what is asked for, when the update is over.
  func followLater() {
    guard !isFollowing, request != nil || presentation != nil else { return }
    isFollowing = true
    graph.enqueueAction { [weak self] in
      self?.isFollowing = false
      self?.follow()
    }
  }

  private func follow() {
    guard isMounted else { return }
    let isAroundGoing = graph.presentations?.isLeaving(around: self) ?? false
    guard let presentation, presentation.isShown else {
      if let request, !isAroundGoing { show(request) }
      return
    }
    if let request, let shown, request.isSameView(as: shown) {
      if presentation.isLeaving, !isAroundGoing { comeBack() }
    } else if !presentation.isLeaving {
      isPulledAway = false
      leave(presentation)
      shownNode?.go(animated: isAnimated)
    }
  }

  /// Lets it show how it goes, and with it what is declared inside of it.
  private func leave(_ presentation: Presentation) {
    for inner in graph.presentations?.presented(inside: presentation) ?? [] {
      (inner.presenter.object as? PopupAnchorNode)?.close()
      guard let anchor = inner.presenter.object as? ModalAnchorNode, !inner.isLeaving else { continue }
      anchor.leave(inner)
      anchor.shownNode?.go(animated: isAnimated)
    }
    presentation.leave()
  }

  private func show(_ request: ModalRequest) {
    guard graph.mayPresentModal(from: self) else { return }
    shown = request
    presentation = graph.present(ModalView(anchor: self, request: request), isModal: true, isExclusive: true, from: self)
    shownNode?.come(animated: isAnimated)
    trackPlacement()
  }

  package override func placeChildren() {
    super.placeChildren()
    shownNode?.anchorDidMove()
  }

  package override func placementInWindowDidChange() {
    super.placementInWindowDidChange()
    shownNode?.anchorDidMove()
  }

  /// It is asked for again while it goes.
  private func comeBack() {
    presentation?.stay()
    shownNode?.come(animated: isAnimated)
    for inner in presentation.flatMap({ graph.presentations?.presented(inside: $0) }) ?? [] {
      (inner.presenter.object as? ModalAnchorNode)?.followLater()
    }
  }

  /// A finger or a key has dismissed it: it goes with the speed that it has, and comes back where it is asked for all the same.
  func dismissed(speed: CGFloat) {
    guard let presentation, presentation.isShown, !presentation.isLeaving else { return }
    leave(presentation)
    shownNode?.go(speed: speed)
    if let shown { tellOwner(shown.close) { [weak self] in self?.followLater() } }
  }

  /// A finger has pulled it away: it goes with the speed that it has, and what asks for it is told when it has gone.
  func pulledAway(speed: CGFloat) {
    guard let presentation, presentation.isShown, !presentation.isLeaving else { return }
    isPulledAway = true
    shownNode?.go(speed: speed)
  }

  /// A finger has caught it on its way and lets it stay.
  func caught() { isPulledAway = false }

  /// Called when nothing of it shows any more.
  func hasGone() {
    guard let presentation, presentation.isLeaving || isPulledAway else { return }
    if isPulledAway { shown?.close() }
    isPulledAway = false
    presentation.dismiss()
    self.presentation = nil
    shown = nil
    // Another one may be asked for by now.
    followLater()
  }

  /// It was taken out of the window on its way out, as where what declares it has gone: a finger that pulled it away has decided.
  func wasTakenAlong() {
    guard isPulledAway, let shown else { return }
    isPulledAway = false
    graph.enqueueAction(shown.close)
  }

  /// What is asked for and what is shown, as messages call it.
  var requestedName: String { request?.variant.name ?? "a view" }
  var shownName: String { shown?.variant.name ?? "a view" }

  package override var debugName: String { "ModalAnchor" }
}

extension ViewGraph {
  /// Whether something modal may be shown from a node now; else the node is told when it may.
  ///
  /// A window shows one at a time, and over it what is declared inside of it.
  func mayPresentModal(from anchor: ModalAnchorNode) -> Bool {
    guard let presentations, let other = presentations.presentations.last(where: \.isExclusive),
      !anchor.selfAndAncestors.contains(where: { $0 === other.node })
    else { return true }
    if !other.isLeaving {
      let (name, shown) = (anchor.requestedName, (other.presenter.object as? ModalAnchorNode)?.shownName ?? "a view")
      Diagnostics.report("\(name) is asked for while \(shown) is shown that does not declare it; it shows when that has gone")
    }
    presentations.wait(anchor)
    return false
  }
}
