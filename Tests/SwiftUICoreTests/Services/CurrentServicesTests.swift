import EngineTesting
import Foundation
import SwiftUICore
import Testing

@Suite("Code without a graph at hand finds its app's services")
@MainActor
struct CurrentServicesTests {
  @Test("it sees those of the app whose code ran last, or those that it was bound to")
  func running() {
    let (first, second) = (Screen { Text("first") }, Screen { Text("second") })
    #expect(EngineServices.current === second.engine.services)
    first.tap(at: .zero)
    #expect(EngineServices.current === first.engine.services && DesktopServices.current === first.desktop)
    second.withServices { #expect(EngineServices.current === second.engine.services) }
    #expect(EngineServices.current === first.engine.services)
  }

  private final class Seen { var services: EngineServices? }

  @Test("a view's task sees its window's, whichever app's code ran while it waited")
  func tasks() async {
    let seen = Seen()
    let (gate, opening) = AsyncStream<Void>.makeStream()
    let first = Screen {
      Text("first").task {
        for await _ in gate { break }
        seen.services = .current
      }
    }
    let second = Screen { Text("second") }
    #expect(EngineServices.current === second.engine.services)
    opening.yield()
    await second.settle { seen.services != nil }
    #expect(seen.services === first.engine.services)
  }

  @Test("screens have clipboards, dialogs and windows of their own")
  func separation() {
    let narrow = Screen(.init { $0.size = CGSize(width: 200, height: 100) }) { Text("narrow") }
    let wide = Screen(.init { $0.size = CGSize(width: 900, height: 100) }) { Text("wide") }
    narrow.desktop.clipboard.setString("copied")
    #expect(wide.desktop.clipboard.string == nil && narrow.desktop.clipboard.string == "copied")
    let session = narrow.desktop.fileDialogs.ask(FileDialogRequest(.folder)) { _ in }
    #expect(narrow.isFileDialogOpen && !wide.isFileDialogOpen)
    session.close()
    #expect(!narrow.isFileDialogOpen)
    #expect(narrow.withServices { AppWindow.current.configuration.size.width } == 200)
    #expect(AppWindow.current.configuration.size.width == 900)
  }

  @Test("another clipboard in its place is watched, and the one before no longer")
  func clipboards() {
    let (desktop, before) = (DesktopServices(), ProcessClipboard())
    desktop.clipboard = before
    let after = ProcessClipboard()
    desktop.clipboard = after
    #expect(before.changed == nil && after.changed != nil)
  }
}
