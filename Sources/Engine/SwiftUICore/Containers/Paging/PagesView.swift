/// Pages that follow the finger, the first of which to show is chosen by its tag.
nonisolated package struct PagesView<Content: View>: ContainerView {
  package typealias Body = Never
  let selection: AnyHashable?
  let showsDots: PageDots
  let metrics: PagesMetrics
  let select: (AnyHashable) -> Void
  let turns: ((PageTurn) -> Void)?
  let content: Content

  /// - Parameters:
  ///   - selection: The tag of the page to show; `nil`: the node decides.
  ///   - dots: Whether a dot for each page shows.
  ///   - metrics: What the dots look like.
  ///   - select: Told of the tag of the page that a finger has turned to.
  ///   - turns: Told of what a person does with the pages, after the selection.
  ///   - content: The pages, each with its tag.
  package nonisolated init(
    selection: AnyHashable?, dots: PageDots, metrics: PagesMetrics,
    select: @escaping (AnyHashable) -> Void = { _ in }, turns: ((PageTurn) -> Void)? = nil, content: Content
  ) {
    self.selection = selection
    showsDots = dots
    self.metrics = metrics
    self.select = select
    self.turns = turns
    self.content = content
  }

  package typealias Node = PagesNode

  func makeContainer(_ inputs: _ViewInputs) -> PagesNode {
    let node = PagesNode(metrics: metrics, inputs: inputs)
    node.selection = TagSelection(selection)
    configure(node)
    return node
  }
  func configure(_ node: PagesNode) { node.configure(dots: showsDots, metrics: metrics, select: select, turns: turns) }

  package static func updateNode(_ node: PagesNode, with view: Self) {
    view.configure(node)
    node.show(view.content)
    let selection = TagSelection(view.selection)
    if selection != node.selection {
      node.selection = selection
      node.showSelection()
    }
  }
}
