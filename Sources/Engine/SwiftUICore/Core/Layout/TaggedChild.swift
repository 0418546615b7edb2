/// Shows the one of several views that carries a tag; the others are not made.
nonisolated package struct TaggedChild<Content: View>: View {
  let tag: AnyHashable
  let missing: () -> Void
  let content: Content

  /// Shows the view with a tag, or with an identity that is equal to it, among those of some content; `missing` is called when
  /// there are views, but none with the tag.
  package nonisolated init(_ tag: AnyHashable, in content: Content, missing: @escaping () -> Void) {
    self.tag = tag
    self.missing = missing
    self.content = content
  }
}

extension TaggedChild: ContainerView {
  package typealias Node = TaggedChildNode

  func makeContainer(_ inputs: _ViewInputs) -> TaggedChildNode { TaggedChildNode(tag: tag, missing: missing, inputs: inputs) }
  func configure(_ node: TaggedChildNode) { node.configure(tag: tag, missing: missing) }
}

/// Makes the view with a tag when it is first to show.
package final class TaggedChildNode: SoleChildNode {
  private var tag: AnyHashable
  private var missing: () -> Void
  private var index: Int?

  fileprivate init(tag: AnyHashable, missing: @escaping () -> Void, inputs: _ViewInputs) {
    self.tag = tag
    self.missing = missing
    super.init(inputs: inputs)
  }

  fileprivate func configure(tag: AnyHashable, missing: @escaping () -> Void) {
    self.missing = missing
    guard tag != self.tag else { return }
    self.tag = tag
    find()
    invalidateLayout()
    invalidateDisplay()
    preferencesDidChange()
  }

  package override func listWasMade() { find() }

  package override func update() {
    find()
    super.update()
  }

  private func find() {
    index = TagSelection(tag).index(in: list)
    if index == nil, list.count > 0 { missing() }
    _ = chosen
  }

  override var chosen: ViewNode? { index.flatMap { $0 < list.count ? list.node(at: $0) : nil } }
  package override var debugName: String { "TaggedChild" }
}
