package import Foundation

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
package final class ChosenChildNode: EagerContainerNode {
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

  private var chosen: ViewNode? { allChildren.indices.contains(index) ? allChildren[index] : nil }

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize { chosen?.size(for: proposal) ?? .zero }
  package override func placeChildren() { chosen?.place(at: .zero, proposal: placedProposal) }

  package override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    chosen?.explicitAlignment(key, size: size, proposal: proposal)
  }
  package override var spacingOfContent: ViewSpacing { chosen?.spacing ?? ViewSpacing() }
  package override var shownChildren: [ViewNode] { chosen.map { [$0] } ?? [] }
  package override var debugName: String { "ChosenChild" }
}
