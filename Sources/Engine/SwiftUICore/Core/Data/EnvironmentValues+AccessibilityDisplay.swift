extension EnvironmentValues {
  /// Whether a person asked for shapes around buttons that have none; no desktop says so yet.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether a person asked that pictures do not flash; no desktop says so yet.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether moving pictures may move by themselves; they may, as no desktop says otherwise yet.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether what is held shows large in the middle of the window; no desktop shows it so yet.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
}
