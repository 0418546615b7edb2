import Foundation

#if GTK
  import GTKHost
  import SwiftUICore
  import Testing

  /// What ends the process in a window's host, and what is said then.
  @Suite struct TrapTests {
    @Test("A window without a display")
    func noDisplay() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        for name in ["DISPLAY", "WAYLAND_DISPLAY"] { setenv(name, "none", 1) }
        await MainActor.run {
          _ = GTKHost(
            name: "App", icon: { nil }, services: DesktopServices(), followsColorScheme: false, followsContrast: false)
        }
      }
      let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(said.contains("a window needs a display (DISPLAY or WAYLAND_DISPLAY); use the image host"), "\(said)")
    }
  }
#endif
