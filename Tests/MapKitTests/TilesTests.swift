import AppFiles
import ApusTesting
import CairoRenderer
import CoreLocation
import Foundation
import LiveServices
import LoopbackServers
import SwiftUI
import SwiftUICore
import Synchronization
import Testing

@testable import MapKit

/// A tile of one colour, 0xRRGGBB.
@MainActor func tilePNG(_ color: UInt32) throws -> Data {
  let buffer = PixelBuffer(width: 256, height: 256)
  buffer.bytes.bindMemory(to: UInt32.self).update(repeating: color | 0xFF00_0000)
  buffer.markDirty()
  return try buffer.pngData()
}

/// Answers requests for tiles, and counts them.
final class FakeServer: Sendable {
  private let asked = Mutex<[(url: URL, headers: [String: String])]>([])
  private let answer: @Sendable (URL, [String: String]) async throws -> WebResponse

  init(_ answer: @escaping @Sendable (URL, [String: String]) async throws -> WebResponse) { self.answer = answer }

  var urls: [String] { asked.withLock { $0.map(\.url.path) } }
  var headers: [[String: String]] { asked.withLock { $0.map(\.headers) } }
  var request: TileRequest {
    { request in
      self.asked.withLock { $0.append((request.url, request.headers)) }
      return try await self.answer(request.url, request.headers)
    }
  }
}

/// A folder that is there as long as a test needs it.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "MapKitTests-\(UUID().uuidString)")
  deinit { try? FileManager.default.removeItem(at: url) }
}

@Suite("Answers for tiles") struct TileAnswersTests {
  private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

  @Test(
    "count as long as the server says, and a day where it says nothing",
    arguments: [
      ([:], 86_400.0, true), (["cache-control": "public, max-age=600"], 600, true),
      (["cache-control": "max-age=600", "age": "200"], 400, true), (["cache-control": "max-age=\"60\""], 60, true),
      (["cache-control": "no-store"], 0, false), (["cache-control": "No-Cache"], 0, true),
      (["cache-control": "max-age=x"], 0, true), (["cache-control": "max-age=1e300"], 31_536_000, true),
      (["expires": "0"], 0, true), (["cache-control": "max-age=5", "expires": "Sun, 06 Nov 2094 08:49:37 GMT"], 5, true),
      (
        ["expires": "Sun, 06 Nov 1994 08:59:37 GMT", "date": "Sun, 06 Nov 1994 08:49:37 GMT"], 600, true
      ),
      (["cache-control": ",,=,max-age"], 0, true),
    ] as [([String: String], Double, Bool)])
  func freshness(headers: [String: String], seconds: Double, isKept: Bool) {
    let freshness = HTTPFreshness(headers, at: now)
    #expect(freshness.freshUntil.timeIntervalSince(now) == seconds)
    #expect(freshness.mayBeKept == isKept)
  }

  @Test("have dates as servers write them")
  func dates() {
    #expect(HTTPDate.parse("Sun, 06 Nov 1994 08:49:37 GMT")?.timeIntervalSince1970 == 784_111_777)
    for wrong in ["", "Sun, 06 Nov 1994 25:49:37 GMT", "Sun, 6 Foo 1994 08:49:37 GMT", "1994", "a b c d e GMT"] {
      #expect(HTTPDate.parse(wrong) == nil)
    }
  }

  @Test("are asked for by addresses of the web only")
  func addresses() {
    let key = TileKey(zoom: 5, x: 3, y: 4)
    #expect(
      MapTileSource(urlTemplate: "https://a.test/{z}/{x}/{y}{scale}.png").url(of: key, scale: 2)?.absoluteString
        == "https://a.test/5/3/4@2x.png")
    for wrong in ["", "https://a.test/{z}/{x}.png", "file:///{z}/{x}/{y}", "{z}{x}{y}", "https:///{z}/{x}/{y}"] {
      #expect(MapTileSource(urlTemplate: wrong).url(of: key, scale: 1) == nil)
      #expect(!MapTileSource(urlTemplate: wrong).isUsable)
    }
    #expect(MapTileSource(environment: [:]) == nil)
    let named = MapTileSource(environment: ["APUS_MAP_TILES": "http://a/{z}/{x}/{y}", "APUS_MAP_ATTRIBUTION": "me"])
    #expect(named == MapTileSource(urlTemplate: "http://a/{z}/{x}/{y}", attribution: "me"))
  }
}

