import ApusTesting
import Observation
import SwiftUI
import SwiftUICore

/// A screen that shows a tree and can show another one in its place.
@MainActor
final class Stage {
  /// What surrounds the tree.
  struct Context: Equatable {
    var proposal: ProposedViewSize?
    var direction = LayoutDirection.leftToRight
    var textSize = DynamicTypeSize.large
    var scheme = ColorScheme.light
    var size = CGSize(width: 240, height: 200)
  }

  @Observable
  final class Model {
    var tree: ViewTree
    var context: Context
    init(_ tree: ViewTree, _ context: Context) { (self.tree, self.context) = (tree, context) }
  }

  private struct Root: View {
    let model: Model
    var body: some View {
      let around = model.context
      Group {
        if let proposal = around.proposal {
          ProbeLayout(proposal: proposal)() { model.tree.view }
            .frame(width: around.size.width, height: around.size.height, alignment: .topLeading)
        } else {
          model.tree.view
        }
      }
      .environment(\.layoutDirection, around.direction).environment(\.dynamicTypeSize, around.textSize)
      .environment(\.colorScheme, around.scheme)
    }
  }

  let screen: Screen
  private let model: Model

  init(_ tree: ViewTree, _ context: Context = Context()) {
    let model = Model(tree, context)
    self.model = model
    screen = Screen(
      Screen.Settings {
        $0.size = context.size
        $0.scale = 1
        // What the caches answer is what the laws compare.
        $0.verifiesCaches = false
      }
    ) { Root(model: model) }
  }

  /// Shows another tree, or the same in other surroundings, as an app's change of state does.
  func show(_ tree: ViewTree, _ context: Context = Context()) {
    if model.tree != tree { model.tree = tree }
    let old = model.context
    if old != context { model.context = context }
    if old.size != context.size { screen.resize(to: context.size) }
    screen.settle()
  }

  /// The nodes that occupy places, parents first.
  var nodes: [ViewNode] {
    var nodes: [ViewNode] = []
    func visit(_ node: ViewNode) {
      nodes.append(node)
      node.forEachViewChild(visit)
    }
    screen.engine.root.map(visit)
    return nodes
  }

  /// The leaves that show, by id.
  var frames: [Int: CGRect] {
    Dictionary(
      screen.elements.compactMap { element in Int(element.identifier).map { ($0, element.frame) } },
      uniquingKeysWith: { one, _ in one })
  }

  /// The size that the tree took, where it is offered a proposal.
  var measured: CGSize { nodes.first { $0.debugName == "ProbeLayout" }?.size ?? .zero }
}
