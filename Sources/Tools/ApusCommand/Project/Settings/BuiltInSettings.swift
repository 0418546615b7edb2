/// What settings are where nobody says them, and what they say of the project itself.
enum BuiltInSettings {
  #if arch(arm64)
    static let architecture = "arm64"
  #else
    static let architecture = "x86_64"
  #endif

  /// The values that every target has below its own.
  static func defaults(on platform: TargetPlatform, configuration: String) -> [String: String] {
    [
      "CONFIGURATION": configuration,
      "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "TARGETNAME": "$(TARGET_NAME)",
      "EXECUTABLE_NAME": "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)",
      "FULL_PRODUCT_NAME": "$(PRODUCT_NAME).$(WRAPPER_EXTENSION)",
      "WRAPPER_NAME": "$(PRODUCT_NAME).$(WRAPPER_EXTENSION)",
      "WRAPPER_EXTENSION": "app",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      "DEVELOPMENT_LANGUAGE": "en",
      "PROJECT": "$(PROJECT_NAME)",
      "PROJECT_DIR": "$(SRCROOT)",
      "SOURCE_ROOT": "$(SRCROOT)",
      "SDK_NAME": platform.sdk,
      "PLATFORM_NAME": platform.sdk,
      "EFFECTIVE_PLATFORM_NAME": platform == .macOS ? "" : "-" + platform.sdk,
      "ARCHS": architecture,
      "CURRENT_ARCH": architecture,
      "NATIVE_ARCH": architecture,
    ]
  }

  /// What frameworks have in the places of apps' values.
  static let framework = ["WRAPPER_EXTENSION": "framework", "PRODUCT_BUNDLE_PACKAGE_TYPE": "FMWK"]

  /// What a project and a target are called, and where they lie.
  ///
  /// - Parameters:
  ///   - target: The target's name.
  ///   - project: The project's name, without its extension.
  ///   - root: The folder that paths of the project begin in.
  ///   - projectFile: The `.xcodeproj`.
  ///   - developmentRegion: The language that the app is written in.
  /// - Returns: The values, by their settings' names.
  static func values(
    target: String, project: String, root: Path, projectFile: Path? = nil, developmentRegion: String = "en"
  ) -> [String: String] {
    var values = [
      "TARGET_NAME": escaped(target), "PROJECT_NAME": escaped(project), "SRCROOT": escaped(root.string),
      "DEVELOPMENT_LANGUAGE": escaped(developmentRegion),
    ]
    if let projectFile { values["PROJECT_FILE_PATH"] = escaped(projectFile.string) }
    return values
  }

  /// A text whose dollar signs are no references.
  private static func escaped(_ text: String) -> String { text.replacing("$", with: "$$") }
}
