package import Foundation

/// Shows the first of several views whose ideal size fits the space; the last if none does.
///
/// All of them are made and keep their state; only the chosen one shows, appears and runs tasks. Of
/// none at all the size is 0 by 0.
///
///     ViewThatFits(in: .horizontal) {
///       Text("Thursday, 3 December")
///       Text("3 Dec.")
///     }
nonisolated public struct ViewThatFits<Content: View>: View {
  let axes: Axis.Set
  let content: ModifiedContent<Content, CandidateModifier>

  /// Creates a choice between the views of a closure.
  /// - Parameters:
  ///   - axes: Along which axes a view has to fit.
  ///   - content: The views, the preferred one first.
  public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content().modifier(CandidateModifier())
  }
}

extension ViewThatFits: ContainerView {
  package typealias Node = ViewThatFitsNode

  func makeContainer(_ inputs: _ViewInputs) -> ViewThatFitsNode { ViewThatFitsNode(axes: axes, inputs: inputs) }
  func configure(_ node: ViewThatFitsNode) { node.axes = axes }
}

/// Makes each of the views something that can be out of sight.
nonisolated struct CandidateModifier: PrimitiveModifier {
  typealias Body = Never
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> CoverableNode { CoverableNode(inputs: inputs) }
  static func updateNode(_ node: CoverableNode, with modifier: Self) {}
}

/// Keeps all the views and shows one (Facts 8.5).
package final class ViewThatFitsNode: EagerContainerNode {
  var axes: Axis.Set {
    didSet { if axes != oldValue { invalidateLayout() } }
  }
  private var shown: ViewNode?

  init(axes: Axis.Set, inputs: _ViewInputs) {
    self.axes = axes
    super.init(inputs: inputs)
  }

  private func choice(for proposal: ProposedViewSize) -> ViewNode? {
    allChildren.first { child in
      let ideal = child.size(for: .unspecified)
      return [Axis.horizontal, .vertical].allSatisfy { axis in
        guard axes.contains(Axis.Set(axis)), let offered = proposal[axis] else { return true }
        return ideal[axis] <= offered
      }
    } ?? allChildren.last
  }

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    choice(for: proposal)?.size(for: proposal) ?? .zero
  }

  package override func placeChildren() {
    let chosen = choice(for: placedProposal)
    if chosen !== shown {
      shown = chosen
      invalidateDisplay()
    }
    for case let candidate as CoverableNode in allChildren { candidate.isCovered = candidate !== chosen }
    chosen?.place(at: .zero, proposal: placedProposal)
  }

  package override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    choice(for: proposal)?.explicitAlignment(key, size: size, proposal: proposal)
  }

  package override var spacingOfContent: ViewSpacing { shown?.spacing ?? allChildren.first?.spacing ?? ViewSpacing() }

  package override var shownChildren: [ViewNode] { shown.map { [$0] } ?? [] }

  package override var debugName: String { "ViewThatFits" }
}