@Suite("Tiles on the disk") struct TileStoreTests {
  private let folder = TemporaryFolder()
  private let source = MapTileSource(urlTemplate: "http://a.test/{z}/{x}/{y}")
  private let key = TileKey(zoom: 2, x: 1, y: 3)
  private var store: TileStore { TileStore(folder: folder.url) }

  private func loader(_ server: FakeServer, at seconds: Double = 0) -> TileLoader {
    TileLoader(
      source: source, scale: 1, store: store, request: server.request,
      now: { Date(timeIntervalSinceReferenceDate: 800_000_000 + seconds) })
  }

  @Test("are asked for once while they count, and after that only whether they have changed")
  func caching() async {
    let server = FakeServer { url, headers in
      if headers["If-None-Match"] == "\"1\"" {
        return WebResponse(status: 304, headers: ["cache-control": "max-age=100"], body: Data())
      }
      return WebResponse(status: 200, headers: ["cache-control": "max-age=10", "etag": "\"1\""], body: Data([1, 2, 3]))
    }
    #expect(await loader(server).bytes(of: key) == Data([1, 2, 3]))
    #expect(await loader(server, at: 9).bytes(of: key) == Data([1, 2, 3]))
    #expect(server.urls == ["/2/1/3"])
    #expect(await loader(server, at: 11).bytes(of: key) == Data([1, 2, 3]))
    #expect(server.urls.count == 2 && server.headers[1]["If-None-Match"] == "\"1\"")
    #expect(await loader(server, at: 110).bytes(of: key) == Data([1, 2, 3]))
    #expect(server.urls.count == 2)
  }

  @Test("are shown though they are old where the server fails, or sends what cannot be")
  func failing() async {
    let good = FakeServer { _, _ in WebResponse(status: 200, headers: ["cache-control": "max-age=0"], body: Data([7])) }
    #expect(await loader(good).bytes(of: key) == Data([7]))
    let answers: [@Sendable () async throws -> WebResponse] = [
      { throw URLError(.cannotFindHost) },
      { WebResponse(status: 500, headers: [:], body: Data([1])) },
      { WebResponse(status: 200, headers: [:], body: Data()) },
    ]
    for answer in answers {
      let server = FakeServer { _, _ in try await answer() }
      #expect(await loader(server, at: 5).bytes(of: key) == Data([7]))
      #expect(server.urls.count == 1)
    }
    let gone = FakeServer { _, _ in WebResponse(status: 404, headers: [:], body: Data([1])) }
    #expect(await loader(gone, at: 5).bytes(of: key) == nil)
    #expect(store.entry(key, of: source, scale: 1) == nil)
  }

  @Test("are not kept where the server forbids it")
  func noStore() async {
    let server = FakeServer { _, _ in WebResponse(status: 200, headers: ["cache-control": "no-store"], body: Data([9])) }
    #expect(await loader(server).bytes(of: key) == Data([9]))
    #expect(await loader(server).bytes(of: key) == Data([9]))
    #expect(server.urls.count == 2)
    let files = FileManager.default.enumerator(atPath: folder.url.path)?.allObjects ?? []
    #expect(files.isEmpty)
  }

  @Test("go when there are too many, those first that nobody asked for for longest; what is no tile is removed")
  func bounds() throws {
    var store = store
    store.files.limit = 10_000
    let freshness = HTTPFreshness([:], at: Date())
    for index in 0..<20 {
      let key = TileKey(zoom: 5, x: index, y: 0)
      store.keep(TileStore.Entry(freshness: freshness, body: Data(count: 1000)), for: key, of: source, scale: 1)
      let file = try #require(
        FileManager.default.enumerator(at: folder.url, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
          .first { $0.lastPathComponent == "5-\(index)-0" })
      let date = Date(timeIntervalSinceNow: Double(index - 100))
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }
    // Asked for just now.
    #expect(store.entry(TileKey(zoom: 5, x: 0, y: 0), of: source, scale: 1)?.body.count == 1000)
    store.trim()
    let left = (0..<20).filter { store.entry(TileKey(zoom: 5, x: $0, y: 0), of: source, scale: 1) != nil }
    // Eight thousand bytes and less, with a line of some 100 bytes for each.
    #expect(left.contains(0) && left.contains(19) && !left.contains(1) && left.count >= 6 && left.count <= 8, "\(left)")
    for rubbish in [Data(), Data("{}".utf8), Data("{}\nabc".utf8), Data(count: 5000), Data("\n".utf8)] {
      #expect(TileStore.entry(from: rubbish) == nil)
    }
  }
}

