import SwiftUICore

/// Starts apps.
enum Launcher {
  @MainActor static func run<A: App>(_ type: A.Type) {
  }
}
