import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("windowStyle, windowLevel") @MainActor
struct WindowStyleTests {
  private func attributes(@SceneBuilder _ scenes: () -> some Scene) throws -> WindowAttributes {
    let scenes = scenes()
    let app = Screen.Windows { scenes }
    return try #require(app.attributes(of: app.front))
  }

  @Test("a style says what is around a window's content")
  func styles() throws {
    #expect(try attributes { WindowGroup { Text("a") } }.frame == .titled)
    #expect(try attributes { WindowGroup { Text("a") }.windowStyle(.automatic) }.frame == .titled)
    #expect(try attributes { WindowGroup { Text("a") }.windowStyle(.titleBar) }.frame == .titled)
    #expect(try attributes { Window("a", id: "a") { Text("a") }.windowStyle(.hiddenTitleBar) }.frame == .edges)
    #expect(try attributes { WindowGroup { Text("a") }.windowStyle(.plain).windowStyle(.titleBar) }.frame == .none)
    let styles: [any WindowStyle] = [
      DefaultWindowStyle(), TitleBarWindowStyle(), HiddenTitleBarWindowStyle(), PlainWindowStyle(),
    ]
    let kinds: [_WindowStyleKind] = [.titleBar, .titleBar, .hiddenTitleBar, .plain]
    #expect(styles.map(\._kind) == kinds)
  }

  @Test("a level says how windows lie among others")
  func levels() throws {
    func level(_ level: WindowLevel) throws -> WindowAttributes.Level {
      try attributes { WindowGroup { Text("a") }.windowLevel(level) }.level
    }
    #expect(try level(.floating) == .floating && level(.desktop) == .below)
    #expect(try level(.normal) == .normal && level(.automatic) == .normal && WindowLevel.normal != .automatic)
  }
}