@MainActor
@Suite("A map of tiles") struct MapTilesTests {
  private let folder = TemporaryFolder()

  private func source(_ attribution: String = "") -> MapTileSource {
    var source = MapTileSource(urlTemplate: "http://a.test/{z}/{x}/{y}", attribution: attribution)
    source.folder = folder.url
    return source
  }

  private func map(_ server: FakeServer, _ source: MapTileSource?) -> MapOnScreen {
    MapOnScreen {
      MapContentView<Never, EmptyMapContent>(
        .initial(.region(MapOnScreen.kanto)), nil, .all, nil, request: server.request, content: EmptyMapContent()
      ).mapTiles(source)
    }
  }

  @Test("shows them where they belong, asks for each once, and says whose they are")
  func shown() async throws {
    let blue = try tilePNG(0x0000FF)
    let server = FakeServer { _, _ in WebResponse(status: 200, headers: ["cache-control": "max-age=1000"], body: blue) }
    let map = map(server, source("© Testers"))
    let layer = map.controller.drawing.tiles
    await map.screen.settle { layer.tilesOpened > 0 && !layer.isWaiting && !map.screen.isFrameRequested }
    #expect(layer.tilesOpened == Set(server.urls).count)
    #expect(map.screen.contains("© Testers"))
    // A degree is 100 points: the world is 36,000 points wide, tiles are of zoom 7, 281.25 points wide.
    // The middle is in column 113.70 and row 50.40.
    #expect(Set(server.urls) == Set([49, 50].flatMap { y in [112, 113, 114].map { "/7/\($0)/\(y)" } }))
    #expect(server.urls.count == Set(server.urls).count)
    #expect(map.screen.ink(0x0000FF).width == 400)
    let asked = server.urls.count
    map.screen.forgetWork()
    map.screen.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 200, y: 150), duration: 0.5, rest: 0.5)
    await map.screen.settle { !layer.isWaiting }
    #expect(layer.tilesOpened == server.urls.count)
    #expect(map.screen.work.bodies == 0)
    #expect(server.urls.count == Set(server.urls).count && server.urls.count <= asked + 3)
    map.screen.finishAnimations()
    map.screen.forgetWork()
    map.screen.advance(by: 1)
    #expect(map.screen.work.frames == 0)
    // Another map of the same tiles asks nobody.
    let again = self.map(server, source())
    let count = server.urls.count
    await again.screen.settle { again.controller.drawing.tiles.tilesOpened >= asked }
    #expect(server.urls.count == count && again.screen.ink(0x0000FF).width == 400)
  }

  @Test("shows larger what there is while nearer ones are on their way")
  func overzoom() async throws {
    let red = try tilePNG(0xFF0000)
    let server = FakeServer { url, _ in
      if url.pathComponents[1] == "8" { try await Task.sleep(for: .seconds(1000)) }
      return WebResponse(status: 200, headers: [:], body: red)
    }
    let map = map(server, source()), layer = map.controller.drawing.tiles
    await map.screen.settle { layer.tilesOpened > 0 && !layer.isWaiting && !map.screen.isFrameRequested }
    let opened = layer.tilesOpened
    map.controller.zoom(by: 1, about: nil)
    map.screen.finishAnimations()
    await map.screen.settle { server.urls.contains { $0.hasPrefix("/8/") } }
    #expect(layer.tilesOpened == opened)
    #expect(map.screen.ink(0xFF0000) == CGRect(x: 0, y: 0, width: 400, height: 300))
    // The view goes: what is on its way is given up.
    map.screen.close()
  }

  @Test("is drawn as without them where they fail, are rubbish or no pictures, and asks again later")
  func failures() async throws {
    let plain = map(FakeServer { _, _ in throw URLError(.badURL) }, nil)
    #expect(!plain.controller.drawing.tiles.isOn)
    let answers: [@Sendable () throws -> WebResponse] = [
      { throw URLError(.notConnectedToInternet) },
      { WebResponse(status: 200, headers: [:], body: Data("no picture".utf8)) },
      {
        WebResponse(
          status: 200, headers: [:], body: Data("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>".utf8))
      },
      { WebResponse(status: 418, headers: [:], body: Data([1])) },
    ]
    for answer in answers {
      let server = FakeServer { _, _ in try answer() }
      let map = map(server, source())
      await map.screen.settle { server.urls.count >= 3 && !map.screen.isFrameRequested }
      await map.screen.settle(timeout: 0.2) { false }
      #expect(map.controller.drawing.tiles.tilesOpened == 0)
      // Land and water are there.
      #expect(map.screen.ink(0xF5F2EA).width > 100 && map.screen.ink(0xA9D3EE).width > 100)
      let asked = server.urls.count
      map.screen.advance(by: 31)
      map.screen.drag(from: CGPoint(x: 210, y: 150), to: CGPoint(x: 190, y: 150), rest: 0.2)
      await map.screen.settle { server.urls.count > asked }
      #expect(server.urls.count > asked)
      map.screen.close()
    }
  }

  @Test("asks nobody unless it is told to")
  func off() async {
    let server = FakeServer { _, _ in throw URLError(.badURL) }
    for source in [nil, MapTileSource(urlTemplate: "nowhere")] {
      let map = map(server, source)
      await map.screen.settle(timeout: 0.2) { false }
      #expect(!map.controller.drawing.tiles.isOn)
      map.screen.close()
    }
    #expect(server.urls.isEmpty)
  }
}

