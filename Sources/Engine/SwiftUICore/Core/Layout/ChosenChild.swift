/// Shows one of several views, in the size that is offered to it; the others are made and never placed.
nonisolated package struct ChosenChild<Content: View>: View {
  let index: Int
  let content: Content

  /// Shows the view at an index among those of a closure; nothing where there is none.
  package nonisolated init(_ index: Int, @ViewBuilder content: () -> Content) {
    self.index = index
    self.content = content()
  }
}

extension ChosenChild: ContainerView {
  package typealias Node = ChosenChildNode

  func makeContainer(_ inputs: _ViewInputs) -> ChosenChildNode { ChosenChildNode(index: index, inputs: inputs) }
  func configure(_ node: ChosenChildNode) { node.index = index }
}

/// Keeps all the views and shows one.
package final class ChosenChildNode: SoleChildNode {
  fileprivate var index: Int {
    didSet {
      guard index != oldValue else { return }
      invalidateLayout()
      invalidateDisplay()
    }
  }

  fileprivate init(index: Int, inputs: _ViewInputs) {
    self.index = index
    super.init(inputs: inputs)
  }

  package override func listWasMade() { _ = allChildren }
  override var chosen: ViewNode? { allChildren.indices.contains(index) ? allChildren[index] : nil }
  package override var debugName: String { "ChosenChild" }
}
