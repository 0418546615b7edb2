public import FoundationAdditions

enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

extension EnvironmentValues {
  /// What records what can be taken back in the window: text that is typed, and what the app registers; `nil` outside of windows.
  public var undoManager: UndoManager? { self[UndoManagerKey.self] }
}

/// What records what can be taken back in a window.
private final class WindowUndo: GraphFeature {
  static let slot = FeatureSlot()
  let manager = UndoManager()

  init(graph: ViewGraph) {}
}

extension ViewGraph {
  /// What records what can be taken back in the window.
  package var undoManager: UndoManager { self[WindowUndo.self].manager }
}
