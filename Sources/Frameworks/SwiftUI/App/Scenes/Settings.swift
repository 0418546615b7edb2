public import SwiftUICore

/// The window with an app's settings, which a menu item and `openSettings` open.
///
///     Settings { Form { Toggle("Celsius", isOn: $isOn) } }
nonisolated public struct Settings<Content: View>: _PrimitiveScene {
  private let content: Content

  /// Creates the window.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var _scene: AnyView {
    let content = content
    let description = SceneDescription(kind: .settings) { _ in
      AnyView(content.windowTitle(Text(verbatim: "Settings"), isFallback: true))
    }
    return description.view
  }
}
