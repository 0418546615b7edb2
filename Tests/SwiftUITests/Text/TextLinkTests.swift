import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("Links")
@MainActor
struct TextLinkTests {
  private final class Opened { var urls: [String] = [] }

  /// A text at the window's top left, in letters of equal width: 12.35 points each at 20.
  private func screen(_ opened: Opened, _ text: Text, result: OpenURLAction.Result = .handled) -> Screen {
    picture(240, 60) {
      text.font(.system(size: 20, design: .monospaced))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.urls.append(url.absoluteString)
            return result
          })
    }
  }

  @Test(
    "the letters of a link open its address, others do nothing",
    arguments: [(1, nil), (5, "x:a"), (6, "x:a"), (9, nil), (11, "x:b")] as [(CGFloat, String?)])
  func tap(letter: CGFloat, expected: String?) {
    let opened = Opened()
    let screen = screen(opened, Text("one [**t**wo](x:a) - [b](x:b)"))
    screen.tap(at: CGPoint(x: letter * 12.35 - 6, y: 12))
    #expect(opened.urls == (expected.map { [$0] } ?? []))
  }

  @Test("wrapped links open on each of their lines, and a drag away opens nothing")
  func lines() {
    let opened = Opened()
    let screen = screen(opened, Text("some words and [a longer link](x:a)"))
    screen.tap(at: CGPoint(x: 20, y: 36))
    screen.tap(at: CGPoint(x: 190, y: 12))
    #expect(opened.urls == ["x:a", "x:a"])
    screen.drag(from: CGPoint(x: 20, y: 36), to: CGPoint(x: 120, y: 36))
    #expect(opened.urls.count == 2)
  }

  @Test("links have the tint, unless their characters have a colour of their own")
  func color() throws {
    func ink(_ text: Text) -> [Bool] {
      let screen = picture(60, 40) { text.font(.system(size: 30)).foregroundColor(.pureRed).accentColor(.pureBlue) }
      return [screen.count { $0 == .blue } > 20, screen.count { $0 == .red } > 20]
    }
    #expect(ink(Text("[\u{2588}](x:a)")) == [true, false])
    #expect(ink(Text("[\u{2588}](x:a)").foregroundColor(.pureRed)) == [true, false])
    #expect(ink(Text(verbatim: "\u{2588}")) == [false, true])
    var string = AttributedString("\u{2588}")
    string.link = URL(string: "x:a")
    #expect(ink(Text(string)) == [true, false])
    string.swiftUI.foregroundColor = .pureRed
    #expect(ink(Text(string)) == [false, true])
  }

  @Test("values stand in addresses, too")
  func values() throws {
    let opened = Opened()
    let (path, name) = ("a/b", "site")
    let screen = screen(opened, Text("[\(name)](https://c.d/\(path)?e=\(1))"))
    #expect(screen.contains("site"))
    screen.tap(at: CGPoint(x: 6, y: 12))
    #expect(opened.urls == ["https://c.d/a/b?e=1"])
  }

  @Test("links are elements inside the text's, where their letters are, and open when they are chosen")
  func accessibility() throws {
    let opened = Opened()
    let screen = screen(opened, Text("one [**t**wo](x:a) three"))
    let text = screen.engine.accessibilityElements().flatMap(\.flattened).first { $0.label == "one two three" }
    #expect(text?.role == .staticText && text?.children.count == 1)
    let link = try screen.element("two", role: "link")
    #expect(abs(link.frame.minX - 4 * 12.346) < 0.1 && abs(link.frame.width - 3 * 12.346) < 0.1)
    link.activate()
    #expect(opened.urls == ["x:a"])
    let button = picture(200, 40) {
      Button {
      } label: {
        Text("one [two](x:a)")
      }
    }
    #expect(
      button.engine.element(named: "one two")?.role == .button
        && button.engine.element(named: "one two")?.children.isEmpty == true)
  }

  @Test("disabled links open nothing, and texts without links leave taps to others")
  func others() throws {
    let opened = Opened()
    var taps = 0
    let disabled = picture(100, 40) {
      Text("[link](x:a)").environment(
        \.openURL,
        OpenURLAction {
          opened.urls.append($0.path); return .handled
        }
      ).disabled(true)
    }
    disabled.tap(at: CGPoint(x: 50, y: 20))
    #expect(opened.urls.isEmpty)
    let double = picture(100, 40) {
      HStack(spacing: 0) {
        Text("one"); Text("two")
      }.onTapGesture(count: 2) { taps += 1 }
    }
    double.tap(at: CGPoint(x: 48, y: 20))
    double.tap(at: CGPoint(x: 53, y: 20))
    #expect(taps == 1)
  }

  @Test("what a handler answers: done, nothing, the desktop, the desktop with another address")
  func results() throws {
    final class Desktop: URLOpener {
      var urls: [String] = []
      func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
        urls.append(url.absoluteString)
        completion(true)
      }
    }
    let (screen, desktop) = (Screen { Text("x") }, Desktop())
    screen.desktop.urlOpener = desktop
    let url = try #require(URL(string: "x:a")), other = try #require(URL(string: "x:b"))
    let results: [OpenURLAction.Result] = [.handled, .discarded, .systemAction, .systemAction(other)]
    var accepted: [Bool] = []
    screen.withServices {
      for result in results { OpenURLAction { _ in result }(url) { accepted.append($0) } }
    }
    #expect(accepted == [true, false, true, true] && desktop.urls == ["x:a", "x:b"])
    screen.withServices { EnvironmentValues().openURL(url) }
    #expect(desktop.urls.count == 3)
  }

  @Test("without a window nothing opens, and the developer is told")
  func headless() throws {
    let screen = picture(100, 40) { Text("[link](x:a)") }
    screen.tap(at: CGPoint(x: 50, y: 20))
    #expect(screen.diagnostics.contains { $0.hasPrefix("x:a would open in another app") })
  }

  @Test("a Link is pressed like a button, in the tint, and opens by the environment's action")
  func link() throws {
    let (opened, url) = (Opened(), try #require(URL(string: "https://a.b")))
    let screen = picture(200, 120) {
      VStack {
        Link("Title", destination: url)
        Link(String("Verbatim"), destination: url)
        Link(destination: url) { Text("Views") }
      }
      .environment(
        \.openURL,
        OpenURLAction {
          opened.urls.append($0.absoluteString); return .handled
        })
    }
    try screen.element("Title", role: "link").tap()
    try screen.element("Verbatim", role: "link").activate()
    try screen.element("Views", role: "link").tap()
    #expect(opened.urls == ["https://a.b", "https://a.b", "https://a.b"])
    #expect(size(of: Link("Title", destination: url)) == size(of: Button("Title") {}))
  }
}
