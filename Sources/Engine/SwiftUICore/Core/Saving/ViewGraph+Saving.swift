import SavedValues

/// What was kept of a window, and what could not be.
package struct WindowSaving {
  package var window = SavedWindow()
  /// `TypeName.property` of what could not be kept, each once.
  package private(set) var lost: [String] = []

  /// Keys that more than one part has.
  private var doubled: Set<String> = []

  fileprivate init() {}

  /// Keeps a part of a node, or notes that it cannot be kept.
  mutating func add(_ part: any SavedPart, named name: String, of node: GraphNode) {
    if let type = node.savedType, FrameworkState.isPassing(name, of: type) { return }
    switch part.saved() {
    case .nothing: return
    case .lost: lose(name, of: node)
    case .value(let value):
      guard let key = node.savedKey(name), !doubled.contains(key) else { return lose(name, of: node) }
      if window.entries[key] == nil {
        window.entries[key] = SavedWindow.Entry(value, isAsleep: node.isAsleep)
      } else {
        // Nobody could tell which one is whose.
        window.entries[key] = nil
        doubled.insert(key)
        lose(name, of: node)
      }
    }
  }

  private mutating func lose(_ name: String, of node: GraphNode) {
    guard let type = node.savedType, !FrameworkState.holds(type) else { return }
    let line = "\(TypeName.short(type)).\(name)"
    if !lost.contains(line) { lost.append(line) }
  }

  /// Adds what is still waiting for views of an earlier window.
  fileprivate mutating func add(waiting: [String: SavedWindow.Entry]) {
    window.entries.merge(waiting.filter { !doubled.contains($0.key) }) { now, _ in now }
  }
}

extension ViewGraph {
  /// Keeps what a person would lose by a restart; it changes nothing.
  package func save() -> WindowSaving {
    var saving = WindowSaving()
    var seen: Set<ObjectIdentifier> = []
    func visit(_ node: GraphNode) {
      // What only shows how it goes is gone; what a list has wrapped is found on two ways.
      guard node.isMounted, !node.isInactive || node.isAsleep, seen.insert(ObjectIdentifier(node)).inserted else { return }
      node.forEachSavedPart { saving.add($1, named: $0, of: node) }
      node.forEachChild(visit)
    }
    if let root { visit(root) }
    for listener in features.savingListeners { listener.windowIsSaved(into: &saving) }
    if let restoration = existing(StateRestoration.self) { saving.add(waiting: restoration.waiting) }
    return saving
  }
}
