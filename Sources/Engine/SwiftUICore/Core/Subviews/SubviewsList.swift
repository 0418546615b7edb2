/// The list of what an app's closure makes of the views that another view stands for.
package class SubviewsList: ForwardingViewList {
  /// Counts changes of what the views say to their container.
  fileprivate(set) final var version = 0

  /// Called when what a view says to its container has changed.
  final func valuesDidChange() {
    version += 1
    setNeedsUpdate()
  }

  /// The views to make something of.
  var base: ViewList { fatalError("abstract") }

  /// A node of an element that can be asked for traits: one that shows, or one that is made to be asked.
  final func nodeForTraits(of element: ListedView, near place: Int) -> ViewNode {
    if let node = contentNode(of: element) { return node }
    // It is where it was, unless others have come or gone since.
    if place < base.count, base.listedView(at: place) === element { return base.node(at: place) }
    for index in 0..<base.count where base.listedView(at: index) === element { return base.node(at: index) }
    return element.node(at: 0)
  }

  /// Views in a range of the elements.
  final func subviews(in range: Range<Int>) -> SubviewsCollection {
    SubviewsCollection(
      subviews: range.map { Subview(base.listedView(at: $0), at: $0, explicitID: base.explicitID(at: $0), of: self) })
  }
}

extension GraphNode {
  /// Called when the view that shows by this node says something else to its container: tells the list that it comes from, and
  /// those between that one and its place, which were given it.
  final func containerValuesDidChange() {
    var source = identityParent
    while let node = source, !(node is SubviewsList) { source = node.identityParent }
    guard let source else { return }
    for case let list as SubviewsList in GraphAncestors(startingAt: parent) {
      list.valuesDidChange()
      if list === source { return }
    }
  }
}

/// What is given to an app's closure.
protocol SubviewSource {
  static func make(from list: SubviewsList) -> Self
}

extension SubviewsCollection: SubviewSource {
  static func make(from list: SubviewsList) -> SubviewsCollection { list.subviews(in: 0..<list.base.count) }
}

extension SectionCollection: SubviewSource {
  static func make(from list: SubviewsList) -> SectionCollection {
    var segments: [ListSegment] = []
    list.base.appendSegments(to: &segments, offset: 0)
    return SectionCollection(
      sections: segments.enumerated().map { place, segment in
        let (header, content, footer) = (
          list.subviews(in: segment.header), list.subviews(in: segment.rows), list.subviews(in: segment.footer)
        )
        let first = header.first ?? content.first ?? footer.first
        return SectionConfiguration(
          id: .init(first: first?.id, place: first == nil ? place : 0), header: header, footer: footer, content: content)
      })
  }
}

/// Has the closure called again whenever views come, go or move, or say something else.
package final class TransformedViewList<Base: View, Source, Result: View>: SubviewsList {
  private var transform: (Source) -> Result
  private let makeSource: (SubviewsList) -> Source
  private var baseList: ViewList?

  init(
    _ view: Base, transform: @escaping (Source) -> Result, source: @escaping (SubviewsList) -> Source, inputs: _ViewInputs
  ) {
    self.transform = transform
    makeSource = source
    super.init(inputs: inputs)
    baseList = Base._makeViewList(view, inputs: childInputs).list
    inner = Result._makeViewList(result(), inputs: childInputs).list
  }

  override var base: ViewList {
    guard let baseList else { fatalError("\(type(of: self)) has no views yet") }
    return baseList
  }

  func setView(_ view: Base, transform: @escaping (Source) -> Result) {
    self.transform = transform
    Base._updateViewList(view, in: _ViewListOutputs(base))
    needsUpdate = true
    update()
  }

  package override func update() {
    guard needsUpdate else { return }
    needsUpdate = false
    Result._updateViewList(result(), in: _ViewListOutputs(inner))
  }

  private func result() -> Result {
    let source = makeSource(self)
    return evaluate(Result.self) { transform(source) }
  }

  package override func childStructureDidChange() {
    super.childStructureDidChange()
    setNeedsUpdate()
  }

  package override func forEachChild(_ visit: (GraphNode) -> Void) {
    if let baseList { visit(baseList) }
    super.forEachChild(visit)
  }
}
