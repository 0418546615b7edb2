import Foundation
import LaunchContract
import Synchronization
import Testing

@testable import PageServing

// Safe: everything in it is used under its lock.
/// An app that is none: it keeps what it is asked for, and answers what a test wants.
private final class StandInApp: PagedApp, @unchecked Sendable {
  private let lock = NSLock()
  private var requests: [[String: Any]] = []
  private var log: [String] = []
  private var refused: Set<String> = []
  private var ending: String?
  private var pictures = 0
  private var isNew = true
  private var endCount = 0

  private func change<Result>(_ change: () throws -> Result) rethrows -> Result { try lock.withLock(change) }

  /// The verbs that were asked for, with what tells them apart; questions in which nothing but time passed are left out.
  var verbs: [String] {
    change {
      requests.compactMap { request in
        guard let verb = request["do"] as? String else { return nil }
        let detail = request["kind"] ?? request["phase"] ?? request["preview"] ?? request["colorScheme"]
        return verb == "frame" ? nil : detail.map { "\(verb) \($0)" } ?? verb
      }
    }
  }
  var frames: [[String: Any]] { change { requests.filter { $0["do"] as? String == "frame" } } }
  var ends: Int { change { endCount } }

  func say(_ line: String) { change { log.append(line) } }
  func refuse(_ preview: String) { change { _ = refused.insert(preview) } }
  func crash(_ reason: String) { change { ending = reason } }
  /// Something looks different now.
  func paint() { change { isNew = true } }

  func ask(_ request: Data, within limit: Duration) throws(PagedAppFailure) -> Data {
    let result: Result<Data, PagedAppFailure> = change {
      if let ending { return .failure(.ended(ending)) }
      guard let members = try? JSONSerialization.jsonObject(with: request) as? [String: Any] else {
        return .failure(.silent("?"))
      }
      requests.append(members)
      return answer(members)
    }
    return try result.get()
  }

  private func answer(_ members: [String: Any]) -> Result<Data, PagedAppFailure> {
    switch members["do"] as? String {
    case "previews": return encoded(RemotePreviews([RemotePreview(number: 1, name: "Card", file: "A.swift", line: 3)]))
    case "show":
      if let name = members["preview"] as? String, refused.contains(name) {
        return .failure(.refused("there is no preview \(name)"))
      }
      return .success(Data("{}".utf8))
    case "frame":
      var frame = RemoteFrame(time: 0, moving: false, next: nil, pointer: "default", title: "Title")
      if let file = members["file"] as? String, isNew || members["since"] as? Int != pictures {
        (pictures, isNew) = (pictures + 1, false)
        try? Data("PNG \(pictures)".utf8).write(to: URL(fileURLWithPath: file))
        frame.picture = RemoteFramePicture(
          file: file, number: pictures, x: 0, y: 0, width: 2, height: 3, windowWidth: 2, windowHeight: 3)
      }
      return encoded(frame)
    default: return .success(Data("{}".utf8))
    }
  }

  private func encoded(_ value: some Encodable) -> Result<Data, PagedAppFailure> {
    (try? JSONEncoder().encode(value)).map { .success($0) } ?? .failure(.silent("not written"))
  }

  func takeLog() -> [String] {
    change {
      defer { log = [] }
      return log
    }
  }
  var hasEnded: String? { change { ending } }
  func end() { change { endCount += 1 } }
}

/// A page that listens, as a browser does.
private final class ListeningPage {
  private let client: PageClient
  private let port: Int
  private let path: String
  private var text = ""
  private(set) var listener = 0

