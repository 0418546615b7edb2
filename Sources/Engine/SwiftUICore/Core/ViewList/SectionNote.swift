/// Says something of the sections that a view stands for, to the container around; what is said further in counts.
nonisolated package struct SectionNoteModifier: ViewModifier {
  package typealias Body = Never
  let note: (any Sendable)?

  /// - Parameter note: What is said, for a container that knows its type; `nil` says nothing, also not what is said further out.
  package init(_ note: (any Sendable)?) { self.note = note }
}

extension SectionNoteModifier {
  package static func _viewListCount(modifying count: Int?) -> Int? { count }

  package static func _makeView<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs { Modified._makeView(view.content, inputs: inputs) }

  package static func _updateView<Modified: View>(_ view: ModifiedContent<Modified, Self>, in outputs: _ViewOutputs) {
    Modified._updateView(view.content, in: outputs)
  }

  package static func _makeViewList<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let list = NotedViewList(view.modifier.note, inputs: inputs)
    list.inner = Modified._makeViewList(view.content, inputs: list.childInputs).list
    return _ViewListOutputs(list)
  }

  package static func _updateViewList<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in outputs: _ViewListOutputs
  ) {
    let list = outputs.list(as: NotedViewList.self)
    list.setNote(view.modifier.note)
    Modified._updateViewList(view.content, in: _ViewListOutputs(list.inner))
  }
}

/// A list whose sections have a note.
private final class NotedViewList: ForwardingViewList {
  private var note: (any Sendable)?

  init(_ note: (any Sendable)?, inputs: _ViewInputs) {
    self.note = note
    super.init(inputs: inputs)
  }

  func setNote(_ new: (any Sendable)?) {
    if ValueComparator.areEqual(note, new) { return }
    note = new
    structureDidChange()
  }

  override func appendSegments(to segments: inout [ListSegment], offset: Int) {
    let first = segments.count
    super.appendSegments(to: &segments, offset: offset)
    for index in segments.indices.dropFirst(first) where segments[index].isSection && !segments[index].hasNote {
      (segments[index].note, segments[index].hasNote) = (note, true)
    }
  }
}

/// The sections of a container's list, for who decorates its elements.
package struct ListSections {
  package let segments: [ListSegment]
  package private(set) weak var list: ViewList?

  init(_ segments: [ListSegment], of list: ViewList) { (self.segments, self.list) = (segments, list) }

  /// Calls an action after the pass that is running.
  package func enqueue(_ action: @escaping () -> Void) { list?.graph.enqueueAction(action) }
}
