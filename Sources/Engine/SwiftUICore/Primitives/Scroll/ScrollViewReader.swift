import Foundation

/// Gives its content a proxy that scrolls the scroll views inside to views of an id.
///
/// It takes no space of its own. Use the proxy in actions: in the closure itself nothing has been laid out yet.
///
///     ScrollViewReader { proxy in
///       ScrollView { LazyVStack { ForEach(0..<1000) { Text("\($0)") } } }
///         .toolbar { Button("End") { withAnimation { proxy.scrollTo(999, anchor: .bottom) } } }
///     }
nonisolated public struct ScrollViewReader<Content: View>: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Makes content that can scroll the scroll views in it.
  /// - Parameter content: Makes the content; calls to the proxy belong in actions, not in this closure.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

/// Scrolls the scroll views of a reader.
public struct ScrollViewProxy {
  weak var node: ViewNode?

  /// Scrolls to the first view with an id in the scroll views of the reader, until that view shows.
  ///
  /// Views beside the scroll views do not count, so tabs may have the ids of the sections to which they lead. A reader in the
  /// content of a scroll view scrolls that one.
  ///
  /// In `withAnimation` the content moves there. An id that no view has does nothing.
  /// - Parameters:
  ///   - id: The id of a row of a `ForEach`, or one given by `id(_:)`. The view need not have been made.
  ///   - anchor: The point of the view that is to lie at the same point of the scroll view; `nil` moves as little as needed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    MainThread.unchecked {
      guard let node, node.isMounted else { return }
      let transaction = Transaction.current
      node.graph.enqueueAction {
        guard node.isMounted else { return }
        node.scrollInside(to: AnyHashable(id), anchor: anchor, transaction: transaction)
      }
    }
  }
}

extension ScrollViewReader: PrimitiveView {
  package static func makeNode(_ view: ScrollViewReader, inputs: _ViewInputs) -> ScrollViewReaderNode<Content> {
    ScrollViewReaderNode(view, inputs: inputs)
  }
  package static func updateNode(_ node: ScrollViewReaderNode<Content>, with view: ScrollViewReader) { node.setView(view) }
}

package final class ScrollViewReaderNode<Content: View>: WrapperNode {
  private var view: ScrollViewReader<Content>

  init(_ view: ScrollViewReader<Content>, inputs: _ViewInputs) {
    self.view = view
    super.init(inputs: inputs)
    setContent(ImplicitContainerNode(evaluate(), inputs: childInputs))
  }

  func setView(_ new: ScrollViewReader<Content>) {
    view = new
    needsUpdate = true
    update()
  }

  package override func update() {
    guard needsUpdate else { return }
    needsUpdate = false
    updateContent(with: evaluate())
  }

  private func evaluate() -> Content {
    let proxy = ScrollViewProxy(node: self)
    let content = view.content
    return evaluate(type(of: view)) { content(proxy) }
  }

  package override var debugName: String { "ScrollViewReader" }
}

extension ViewNode {
  /// Brings the view with an id into view, in every scroll view between it and this node; where there is none, in the one whose
  /// content this node is in.
  func scrollInside(to id: AnyHashable, anchor: UnitPoint?, transaction: Transaction) {
    let around = enclosingScrollNode()
    let find = { [weak self] () -> ScrollDestination? in
      guard let self else { return nil }
      return self.scrolledTarget(forID: id) ?? (around == nil ? nil : self.scrollTarget(forID: id))
    }
    guard let target = find() else { return }
    var scrollNodes: [ScrollNode] = []
    for node in target.node.selfAndAncestors {
      if let scroll = node as? ScrollNode { scrollNodes.append(scroll) }
      if node === self { break }
    }
    if scrollNodes.isEmpty, let around { scrollNodes = [around] }
    for scroll in scrollNodes { scroll.show(anchor: anchor, transaction: transaction, find) }
  }
}
