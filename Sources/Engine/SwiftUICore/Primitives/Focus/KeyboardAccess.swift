private enum KeyboardReachesControlsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether Tab reaches what can be pressed too, and not only what takes text, as iOS has it once its user asks for that.
  package var keyboardReachesControls: Bool {
    get { self[KeyboardReachesControlsKey.self] }
    set { self[KeyboardReachesControlsKey.self] = newValue }
  }
}
