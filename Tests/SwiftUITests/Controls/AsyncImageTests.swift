import ApusTesting
import CairoRenderer
import Foundation
import SwiftUI
import Testing

/// Answers requests to one host without a network: a picture, after a while or not at all, or an error.
private final class Pictures: URLProtocol {
  nonisolated(unsafe) static var png = Data()
  nonisolated(unsafe) static var stops = 0

  override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "pictures.test" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url else { return }
    switch url.path {
    case "/never": return
    case "/failing": client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
    default:
      let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)!
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: url.path == "/text" ? Data("words".utf8) : Self.png)
      client?.urlProtocolDidFinishLoading(self)
    }
  }

  override func stopLoading() { Self.stops += 1 }
}

@Suite("Pictures from URLs", .serialized) @MainActor
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

  @Test("what has no file is asked of the network: it comes, fails, or is not looked at when the view has gone")
  func network() async {
    // In a process of its own: a session that others have used before asks no protocol that is registered later.
    await #expect(processExitsWith: .success) {
      let tests = try await AsyncImageTests()
      try await tests.askNetwork()
    }
  }

  private func askNetwork() async throws {
    Pictures.png = try Data(contentsOf: file("net.png", .pureRed))
    #expect(URLProtocol.registerClass(Pictures.self))
    defer { URLProtocol.unregisterClass(Pictures.self) }
    func url(_ path: String) -> URL { URL(string: "http://pictures.test/\(path)")! }
    let good = picture(60, 60) { Phases(url: url("good")) }
    await good.settle(timeout: 60) { good.count { $0 == .red } > 0 }
    #expect(good.count { $0 == .red } == 200)
    let failing = Screen { Phases(url: url("failing")) }
    await failing.settle(timeout: 60) { !failing.contains("empty") }
    #expect(failing.contains("failed \(URLError.cannotFindHost.rawValue)"))
    let text = Screen { Phases(url: url("text")) }
    await text.settle(timeout: 60) { !text.contains("empty") }
    #expect(!text.contains("picture"))
    let stops = Pictures.stops
    let never = Screen { Phases(url: url("never")) }
    await never.settle(timeout: 0.3) { false }
    #expect(never.contains("empty"))
    never.close()
    // The session is not told: it may wait for ever while it cancels. Nobody looks at what comes.
    await never.settle(timeout: 0.3) { false }
    #expect(Pictures.stops == stops)
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

  @Test("a phase has its picture or its error")
  func phases() {
    #expect(AsyncImagePhase.empty.image == nil && AsyncImagePhase.empty.error == nil)
    #expect(AsyncImagePhase.success(Image(systemName: "star")).image != nil)
    #expect(AsyncImagePhase.failure(URLError(.badURL)).error is URLError)
  }
}
