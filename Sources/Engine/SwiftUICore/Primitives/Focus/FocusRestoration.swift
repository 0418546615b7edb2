import SavedValues

extension FocusCoordinator: SavingListener {
  package func windowIsSaved(into saving: inout WindowSaving) {
    if let target { saving.add(SavedFocus(of: target), named: FocusRestoration.name, of: target) }
  }
}

/// What is selected in what has the focus, as a part of its node.
private final class SavedFocus: SavedPart {
  private let place: FocusRestoration.Place

  init(of target: any FocusTarget) { place = FocusRestoration.Place(of: target) }

  func saved() -> SavedContent { SavedValue(place).map { .value($0) } ?? .nothing }
  /// The node gets the focus when it is there, and not while it is made.
  func restore(_ value: SavedValue, of node: GraphNode) -> Bool { false }
}

/// Gives the focus back to what had it in an earlier window, once that is there; where something else gets it first, that keeps it.
final class FocusRestoration: UpdateListener {
  static let slot = FeatureSlot()
  static let name = "focus"

  /// Where the caret is in a text, in bytes.
  struct Place: Codable, Equatable {
    var anchor: Int?
    var caret: Int?

    init(of target: any FocusTarget) {
      guard let input = target as? TextInputNode else { return }
      (anchor, caret) = (input.editing.anchor, input.editing.caret)
    }
  }

  private unowned let graph: ViewGraph
  private var isOver = false

  init(graph: ViewGraph) { self.graph = graph }

  func layoutDidEnd() {
    guard !isOver, let restoration = graph.existing(StateRestoration.self) else { return }
    let requested = restoration.waiting.keys.filter { $0.hasSuffix(" " + Self.name) }
    guard graph.focus.target == nil, let key = requested.first else { return isOver = true }
    guard let root = graph.reachableRoot,
      let target = FocusCoordinator.targets(below: root).first(where: { $0.savedKey(Self.name) == key })
    else { return }
    isOver = true
    let place = restoration.take(Self.name, of: target, as: Place.self)
    graph.enqueueAction { [weak target] in
      guard let target, target.isMounted else { return }
      target.graph.focus.focus(target)
      if let place { (target as? TextInputNode)?.select(place) }
    }
  }
}

extension TextInputNode {
  /// Puts the caret where it was, as far as there is text.
  fileprivate func select(_ place: FocusRestoration.Place) {
    guard let anchor = place.anchor, let caret = place.caret else { return }
    let places = [anchor, caret].map { min(max($0, 0), editing.count) }.sorted()
    editing.select(places[0]..<places[1])
    revealCaret()
    invalidateDisplay()
  }
}
