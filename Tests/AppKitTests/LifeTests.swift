import AppKit
import ApusTesting
import Combine
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("The life of an app with a delegate of AppKit's", .serialized) struct LifeTests {
  @MainActor static var told: [String] = []
  @MainActor static var window: NSWindow?

  final class Delegate: NSObject, NSApplicationDelegate, ObservableObject {
    @Published var name = "Nara"
    func applicationWillFinishLaunching(_ notification: Notification) {
      let isRight = notification.name == NSApplication.willFinishLaunchingNotification && notification.object is NSApplication
      LifeTests.told.append(isRight ? "will launch" : "\(notification)")
    }
    func applicationDidFinishLaunching(_ notification: Notification) { LifeTests.told.append("launched") }
    func applicationDidBecomeActive(_ notification: Notification) { LifeTests.told.append("active") }
    func applicationWillResignActive(_ notification: Notification) { LifeTests.told.append("resigns") }
    func applicationWillTerminate(_ notification: Notification) { LifeTests.told.append("terminates") }
  }

  struct Adapted: App {
    @NSApplicationDelegateAdaptor(Delegate.self) var delegate
    var body: some Scene { WindowGroup { Named() } }
  }

  struct Named: View {
    @EnvironmentObject var delegate: Delegate
    var body: some View {
      VStack {
        Text(verbatim: delegate.name)
        WindowReader()
        Button("Quit") { NSApp.terminate(nil) }
      }
    }
  }

  /// Keeps the window that a view in it sees.
  struct WindowReader: NSViewRepresentable {
    final class Reader: NSView {
      override func viewDidMoveToWindow() { LifeTests.window = window }
    }
    func makeNSView(context: Context) -> Reader { Reader() }
    func updateNSView(_ nsView: Reader, context: Context) {}
  }

  @Test("the delegate hears of start and end, views have it, and the app ends when it is told to")
  func life() throws {
    Self.told = []
    let app = Screen.Windows(Adapted())
    #expect(Self.told == ["will launch", "launched", "active"])
    #expect(app.front.contains("Nara"))
    #expect(NSApp.delegate is Delegate && NSApp.isActive)
    let window = try #require(Self.window)
    #expect(NSApp.mainWindow === window && NSApp.windows == [window] && window.isKeyWindow)
    #expect(window.frame == NSScreen.main?.frame && window.backingScaleFactor == NSScreen.main?.backingScaleFactor)
    try app.front.button("Quit").tap()
    app.settle()
    #expect(app.hasEnded)
    #expect(Self.told.suffix(2) == ["resigns", "terminates"])
  }
}