  init(_ address: String) throws {
    let url = try #require(URL(string: address))
    (port, path) = (try #require(url.port), url.path.hasSuffix("/") ? url.path : url.path + "/")
    client = try #require(PageClient(port: port))
    client.send("GET \(path)events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    // What all were told before may come first.
    while listener == 0 { listener = try next("app")["listener"] as? Int ?? 0 }
  }

  deinit { client.close() }

  /// The next event of a name; those before it are passed over.
  func next(_ name: String) throws -> [String: Any] {
    while true {
      while let end = text.range(of: "\n\n") {
        let event = text[..<end.lowerBound]
        text = String(text[end.upperBound...])
        guard let data = event.range(of: "data: "), event.contains("event: \(name)\n") else { continue }
        let value = try JSONSerialization.jsonObject(with: Data(event[data.upperBound...].utf8))
        return try #require(value as? [String: Any])
      }
      let more = client.read(until: "\n\n")
      try #require(!more.isEmpty, "no event \(name) has come")
      text += more.replacingOccurrences(of: "\r\n", with: "\n")
    }
  }

  @discardableResult
  func post(_ items: String) -> String { PageClient.ask(port, path + "input", method: "POST", body: "[\(items)]") }
  func draw(_ number: Int) { post(#"{"do": "drawn", "listener": \#(listener), "number": \#(number)}"#) }
}

@Suite("What shows an app on a page")
struct PageDriverTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "PageDriverTests-\(UUID().uuidString)")
  private let driver: PageDriver
  private let app = StandInApp()

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var request = LaunchRequest()
    request.colorScheme = .dark
    driver = try PageDriver(request, preview: .app, port: nil, folder: folder)
  }

  private func close() {
    driver.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Waits until something is so; only somebody who fails waits for long.
  private func wait(_ isSo: () -> Bool) -> Bool {
    for _ in 0..<2_000 where !isSo() { usleep(5_000) }
    return isSo()
  }

  @Test("without a page an app is shown once and asked for nothing more")
  func alone() throws {
    defer { close() }
    try driver.show(app, name: "Cards")
    #expect(app.verbs == ["previews", "show <null>"] && app.frames.count == 1)
    driver.show(notice: "A.swift:1: error: no")
    #expect(driver.takeLines().isEmpty && app.frames.count == 1 && app.frames[0]["file"] == nil)
  }

  @Test("a page that comes is told what there is, and gets the whole picture; the next ones when it has drawn")
  func pictures() throws {
    defer { close() }
    try driver.show(app, name: "Cards")
    let page = try ListeningPage(driver.address)
    let picture = try page.next("picture")
    #expect(picture["number"] as? Int == 1 && picture["windowHeight"] as? Int == 3)
    #expect(picture["png"] as? String == Data("PNG 1".utf8).base64EncodedString() && picture["file"] == nil)
    #expect(try page.next("look")["title"] as? String == "Title")
    app.paint()
    let count = app.frames.count
    #expect(wait { app.frames.count > count + 2 })
    #expect(app.frames.suffix(2).allSatisfy { $0["file"] == nil })
    page.draw(1)
    #expect(try page.next("picture")["number"] as? Int == 2)
    #expect(app.frames.contains { $0["since"] as? Int == 1 })
    let other = try ListeningPage(driver.address)
    page.draw(2)
    #expect(try other.next("picture")["number"] as? Int == 3 && page.next("picture")["number"] as? Int == 3)
  }

  @Test("what people do reaches the app in order, each after a frame, and how it is shown is remembered")
  func input() throws {
    defer { close() }
    try driver.show(app, name: "Cards")
    let page = try ListeningPage(driver.address)
    let answer = page.post(
      #"{"do": "pointer", "phase": "down", "x": 1, "y": 2}, {"do": "act", "kind": "type", "text": "a"}, "#
        + #"{"do": "configure", "colorScheme": "light"}, {"do": "show", "preview": 1}, {"do": "anew"}"#)
    #expect(answer.hasPrefix("HTTP/1.1 204"))
    let wanted = ["previews", "show <null>", "pointer down", "act type", "configure light", "show 1", "show 1"]
    #expect(wait { app.verbs.count == wanted.count })
    #expect(app.verbs == wanted)
    let settings = try page.next("app")
    #expect((settings["settings"] as? [String: Any])?["colorScheme"] as? String == "light")
    #expect(try page.next("app")["preview"] as? Int == 1)
    #expect(driver.launchRequest.colorScheme == .light)
    #expect(page.post(#"{"do": "end"}"#).contains("pages do not ask for this"))
    // The next build shows what this one did.
    let next = StandInApp()
    try driver.show(next, name: "Cards")
    #expect(next.verbs.contains("show 1") && app.ends == 1)
  }

  @Test("how a page wants an app to be shown holds for the first one, too, and for one that is on its way")
  func early() throws {
    defer { close() }
    let page = try ListeningPage(driver.address)
    page.post(#"{"do": "configure", "width": 500, "height": 400, "scale": 2}"#)
    _ = try page.next("app")
    #expect(driver.launchRequest.size == ScreenSize(text: "500x400") && app.verbs.isEmpty)
    page.post(#"{"do": "configure", "colorScheme": "light"}"#)
    #expect((try page.next("app")["settings"] as? [String: Any])?["colorScheme"] as? String == "light")
    try driver.show(app, name: "Cards")
    #expect(app.verbs == ["previews", "show <null>", "configure light"])
    let next = StandInApp()
    try driver.show(next, name: "Cards")
    #expect(next.verbs == ["previews", "show <null>"])
  }

  @Test("a notice shows on pages that are there and on those that come, until it is taken away")
  func notice() throws {
    defer { close() }
    try driver.show(app, name: "Cards")
    let page = try ListeningPage(driver.address)
    #expect(try page.next("notice")["text"] == nil)
    driver.show(notice: "A.swift:1:2: error: no")
    #expect(try page.next("notice")["text"] as? String == "A.swift:1:2: error: no")
    #expect(try ListeningPage(driver.address).next("notice")["text"] as? String == "A.swift:1:2: error: no")
    driver.show(notice: nil)
    #expect(try page.next("notice")["text"] == nil)
    driver.show(notice: "A.swift:1:2: error: no")
    #expect(try page.next("notice")["text"] as? String == "A.swift:1:2: error: no")
    // The next build has nothing to be said of it.
    try driver.show(StandInApp(), name: "Cards")
    #expect(try page.next("notice")["text"] == nil)
    #expect(try ListeningPage(driver.address).next("notice")["text"] == nil)
  }

  @Test("what the app prints goes to pages and to the terminal")
  func lines() throws {
    defer { close() }
    try driver.show(app, name: "Cards")
    app.say("early")
    #expect(driver.takeLines() == ["early"] && driver.takeLines().isEmpty)
    let page = try ListeningPage(driver.address)
    #expect(try page.next("lines")["lines"] as? [String] == ["early"])
    app.say("late")
    #expect(try page.next("lines")["lines"] as? [String] == ["late"])
    #expect(driver.takeLines() == ["late"])
  }

  @Test("how an app has ended shows until the next one does")
  func ending() throws {
    defer { close() }
    try driver.show(app, name: "Cards")
    let page = try ListeningPage(driver.address)
    #expect(try page.next("ended")["text"] == nil)
    app.crash("the app crashed (trap)")
    #expect(try page.next("ended")["text"] as? String == "the app crashed (trap)")
    #expect(driver.withApp { $0?.hasEnded } == "the app crashed (trap)")
    try driver.show(StandInApp(), name: "Cards")
    #expect(try page.next("ended")["text"] == nil)
    #expect(driver.withApp { $0?.hasEnded } == nil)
  }

  @Test("an app that does not come to show leaves the one before; a preview that is gone gives way to the app")
  func replacement() throws {
    defer { close() }
    try driver.show(app, name: "Cards")
    let broken = StandInApp()
    broken.crash("signal 6")
    let failure = #expect(throws: PagedAppFailure.self) { try driver.show(broken, name: "Cards") }
    #expect(failure == .ended("signal 6") && failure?.reason == "signal 6" && app.ends == 0)
    #expect(driver.withApp { $0 === app })
    let page = try ListeningPage(driver.address)
    page.post(#"{"do": "show", "preview": "Card"}"#)
    #expect(wait { app.verbs.last == "show Card" })
    let next = StandInApp()
    next.refuse("Card")
    try driver.show(next, name: "Cards")
    #expect(next.verbs.suffix(2) == ["show Card", "show <null>"] && app.ends == 1)
    #expect(driver.takeLines() == ["there is no preview Card"])
    driver.stop()
    #expect(next.ends == 1)
  }

  @Test("the page loads nothing else, and names what it is told")
  func page() {
    defer { close() }
    #expect(ServedPage.html.hasPrefix("<!DOCTYPE html>") && !ServedPage.html.contains("http"))
    for event in ["app", "picture", "look", "notice", "ended", "lines"] { #expect(ServedPage.html.contains("on(\"\(event)\"")) }
    #expect(PageAccess.bodyLimit > 0)
  }
}
