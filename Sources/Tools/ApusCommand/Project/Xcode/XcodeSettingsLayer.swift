/// The settings of one configuration of a project or of a target, as they are written there.
struct XcodeSettingsLayer: Equatable {
  /// Values by their keys, conditions among those: `CODE_SIGN_IDENTITY[sdk=iphoneos*]`; lists are joined with spaces, quoted where needed.
  var values: [String: String] = [:]
  /// The `.xcconfig` that the configuration stands on.
  var configurationFile: Path?
}
