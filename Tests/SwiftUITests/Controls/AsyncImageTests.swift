import ApusTesting
import CairoRenderer
import Foundation
import FoundationNetworking
import LoopbackServers
import SwiftUI
import SwiftUICore
import Testing

@Suite("Pictures from URLs") @MainActor
struct AsyncImageTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "AsyncImageTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// A PNG file of one colour.
  private func file(_ name: String, _ color: Color, _ width: CGFloat = 20, _ height: CGFloat = 10) throws -> URL {
    let url = folder.appending(path: name)
    try picture(width, height) { color }.buffer.writePNG(to: url)
    return url
  }

  private struct Phases: View {
    let url: URL?
    var body: some View {
      AsyncImage(url: url) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success(let image): image.accessibilityIdentifier("picture")
        case .failure(let error): Text(verbatim: "failed \((error as? URLError)?.code.rawValue ?? 0)")
        }
      }
    }
  }

  @Test("a file shows in its size, smaller by the scale; before that there is nothing yet")
  func file() async throws {
    let url = try file("a.png", .pureRed)
    let screen = picture(40, 40) { Phases(url: url) }
    await screen.settle { screen.ink { $0 == .red } != .null }
    #expect(screen.ink { $0 == .red } == CGRect(x: 10, y: 15, width: 20, height: 10))
    let small = picture(40, 40) { AsyncImage(url: url, scale: 2) }
    await small.settle { small.ink { $0 == .red } != .null }
    #expect(small.ink { $0 == .red } == CGRect(x: 15, y: 17, width: 10, height: 6).intersection(small.ink { $0 == .red }))
    #expect(small.ink { $0 == .red }.width == 10)
  }

  @Test("without a URL it stays empty; alone it is a gray area that fills what it is offered")
  func nothing() async throws {
    let screen = Screen { Phases(url: nil) }
    screen.advance(by: 1)
    #expect(screen.contains("empty"))
    let gray = picture(40, 40) { AsyncImage(url: nil) }
    #expect(gray.pixel(2, 2).isNear(Pixel(233, 233, 235), within: 2) && gray.pixel(38, 38) == gray.pixel(2, 2))
  }

  @Test("what is missing, or no picture, fails; a placeholder then stays")
  func failures() async throws {
    let missing = Screen { Phases(url: folder.appending(path: "none.png")) }
    await missing.settle { !missing.contains("empty") }
    #expect(missing.contains("failed 0"))
    let words = folder.appending(path: "words.png")
    try Data("words".utf8).write(to: words)
    let broken = Screen { Phases(url: words) }
    await broken.settle { !broken.contains("empty") }
    #expect(!broken.contains("picture") && !broken.contains("empty"))
    let placed = Screen {
      AsyncImage(url: words) {
        $0.resizable()
      } placeholder: {
        Text("waiting")
      }
      Phases(url: words)
    }
    await placed.settle { !placed.contains("empty") }
    #expect(placed.contains("waiting"))
  }

  @Test("another URL begins anew, and what is loaded is not read again when it comes back into sight")
  func changes() async throws {
    struct Choice: View {
      let urls: [URL]
      @State private var index = 0
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { Phases(url: urls[index]) }
          Button("next") { index += 1 }
          Button("toggle") { isShown.toggle() }
        }
      }
    }
    let urls = try [file("red.png", .pureRed), file("blue.png", .pureBlue)]
    let screen = Screen { Choice(urls: urls) }
    await screen.settle { screen.count { $0 == .red } > 0 }
    #expect(screen.count { $0 == .red } > 0)
    try screen.button("next").tap()
    #expect(screen.count { $0 == .red } == 0)
    await screen.settle { screen.count { $0 == .blue } > 0 }
    #expect(screen.count { $0 == .blue } > 0)
    try screen.button("toggle").tap()
    try screen.button("toggle").tap()
    await screen.settle { screen.count { $0 == .blue } > 0 }
    #expect(screen.count { $0 == .blue } > 0)
  }

  @Test("what lies on a server is asked for: it comes, fails, or is given up when the view has gone")
  func network() async throws {
    let png = try Data(contentsOf: file("net.png", .pureRed))
    let server = try LoopbackServer { request, client in
      switch request.path {
      case "/good": client.send(LoopbackServer.http("200 OK", [], png))
      case "/text": client.send(LoopbackServer.http("200 OK", [], Data("words".utf8)))
      case "/large": client.send(Data("HTTP/1.1 200 OK\r\nContent-Length: \(1 << 40)\r\n\r\n".utf8))
      case "/elsewhere": client.send(LoopbackServer.http("302 Found", ["Location: file:///etc/hostname"]))
      default: client.waitForEnd()
      }
    }
    defer { server.stop() }
    let good = picture(60, 60) { Phases(url: server.url("/good")) }
    await good.settle(timeout: 60) { good.count { $0 == .red } > 0 }
    #expect(good.count { $0 == .red } == 200)
    for (path, failure) in [("/large", URLError.Code.dataLengthExceedsMaximum), ("/elsewhere", .unsupportedURL)] {
      let failing = Screen { Phases(url: server.url(path)) }
      await failing.settle(timeout: 60) { !failing.contains("empty") }
      #expect(failing.contains("failed \(failure.rawValue)"), "\(path)")
    }
    let text = Screen { Phases(url: server.url("/text")) }
    await text.settle(timeout: 60) { !text.contains("empty") }
    #expect(!text.contains("picture"))
    let never = Screen { Phases(url: server.url("/never")) }
    await never.settle(timeout: 60) { server.requests.last?.path == "/never" }
    #expect(never.contains("empty"))
    never.close()
    await never.settle(timeout: 60) { server.openCount == 0 }
    #expect(server.openCount == 0)
  }

  @Test("a pipe, a device or a folder in a file's place fails, and so does a file that is too large; none is waited for")
  func noFiles() async throws {
    let pipe = folder.appending(path: "pipe.png"), large = folder.appending(path: "large.png")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    // Without blocks on the disk.
    #expect(FileManager.default.createFile(atPath: large.path, contents: nil))
    #expect(truncate(large.path, 65 << 20) == 0)
    for url in [pipe, folder, large, URL(fileURLWithPath: "/dev/zero")] {
      let screen = Screen { Phases(url: url) }
      await screen.settle(timeout: 60) { !screen.contains("empty") }
      #expect(screen.contains("failed 0"), "\(url.path)")
    }
  }

  @Test("an address that holds the picture itself shows it; one that holds none fails")
  func data() async throws {
    let text = try Data(contentsOf: file("data.png", .pureRed)).base64EncodedString()
    let good = picture(40, 40) { Phases(url: URL(string: "data:image/png;base64,\(text)")) }
    await good.settle { good.count { $0 == .red } > 0 }
    #expect(good.count { $0 == .red } == 200)
    let drawing = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20width='9'%20height='9'%3E%3C/svg%3E"
    let svg = Screen { Phases(url: URL(string: drawing)) }
    await svg.settle { !svg.contains("empty") }
    #expect(try svg.element("picture").frame.size == CGSize(width: 9, height: 9))
    for wrong in ["data:image/png", "data:,", "data:image/png;base64,AAAA", "data:,%zz%4"] {
      let screen = Screen { Phases(url: URL(string: wrong)) }
      await screen.settle { !screen.contains("empty") }
      #expect(!screen.contains("empty") && !screen.contains("picture"), "\(wrong)")
    }
  }

  @Test("a transaction animates how the picture comes")
  func transaction() async throws {
    let url = try file("t.png", .pureRed, 40, 40)
    let screen = picture(40, 40) {
      AsyncImage(url: url, transaction: Transaction(animation: .linear(duration: 1))) { phase in
        if let image = phase.image { image } else { Color.white }
      }
    }
    await screen.settle { screen.isAnimating }
    screen.advance(by: 0.5)
    let middle = screen.pixel(20, 20)
    #expect(middle.green > 60 && middle.green < 200, "\(middle)")
    screen.advance(by: 1)
    #expect(screen.pixel(20, 20) == .red)
  }

  // MARK: Requests

  @Test("a request is asked for with its headers, and a kept answer shows without another one")
  func request() async throws {
    let png = try Data(contentsOf: file("request.png", .pureRed))
    let server = try LoopbackServer { request in
      request.text.lowercased().contains("x-key: 7")
        ? LoopbackServer.http("200 OK", ["Cache-Control: max-age=1000"], png) : LoopbackServer.http("403 Forbidden")
    }
    defer { server.stop() }
    var request = URLRequest(url: server.url("/keyed.png"))
    request.setValue("7", forHTTPHeaderField: "X-Key")
    let cache = URLCache(memoryCapacity: 8 << 20, diskCapacity: 0, diskPath: nil)
    for _ in 1...2 {
      let screen = picture(40, 40) { AsyncImage(request: request).environment(\.asyncImageCache, cache) }
      await screen.settle(timeout: 60) { screen.count { $0 == .red } > 0 }
      #expect(screen.ink { $0 == .red } == CGRect(x: 10, y: 15, width: 20, height: 10))
    }
    #expect(server.requests.count == 1)
    let kept = URLRequest(url: server.url("/other.png"), cachePolicy: .returnCacheDataDontLoad)
    let none = Screen {
      AsyncImage(request: kept) { phase in
        Text(verbatim: "failed \((phase.error as? URLError)?.code.rawValue ?? 0)")
      }
      .environment(\.asyncImageCache, cache)
    }
    await none.settle(timeout: 60) { !none.contains("failed 0") }
    #expect(none.contains("failed \(URLError.Code.resourceUnavailable.rawValue)") && server.requests.count == 1)
  }

  @Test("without a request the placeholder stays; with one its picture takes its place, half as large at a scale of two")
  func requestForms() async throws {
    let url = try file("forms.png", .pureRed)
    let empty = Screen {
      AsyncImage(request: nil) {
        $0.resizable()
      } placeholder: {
        Text("waiting")
      }
    }
    empty.advance(by: 1)
    #expect(empty.contains("waiting"))
    let screen = picture(40, 40) {
      AsyncImage(request: URLRequest(url: url), scale: 2) {
        $0
      } placeholder: {
        Color.white
      }
    }
    await screen.settle { screen.count { $0 == .red } > 0 }
    #expect(screen.ink { $0 == .red }.width == 10)
    let alone = picture(40, 40) { AsyncImage(request: URLRequest(url: url), scale: 2) }
    await alone.settle { alone.count { $0 == .red } > 0 }
    #expect(alone.ink { $0 == .red }.width == 10)
  }

  @Test("asyncImageURLSession(_:) has a session ask, with its headers and its own cache")
  func session() async throws {
    let png = try Data(contentsOf: file("session.png", .pureRed))
    let server = try LoopbackServer { request in
      request.text.lowercased().contains("x-session: yes")
        ? LoopbackServer.http("200 OK", ["Cache-Control: max-age=1000"], png) : LoopbackServer.http("403 Forbidden")
    }
    defer { server.stop() }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpAdditionalHeaders = ["X-Session": "yes"]
    let session = URLSession(configuration: configuration)
    defer { session.invalidateAndCancel() }
    let untouched = URLCache(memoryCapacity: 8 << 20, diskCapacity: 0, diskPath: nil)
    let screen = picture(40, 40) {
      Phases(url: server.url("/session.png")).asyncImageURLSession(session).environment(\.asyncImageCache, untouched)
    }
    await screen.settle(timeout: 60) { screen.count { $0 == .red } > 0 }
    #expect(screen.count { $0 == .red } == 200)
    #expect(untouched.cachedResponse(for: URLRequest(url: server.url("/session.png"))) == nil)
    let failing = Screen { Phases(url: URL(string: "ftp://127.0.0.1/a.png")).asyncImageURLSession(session) }
    await failing.settle(timeout: 60) { !failing.contains("empty") }
    #expect(failing.contains("failed \(URLError.Code.unsupportedURL.rawValue)"))
  }

  @Test("what the engine's way to the web cannot say is asked by a session")
  func unusual() async throws {
    let png = try Data(contentsOf: file("post.png", .pureRed))
    let server = try LoopbackServer { request in
      request.text.hasPrefix("POST ") || request.text.lowercased().hasPrefix("post ")
        ? LoopbackServer.http("200 OK", [], png) : LoopbackServer.http("405 Method Not Allowed")
    }
    defer { server.stop() }
    var request = URLRequest(url: server.url("/post.png"))
    request.httpMethod = "POST"
    let screen = picture(40, 40) { AsyncImage(request: request) }
    await screen.settle(timeout: 60) { screen.count { $0 == .red } > 0 }
    #expect(screen.count { $0 == .red } == 200)
  }

  @Test("a phase has its picture or its error")
  func phases() {
    #expect(AsyncImagePhase.empty.image == nil && AsyncImagePhase.empty.error == nil)
    #expect(AsyncImagePhase.success(Image(systemName: "star")).image != nil)
    #expect(AsyncImagePhase.failure(URLError(.badURL)).error is URLError)
  }
}
