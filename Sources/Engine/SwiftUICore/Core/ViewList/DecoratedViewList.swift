import CoreGraphicsTypes
package import Foundation

/// Says what a container puts around each element of its list: the chrome of a row, by what the element is and where it stands.
package protocol ElementDecorator {
  /// The modifier that is put around an element; its body shows the element as its content, always and once at a time.
  associatedtype Decoration: ViewModifier
  /// What goes around an element.
  ///
  /// Asked when the element's node is made, and again when its place, its traits or what it asks of its row may have changed.
  /// A value that is equal to the one before changes nothing, so closures are better kept out of it.
  func decoration(of element: ListElement) -> Decoration
  /// Takes note of the sections, which may be others than before; told in an update, or as the container is laid out.
  func noteSections(_ sections: ListSections)
}

extension ElementDecorator {
  package func noteSections(_ sections: ListSections) {}
}

/// Where an element of a list stands among the others.
package struct ListElementPosition: Equatable {
  /// What it is in its section.
  package enum Role: Sendable { case header, row, footer }
  package var role = Role.row
  /// The number of its section, counted from 0; rows outside of sections make one together.
  package var section = 0
  /// Whether it is the first of the section's rows.
  package var isFirstRow = false
  /// Whether it is the last of the section's rows.
  package var isLastRow = false
  package var hasRows = true
  package var hasHeader = false
  package var hasFooter = false
  package var isLastSection = false
  /// Whether its section shows its rows; `nil` where people cannot change that.
  package var isExpanded: Bool?
}

/// An element of a list whose node has been made, for who decorates it; lives as long as the decoration.
package final class ListElement {
  private unowned let list: ViewList
  /// The app's own node, without the decoration.
  package fileprivate(set) unowned var node: ViewNode
  /// Its place in the list; may be wrong while the list is being changed.
  package fileprivate(set) var index: Int
  package fileprivate(set) var position = ListElementPosition()
  /// Folds and unfolds its section; `nil` where people cannot.
  package fileprivate(set) var expand: ((Bool) -> Void)?
  /// Whether its decoration is out of date, as while it sleeps.
  fileprivate var isStale = false
  /// The node with the decoration.
  fileprivate weak var wrapper: ViewNode?
  /// The elements of the list that show, this one too.
  package fileprivate(set) var siblings: () -> [ListElement] = { [] }
  /// What the container keeps for the element, made when it is first asked for.
  private var companion: AnyObject?

  fileprivate init(_ node: ViewNode, at index: Int, of list: ViewList) {
    self.node = node
    self.index = index
    self.list = list
  }

  /// What the container keeps for the element as long as the decoration lives; always of one type.
  package func companion<Companion: AnyObject>(_ make: () -> Companion) -> Companion {
    if let cached = companion as? Companion { return cached }
    let made = make()
    companion = made
    return made
  }

  /// The innermost explicit identity, by `ForEach` or `.id`.
  package var id: AnyHashable? { list.explicitID(at: index) }
  /// The value that stands for the view, or for one that comes some places after it: its tag, else the identity of its element.
  package func selectionValue(after distance: Int = 0) -> AnyHashable? {
    let requested = index + distance
    guard distance != 0 else { return node.trait(TagTraitKey.self) ?? id }
    guard requested >= 0, requested < list.count else { return nil }
    return list.trait(TagTraitKey.self, at: requested) ?? list.explicitID(at: requested)
  }
  /// What can be done with it as an element of a `ForEach`.
  package var edits: DynamicEdits? { list.dynamicEdits(at: index) }
  /// The identity of the element that follows in its loop, whether it shows or not; `nil`: it is the last one.
  package var nextID: AnyHashable? {
    guard let edits else { return nil }
    var next = index + 1
    // An element may be several views.
    while next < list.count, let others = list.dynamicEdits(at: next), others.loop == edits.loop {
      if others.offset > edits.offset { return list.explicitID(at: next) }
      next += 1
    }
    return nil
  }
  /// What the decoration keeps free above and below the row, in points.
  package var gaps = (above: CGFloat(0), below: CGFloat(0))
  /// What the decoration keeps free between two rows, in points.
  package var spacing: CGFloat = 0
  /// Where the container has put the row, in the window, wherever it shows meanwhile.
  var frameInWindow: CGRect {
    guard var frame = wrapper?.frameInWindow else { return .null }
    frame.origin.y += gaps.above
    frame.size.height -= gaps.above + gaps.below
    return frame
  }
  /// The environment of the element's view.
  package var environment: EnvironmentValues { EnvironmentValues(scope: node.scope) }

  /// What the element's view is, where that matters to a container that shows its own things in place of some.
  package enum Kind: Sendable { case text, image, divider, other }
  /// What the element's view is, whatever modifiers are on it.
  package var kind: Kind {
    switch node.layoutNode {
    case is TextNode: .text
    case is ImageNode: .image
    case is DividerNode: .divider
    default: .other
    }
  }

  /// The value that the element's view carries for a layout.
  package func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value { node.trait(LayoutValueTraitKey<Key>.self) }

  /// The element's container.
  package var container: ViewNode? { list.viewParent }
}

/// Views, each with something of their container's around it.
nonisolated package struct DecoratedViews<Content: View, Decorator: ElementDecorator>: MultiView {
  package typealias Body = Never
  let content: Content
  let decorator: Decorator

  /// Puts what a decorator says around each of the views that some content stands for.
  package init(_ content: Content, decorator: Decorator) {
    self.content = content
    self.decorator = decorator
  }

  package static func _viewListCount() -> Int? { Content._viewListCount() }
  package static func makeList(_ view: Self, inputs: _ViewInputs) -> DecoratedViewList<Content, Decorator> {
    DecoratedViewList(view, inputs: inputs)
  }
  package static func updateList(_ list: DecoratedViewList<Content, Decorator>, with view: Self) { list.setView(view) }
}

