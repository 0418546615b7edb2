/// One row of a `ForEach`: carries the element's id.
final class ForEachRow<ID: Hashable, Element>: ForwardingViewList {
  let id: ID
  /// What the row was made from last.
  var element: Element
  /// Whether all of its nodes sleep.
  var allNodesSleep = false
  /// Whether its element has changed while it slept.
  var isStale = false
  /// Evaluates its content again.
  var refresh: () -> Void = {}

  init(_ element: Element, id: ID, inputs: _ViewInputs) {
    self.id = id
    self.element = element
    super.init(inputs: inputs)
  }

  override var identityPart: IdentityPart? { .id(id, of: element) }

  override func update() {
    guard needsUpdate else { return }
    needsUpdate = false
    refresh()
  }

  override var nameInMessages: String { "ForEach" }

  override func index(ofID requested: AnyHashable) -> Int? {
    if requested == AnyHashable(id) { return 0 }
    return inner.index(ofID: requested)
  }

  override func explicitID(at index: Int) -> AnyHashable? { inner.explicitID(at: index) ?? AnyHashable(id) }
}
