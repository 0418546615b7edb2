import SavedValues

/// What was kept of a window, and what could not be.
package struct WindowSaving {
  package var window = SavedWindow()
  /// `TypeName.property` of what could not be kept, each once.
  package private(set) var lost: [String] = []

  /// The modules whose own properties nobody asks for: what is in them and cannot be kept is not told.
  private let silentModules: Set<String>
  /// Keys that more than one part has.
  private var doubled: Set<String> = []

  fileprivate init(silentModules: Set<String>) { self.silentModules = silentModules }

  /// Keeps a part of a node, or notes that it cannot be kept.
  mutating func add(_ part: any SavedPart, named name: String, of node: GraphNode) {
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
    guard let type = node.savedType, !silentModules.contains(TypeName.module(of: type)) else { return }
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
  ///
  /// - Parameter silentModules: The modules whose own properties are not told of where they cannot be kept.
  /// - Returns: What is kept and what is not.
  package func save(silentModules: Set<String>) -> WindowSaving {
    var saving = WindowSaving(silentModules: silentModules)
    func visit(_ node: GraphNode) {
      // What only shows how it goes is gone.
      guard node.isMounted, !node.isInactive || node.isAsleep else { return }
      node.forEachSavedPart { saving.add($1, named: $0, of: node) }
      node.forEachChild(visit)
    }
    if let root { visit(root) }
    for listener in features.savingListeners { listener.windowIsSaved(into: &saving) }
    if let restoration = existing(StateRestoration.self) { saving.add(waiting: restoration.waiting) }
    return saving
  }
}
