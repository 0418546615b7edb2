/// The first of the views that some content stands for, up to a number: the others are not made, and count for nothing.
///
/// So what would be lost in its room, or is not looked at yet, costs nothing.
nonisolated package struct FirstViews<Content: View>: MultiView {
  package typealias Body = Never
  let limit: Int
  let content: Content
  let counted: IgnoredInComparison<(Int) -> Void>

  /// - Parameters:
  ///   - limit: How many views there are at most.
  ///   - content: The views.
  ///   - counted: Told of how many there would be in all, at first and whenever that may have changed.
  package init(_ limit: Int, of content: Content, counted: @escaping (Int) -> Void) {
    self.limit = limit
    self.content = content
    self.counted = IgnoredInComparison(counted)
  }

  package static func _viewListCount() -> Int? { nil }
  package static func makeList(_ view: Self, inputs: _ViewInputs) -> FirstViewList<Content> {
    FirstViewList(view, inputs: inputs)
  }
  package static func updateList(_ list: FirstViewList<Content>, with view: Self) { list.setView(view) }
}

/// The list of the first views.
package final class FirstViewList<Content: View>: ForwardingViewList {
  private var view: FirstViews<Content>

  init(_ view: FirstViews<Content>, inputs: _ViewInputs) {
    self.view = view
    super.init(inputs: inputs)
    inner = Content._makeViewList(view.content, inputs: childInputs).list
    tellCount()
  }

  func setView(_ new: FirstViews<Content>) {
    let before = view.limit
    view = new
    Content._updateViewList(new.content, in: _ViewListOutputs(inner))
    if min(inner.count, before) != count { structureDidChange() }
    tellCount()
  }

  private func tellCount() { view.counted.value(inner.count) }

  package override func childStructureDidChange() { setNeedsUpdate() }

  package override func update() {
    needsUpdate = false
    tellCount()
  }

  package override var count: Int { min(inner.count, view.limit) }

  package override func index(ofID id: AnyHashable) -> Int? { inner.index(ofID: id).flatMap { $0 < count ? $0 : nil } }

  package override func forEachListedView(_ visit: (Int, ListedView) -> Void) {
    let count = count
    inner.forEachListedView { if $0 < count { visit($0, $1) } }
  }

  package override func forEachExistingElement(_ visit: (Int, ViewNode) -> Void) {
    let count = count
    inner.forEachExistingElement { if $0 < count { visit($0, $1) } }
  }

  package override func appendSegments(to segments: inout [ListSegment], offset: Int) {
    let present = offset..<offset + count
    var all: [ListSegment] = []
    inner.appendSegments(to: &all, offset: offset)
    for segment in all where segment.isSection || !segment.range.isEmpty {
      guard segment.range.lowerBound < present.upperBound else { return }
      guard segment.isSection else {
        ListSegment.append(rows: segment.rows.clamped(to: present), to: &segments)
        continue
      }
      var shown = segment
      shown.header = segment.header.clamped(to: present)
      shown.rows = segment.rows.clamped(to: present)
      shown.footer = segment.footer.clamped(to: present)
      segments.append(shown)
    }
  }
}
