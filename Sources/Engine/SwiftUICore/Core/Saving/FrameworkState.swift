import SavedValues

/// A view or modifier of the framework with state of its own that a person would miss after a restart.
///
/// Other state of the framework's views passes: that a button is pressed, how long a menu is.
package protocol KeepsOwnState {
  /// The names of the properties that are kept.
  static var keptProperties: Set<String> { get }
}

/// What is kept of the state of the framework's own views, which no app has declared.
enum FrameworkState {
  private static let modules: Set = ["SwiftUI", "SwiftUICore", "UIKitTypes", "UIKit", "Charts", "MapKit", "PlaygroundSupport"]

  /// Whether a type is the framework's.
  static func holds(_ type: Any.Type) -> Bool { modules.contains(TypeName.module(of: type)) }

  /// Whether a property of a type is the framework's and not kept.
  static func isPassing(_ name: String, of type: Any.Type) -> Bool {
    guard holds(type) else { return false }
    return !((type as? any KeepsOwnState.Type)?.keptProperties.contains(name) ?? false)
  }
}