/// The list of decorated views.
///
/// It is told of structure by the lists inside, and brings decorations up to date in its own update, before the container lays
/// anything out. What is decorated costs what has been made: nothing here asks for a node.
package final class DecoratedViewList<Content: View, Decorator: ElementDecorator>: WrappingViewList<
  DecorationNode<Decorator.Decoration>
>
{
  private var decorator: Decorator
  private var segments: [ListSegment]?

  init(_ view: DecoratedViews<Content, Decorator>, inputs: _ViewInputs) {
    decorator = view.decorator
    super.init(inputs: inputs)
    base = Content._makeViewList(view.content, inputs: childInputs).list
  }

  func setView(_ view: DecoratedViews<Content, Decorator>) {
    decorator = view.decorator
    Content._updateViewList(view.content, in: _ViewListOutputs(base))
    decorateAgain()
  }

  package override func update() {
    needsUpdate = false
    decorateAgain()
  }

  private func decorateAgain() {
    _ = cachedSegments()
    base.forEachListedView { index, element in
      guard let wrapper = existingWrapper(around: element) else { return }
      wrapper.element.index = index
      if wrapper.element.node.isInactive { wrapper.element.isStale = true } else { decorateAgain(wrapper) }
    }
  }

  private func decorateAgain(_ wrapper: DecorationNode<Decorator.Decoration>) {
    wrapper.element.isStale = false
    findPosition(of: wrapper.element)
    wrapper.setValue(decorator.decoration(of: wrapper.element))
    // A decoration that has changed its kind shows the element by another node.
    if wrapper.element.node.isInactive, !wrapper.isInactive { wrapper.element.node = base.node(at: wrapper.element.index) }
  }

  override func makeWrapper(
    around view: ListedView, at index: Int?, _ inputs: _ViewInputs, isKept: Bool
  ) -> DecorationNode<Decorator.Decoration> {
    let index = index ?? self.index(of: view)
    let node = base.node(at: index)
    let element = ListElement(node, at: index, of: base)
    element.siblings = { [unowned self] in existingWrappers.filter { !$0.isInactive }.map(\.element) }
    findPosition(of: element)
    let content = ReadyModifierContent(node, from: ListedModifierContent(view, in: self))
    let wrapper = DecorationNode(decorator.decoration(of: element), element: element, content: content, inputs: inputs)
    element.wrapper = wrapper
    // Traits change while the list does, when places are not known.
    wrapper.traitsChanged = { [unowned self] in self.setNeedsUpdate() }
    wrapper.decorateAgain = { [unowned self, unowned wrapper] in
      if wrapper.isInactive { wrapper.element.isStale = true } else { self.decorateAgain(wrapper) }
    }
    return wrapper
  }

  package override func elementSleepDidChange(at index: Int, isAsleep: Bool) {
    super.elementSleepDidChange(at: index, isAsleep: isAsleep)
    guard !isAsleep, let wrapper = base.existingListedView(at: index).flatMap({ existingWrapper(around: $0) }) else { return }
    if wrapper.element.isStale { decorateAgain(wrapper) }
  }

  package override func trait<Key: ViewTraitKey>(_ key: Key.Type, at index: Int) -> Key.Value { base.trait(key, at: index) }

  package override func childStructureDidChange() {
    segments = nil
    dropWrappers()
    setNeedsUpdate()
  }

  /// What stands around them may have changed while they left, and nobody has told them.
  override func elementsDidReturn(_ elements: ViewList) { setNeedsUpdate() }

  // MARK: Places

  private func index(of view: ListedView) -> Int {
    var found = 0
    base.forEachListedView { if $1 === view { found = $0 } }
    return found
  }

  private func findPosition(of element: ListElement) {
    let segments = cachedSegments()
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].range.upperBound <= element.index { low = middle + 1 } else { high = middle }
    }
    guard low < segments.count else { return }
    element.position = ListElementPosition(of: element.index, in: segments[low])
    element.position.section = low
    element.position.isLastSection = low == segments.count - 1
    element.position.isExpanded = segments[low].expansion?.isExpanded
    element.expand = segments[low].expansion?.set
  }

  private func cachedSegments() -> [ListSegment] {
    if let segments { return segments }
    var found: [ListSegment] = []
    base.appendSegments(to: &found, offset: 0)
    segments = found
    decorator.noteSections(ListSections(found, of: self))
    return found
  }
}

extension ListElementPosition {
  fileprivate init(of index: Int, in segment: ListSegment) {
    role = segment.header.contains(index) ? .header : segment.footer.contains(index) ? .footer : .row
    isFirstRow = index == segment.rows.lowerBound
    isLastRow = index == segment.rows.upperBound - 1
    hasRows = !segment.rows.isEmpty
    hasHeader = !segment.header.isEmpty
    hasFooter = !segment.footer.isEmpty
  }
}

/// The node of a decoration: hears when what it was made from may have changed.
package final class DecorationNode<Decoration: ViewModifier>: ModifierBodyNode<Decoration>, TraitObserver, PreferenceReading {
  let element: ListElement
  var decorateAgain: () -> Void = {}
  var traitsChanged: () -> Void = {}
  var isPreferenceReadQueued = false

  init(_ decoration: Decoration, element: ListElement, content: AnyModifierContent, inputs: _ViewInputs) {
    self.element = element
    super.init(decoration, content: content, inputs: inputs)
    graph.hasPreferenceReaders = true
  }

  package func traitDidChange() { traitsChanged() }
  func readPreference() { decorateAgain() }
}
