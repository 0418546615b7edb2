/// A view that a window shows above its content: a sheet, an alert, a menu.
///
/// Who presents it keeps it, gives it new values, and dismisses it. It inherits the environment of where it was declared.
package final class Presentation {
  /// Whether what is below can neither be pressed, nor have the focus, nor be found, as long as this is shown.
  package internal(set) var isModal: Bool
  /// Whether it is shown alone: others wait until it has gone, but for those that are declared inside of it.
  let isExclusive: Bool
  /// Where it was declared.
  let presenter: WeakReference<GraphNode>
  @Late private(set) var node: ViewNode
  private weak var stack: PresentationStack?
  /// Whether what has the focus only lends it, so that the app hears nothing of it: keys come to a menu, and a text stays edited.
  private let borrowsFocus: Bool
  private var hasBorrowed = false
  /// What had the focus before, and gets it back.
  private var focusBefore: WeakReference<GraphNode>?

  fileprivate init(
    isModal: Bool, isExclusive: Bool, borrowsFocus: Bool, from presenter: GraphNode, in stack: PresentationStack
  ) {
    self.isModal = isModal
    self.isExclusive = isExclusive
    self.borrowsFocus = borrowsFocus
    self.presenter = presenter.weakReference
    self.stack = stack
  }

  /// Whether it shows how it goes, so that what is below can be reached again.
  package private(set) var isLeaving = false

  /// Whether it is in the window.
  package var isShown: Bool { stack?.presentations.contains { $0 === self } ?? false }

  /// Gives the presented view a new value; of the type that was presented.
  package func update<Content: View>(_ content: Content) {
    guard isShown else { return }
    node.checked(as: PresentedNode<Content>.self).setPresented(content)
  }

  /// Takes the view away, in motion if the update's transaction says so; what had the focus gets it back.
  package func dismiss() {
    guard isShown, let stack else { return }
    returnFocus { stack.remove(self) }
  }

  /// Lets the view show how it goes: it takes no input from now on, and `dismiss()` takes it away.
  package func leave() {
    guard isShown, !isLeaving else { return }
    returnFocus { isLeaving = true }
  }

  /// Lets a view that was about to go stay after all.
  package func stay() {
    guard isShown, isLeaving else { return }
    isLeaving = false
    takeFocus()
  }

  private func returnFocus(after change: () -> Void) {
    guard let focus = stack?.graph.focus else { return }
    let hadFocus = isModal && !isLeaving && focus.target.map { $0.selfAndAncestors.contains { $0 === node } } ?? true
    change()
    if hasBorrowed {
      hasBorrowed = false
      return focus.giveBack(isFree: hadFocus)
    }
    if hadFocus { focus.focus(focusBefore?.object as? any FocusTarget) }
  }

  /// How what is below goes back while this is shown.
  var recession: Recession? {
    didSet { if recession != oldValue { stack?.recessionDidChange(below: self) } }
  }
  /// How this goes back while something above it is shown.
  var recessionHere: Recession? { stack?.recession(of: self) }

  /// Whether it was declared inside of another one.
  func isDeclared(inside outer: Presentation) -> Bool {
    (presenter.object as? ViewNode)?.selfAndAncestors.contains { $0 === outer.node } ?? false
  }

  fileprivate func makeNode<Content: View>(_ content: Content, inputs: _ViewInputs, presenter: GraphNode) {
    node = PresentedNode(content, inputs: inputs, presenter: presenter)
  }

  fileprivate func takeFocus() {
    guard isModal, let focus = stack?.graph.focus else { return }
    if borrowsFocus, focus.lend() { return hasBorrowed = true }
    focusBefore = focus.target?.weakReference
    focus.focus(nil)
  }
}

extension ViewGraph {
  /// Shows a view above everything that the window shows now, until it is dismissed or the node that presents it goes.
  package func present<Content: View>(
    _ content: Content, isModal: Bool, isExclusive: Bool = false, borrowsFocus: Bool = false, from presenter: GraphNode
  ) -> Presentation {
    guard let stack = makePresentations() else {
      fatalError("a view was presented in a window without content; present it from a node of the window")
    }
    let presentation = Presentation(
      isModal: isModal, isExclusive: isExclusive, borrowsFocus: borrowsFocus, from: presenter, in: stack)
    presentation.takeFocus()
    stack.add(presentation) { inputs in presentation.makeNode(content, inputs: inputs, presenter: presenter) }
    return presentation
  }
}

/// Places a presented view in the window.
private final class PresentedNode<Content: View>: WrapperNode {
  private let presenter: WeakReference<GraphNode>

  init(_ content: Content, inputs: _ViewInputs, presenter: GraphNode) {
    self.presenter = presenter.weakReference
    super.init(inputs: inputs)
    let inner = _ViewInputs(graph: graph, parent: self, scope: presenter.scope)
    // A row presents, but what it presents is no part of it.
    let container = ImplicitContainerNode(content.outsideOfRows(), inputs: inner)
    container.inherit(from: presenter)
    setContent(container)
  }

  func setPresented(_ content: Content) { updateContent(with: content.outsideOfRows()) }

  /// What is presented belongs to where it is declared.
  override var identityParent: GraphNode? { presenter.object }

  override var debugName: String { "Presented" }
}
