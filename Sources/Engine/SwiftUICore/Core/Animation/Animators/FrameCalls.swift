package import Foundation

/// Calls a closure at the beginning of each frame, as long as the closure answers that it wants the next one; it shows nothing.
nonisolated package struct FrameCalls: View {
  let id: Int
  let call: @MainActor (TimeInterval) -> Bool

  /// Calls a closure with the time of each frame, in seconds of the window's clock; one that wanted no more is called again where the
  /// number is another one.
  package init(id: Int, _ call: @escaping @MainActor (TimeInterval) -> Bool) { (self.id, self.call) = (id, call) }
}

extension FrameCalls: PrimitiveView {
  package static func makeNode(_ view: FrameCalls, inputs: _ViewInputs) -> FrameCallsNode { FrameCallsNode(view, inputs: inputs) }
  package static func updateNode(_ node: FrameCallsNode, with view: FrameCalls) { node.setView(view) }
}

package final class FrameCallsNode: WrapperNode {
  private var view: FrameCalls
  private var isCalling = true

  init(_ view: FrameCalls, inputs: _ViewInputs) {
    self.view = view
    super.init(inputs: inputs)
    setContent(ImplicitContainerNode(EmptyView(), inputs: childInputs))
    graph.requestAnimationFrames(for: self)
  }

  func setView(_ new: FrameCalls) {
    let isNew = new.id != view.id
    view = new
    guard isNew else { return }
    isCalling = true
    graph.requestAnimationFrames(for: self)
  }

  override func forEachMotion(_ pass: inout MotionPass) {
    super.forEachMotion(&pass)
    pass.visit(isMoving: { isCalling }, advance: advance)
  }

  private func advance() {
    let (call, time) = (view.call, graph.time)
    isCalling = MainThread.isolated { call(time) }
  }

  package override var debugName: String { "FrameCalls" }
}
