import Foundation

/// How what is made for a framework names the bundle that the framework's resources lie in.
enum FrameworkBundle {
  /// The type that knows the bundle; each framework has one of its own.
  private static let type = "GeneratedResourceBundle"

  /// The bundle, as a Swift expression.
  static let expression = type + ".bundle"
  /// The same, as `LocalizedStringResource` wants it.
  static let location = ".atURL(\(expression).bundleURL)"

  /// The source that declares the type.
  static var source: GeneratedFile {
    let text = """
      // Made whenever the framework is built. Changes to this file are lost.

      import Foundation

      nonisolated enum \(type) {
        private final class Token {}

        /// The bundle of this framework.
        static let bundle = Foundation.Bundle(for: Token.self)
      }

      """
    return GeneratedFile(name: type + ".swift", contents: Data(text.utf8))
  }
}
