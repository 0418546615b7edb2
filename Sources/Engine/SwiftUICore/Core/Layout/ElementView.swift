package import Foundation

/// Shows one of several views by its place among them, and makes none of the others.
nonisolated package struct ElementView<Content: View>: ContainerView {
  package typealias Body = Never
  package typealias Node = ElementNode
  let index: Int
  let content: Content

  /// Shows nothing where there are not so many views.
  package nonisolated init(_ index: Int, of content: Content) {
    self.index = index
    self.content = content
  }

  func makeContainer(_ inputs: _ViewInputs) -> ElementNode { ElementNode(index: index, inputs: inputs) }
  func configure(_ node: ElementNode) {}
}

package final class ElementNode: ContainerNode {
  private let index: Int

  init(index: Int, inputs: _ViewInputs) {
    self.index = index
    super.init(inputs: inputs)
  }

  private var element: ViewNode? { index < list.count ? list.node(at: index) : nil }

  package override func listWasMade() { _ = element }
  package override func update() {
    needsUpdate = false
    _ = element
  }
  package override var shownChildren: [ViewNode] { element.map { [$0] } ?? [] }
  package override func computeSize(for proposal: ProposedViewSize) -> CGSize { element?.size(for: proposal) ?? .zero }
  package override func hugging(along axis: Axis) -> Hugging { element?.hugging(along: axis) ?? .keeps }
  package override func placeChildren() { element?.place(at: .zero, proposal: placedProposal) }
  package override var spacingOfContent: ViewSpacing { element?.spacing ?? ViewSpacing() }
  package override var debugName: String { "Element" }
}
