enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

extension EnvironmentValues {
  /// What records what can be taken back in the window: text that is typed, and what the app registers; `nil` outside of windows.
  public var undoManager: UndoManager? { self[UndoManagerKey.self] }
}
