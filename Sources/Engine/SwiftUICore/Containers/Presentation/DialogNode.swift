import CoreGraphicsTypes
package import Foundation

/// An alert or a dialog in its window, as large as its content needs, over what becomes darker behind it.
///
/// How far it has come is said from 0 to 1; nothing of its way evaluates a body.
package final class DialogNode: ModalNode {
  private var variant: DialogVariant
  /// Whether it becomes smaller while it comes, as it does unless it turns around on its way out.
  private var shrinks = true

  override init(_ view: ModalView, inputs: _ViewInputs) {
    variant = view.request.variant.asDialog
    super.init(view, inputs: inputs)
    variant.control.node = self
    setContent(ImplicitContainerNode(view.request.content, inputs: childInputs))
  }

  override func setView(_ view: ModalView) {
    variant = view.request.variant.asDialog
    variant.control.node = self
    super.setView(view)
    invalidatePlacement()
  }

  private var metrics: DialogMetrics { variant.metrics }

  // MARK: Coming and going

  override func come(animated: Bool) {
    isGoing = false
    if motion.value == 0 { shrinks = true }
    move(to: 1, animated: animated)
    graph.enqueueAction { [weak self] in
      guard let self, self.isMounted, !self.isGoing else { return }
      if let first = self.fields.first { self.graph.focus.focus(first) }
    }
  }

  override func go(animated: Bool) {
    isGoing = true
    shrinks = false
    move(to: 0, animated: animated)
  }

  private func move(to target: CGFloat, animated: Bool) {
    if !animated { motion.jump(to: target) }
    motion.release(to: target, at: graph.time, isBetweenFrames: !graph.isInFrame, by: springReturn)
    move()
  }

  override func show() {
    if metrics.position == .below { invalidatePlacement() }
    super.show()
  }

  // MARK: Layout

  package override func placeChildren() {
    trackPlacement()
    let (window, safe) = (window, CGRect(origin: .zero, size: size))
    let room = metrics.room(in: window, safe: safe)
    let offered = ProposedViewSize(width: max(room.width, 0), height: max(room.height, 0))
    let size = content.size(for: offered)
    let origin = metrics.origin(of: size, in: window, safe: safe, presence: motion.value)
    place(at: origin, proposal: offered, in: window)
  }

  package override func environmentDidChange(_ mask: EnvironmentMask) {
    super.environmentDidChange(mask)
    invalidateDisplay()
  }

  // MARK: Drawing and pressing

  package override func makeFragment() -> DisplayFragment {
    let shown = min(max(motion.value, 0), 1)
    guard shown > 0 else { return .empty }
    let isDark = EnvironmentValues(scope: scope, reader: self).colorScheme == .dark
    var builder = FragmentBuilder(for: self)
    backdrop.dim = (isDark ? metrics.darkDim : metrics.dim) * shown
    builder.append(backdrop)
    guard metrics.position == .middle else {
      builder.append(content)
      return builder.finish()
    }
    var card = content.fragment()
    if shown < 1 { card = card.wrapped(in: .opacity(shown), id: displayID) }
    let scale = shrinks ? metrics.largest + (1 - metrics.largest) * shown : 1
    let middle = CGPoint(x: content.size.width / 2, y: content.size.height / 2)
    builder.append(card.scaled(by: scale, about: middle, id: displayID), at: content.position)
    return builder.finish()
  }

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    guard !isGoing else { return nil }
    guard CGRect(origin: content.position, size: content.size).covers(point) else { return backdrop }
    return content.hitTest(content.convertFromParent(point)) ?? self
  }

  package override var debugName: String { "Dialog" }
}

extension ModalVariant {
  fileprivate var asDialog: DialogVariant {
    guard let variant = self as? DialogVariant else {
      fatalError("a dialog was given the form \(Self.self); another form is another view, see ModalRequest.isSameView(as:)")
    }
    return variant
  }
}

// MARK: - Keys

extension DialogNode: KeyTarget, BackdropOwner {
  /// The fields, in the order of the tree.
  fileprivate var fields: [TextInputNode] { nodes().filter { $0.canTakeFocus } }

  private var buttons: [SlideItemNode] { nodes().filter(\.isEnabled) }

  private func nodes<Node>() -> [Node] {
    var found: [Node] = []
    _ = content.first(passingOver: \.isOutOfReach) { node -> Void? in
      if let node = node as? Node { found.append(node) }
      return nil
    }
    return found
  }

  /// Escape and Return, which nothing in it has taken: what they do where one button has no other beside it is the same.
  package func handle(_ key: KeyInput) -> Bool {
    guard key.modifiers.isSubset(of: [.capsLock]), key.key == "Escape" || key.key == "Enter" else { return false }
    if key.isRepeat { return true }
    if key.key == "Escape" { cancel() } else { _ = press(.main) }
    return true
  }

  private func press(_ use: SlideItemModifier.KeyUse) -> Bool {
    let buttons = buttons
    let requested = buttons.first { $0.modifier.keyUse == use }
    guard let button = requested ?? (buttons.count == 1 ? buttons.first : nil) else { return false }
    button.modifier.action()
    return true
  }

  /// Does what its cancel button does; without one it goes if a tap beside it may take it away.
  func cancel() {
    if !press(.cancel), variant.isLeftByTaps { anchor?.dismissed(speed: 0) }
  }

  func backdropWasTapped() {
    if variant.isLeftByTaps { cancel() }
  }

  fileprivate func goOn() {
    let (fields, target) = (fields, graph.focus.target)
    guard let index = fields.firstIndex(where: { $0 === target }), index < fields.count - 1 else {
      graph.focus.focus(nil)
      let key = KeyInput(isDown: true, key: "Enter", time: graph.time)
      if !graph.performShortcut(key) { _ = press(.main) }
      return
    }
    graph.focus.focus(fields[index + 1])
  }

  /// Called while a field ends its text.
  func submit() {
    let field = graph.focus.target?.weakReference
    // The field gives up the focus itself, when it is done.
    graph.enqueueAction { [weak self] in
      guard let self, self.isMounted, !self.isOutOfReach else { return }
      if let field = field?.object as? TextInputNode { self.graph.focus.focus(field) }
      self.goOn()
    }
  }
}
