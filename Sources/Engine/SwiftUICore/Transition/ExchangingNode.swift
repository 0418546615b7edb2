/// A wrapper whose content is sometimes another one, and that shows how the one before leaves.
class ExchangingNode: WrapperNode, DepartureContainer {
  final var departures = Departures()
  /// The content before this one, which may still be leaving.
  private final weak var previous: DetachedSubtree?

  /// Puts another node in the content's place.
  final func exchangeContent(for node: ViewNode) {
    let old = content!
    previous = graph.detach(old)
    replaceContent(with: node)
    childrenDidChange(from: [old], to: [node])
  }

  /// Puts the content before this one back in place if it is still on its way out; answers whether it was.
  final func takeBackContent() -> Bool {
    guard let returning = previous, returning.isDeparting, let node = returning.root as? ViewNode else { return false }
    returning.revive()
    exchangeContent(for: node)
    return true
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    super.forEachChild(visit)
    if !departures.isEmpty { departures.forEachRoot(visit) }
  }

  override func layoutDidPlace() { if !departures.isEmpty { placeDepartures() } }

  override func makeFragment() -> DisplayFragment {
    guard !departures.isEmpty else { return content.fragment() }
    var builder = FragmentBuilder(for: self)
    for node in departures.nodes { builder.append(node) }
    builder.append(content)
    return builder.finish()
  }
}