@MainActor
@Suite("A server on this machine") struct TileServerTests {
  @Test("is asked by way of HTTP: pictures come; what fails, stalls and is rubbish leaves the map as it is")
  func serves() async throws {
    let folder = TemporaryFolder(), green = try tilePNG(0x00FF00)
    let server = try LoopbackServer { request in
      let words = request.path.split(separator: "/")
      let place = (Int(words.last ?? "") ?? 0) + (Int(words.dropLast().last ?? "") ?? 0)
      switch place % 4 {
      case 0: return LoopbackServer.http("200 OK", ["Cache-Control: max-age=0", "ETag: \"a\"", "Content-Type: image/png"], green)
      case 1: return LoopbackServer.http("503 Service Unavailable", [], Data("busy".utf8))
      case 2: return Data("\u{0}\u{1}rubbish\r\n\r\n".utf8)
      default: return nil
      }
    }
    defer { server.stop() }
    var source = MapTileSource(urlTemplate: "http://127.0.0.1:\(server.port)/{z}/{x}/{y}")
    source.folder = folder.url
    let map = MapOnScreen { Map(initialPosition: .region(MapOnScreen.kanto)).mapTiles(source) }
    let layer = map.controller.drawing.tiles
    await map.screen.settle(timeout: 20) { layer.tilesOpened > 0 && server.requests.count >= 4 && !map.screen.isFrameRequested }
    #expect(layer.tilesOpened > 0)
    #expect(map.screen.ink(0x00FF00).width > 100)
    #expect(server.requests.allSatisfy { $0.text.contains("user-agent: apus mapkit") })
    map.screen.close()
    // The second time it is asked whether the tile has changed.
    let before = server.requests.count
    let again = MapOnScreen { Map(initialPosition: .region(MapOnScreen.kanto)).mapTiles(source) }
    await again.screen.settle(timeout: 20) {
      server.requests.dropFirst(before).contains { $0.text.contains("if-none-match: \"a\"") }
    }
    #expect(server.requests.dropFirst(before).contains { $0.text.contains("if-none-match: \"a\"") })
    again.screen.close()
  }

  @Test("is given up in time where it says nothing, and at the size of a tile where its answer does not end; an old tile shows")
  func bounds() async throws {
    let folder = TemporaryFolder(), key = TileKey(zoom: 2, x: 1, y: 3), old = Data([7]), web = LiveServices.make().web
    let server = try LoopbackServer { request, client in
      if request.path.hasPrefix("/endless") {
        client.send(Data("HTTP/1.1 200 OK\r\n\r\n".utf8))
        while client.send(Data(count: 1 << 20)) {}
      }
      client.waitForEnd()
    }
    defer { server.stop() }
    for path in ["/silent", "/endless"] {
      let source = MapTileSource(urlTemplate: server.url(path).absoluteString + "/{z}/{x}/{y}")
      let store = TileStore(folder: folder.url)
      store.keep(
        TileStore.Entry(freshness: HTTPFreshness(["cache-control": "max-age=0"], at: .distantPast), body: old), for: key,
        of: source, scale: 1)
      var loader = TileLoader(source: source, scale: 1, store: store, request: { try await web.fetch($0) })
      if path == "/silent" { loader.patience = 0.1 }
      #expect(await loader.bytes(of: key) == old)
    }
    #expect(server.requests.count == 2)
  }
}
