import Foundation
import LoopbackServers
import Testing

@Suite("An app's own URLSession", .serialized)
struct SessionTests {
  @Test("costs nothing while a server has not answered")
  func waiting() throws {
    let server = try LoopbackServer { _ in nil }
    defer { server.stop() }
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try AppRun.apus([
      "snapshot", "Tests/Fixtures/Apps/Asking.swift", "-o", folder.appendingPathComponent("screen.png").path, "--env",
      "SERVER=\(server.url().absoluteString)",
    ])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(server.requests.count == 1)
    // What an app prints does not mix with the picture's name.
    let line = outcome.errors.split(separator: "\n").first { $0.hasPrefix("waiting cost ") }
    let seconds = try #require(line?.split(separator: " ").last.flatMap { Double($0) }, "\(outcome.errors)")
    // Foundation alone spends all of the 0.3 s.
    #expect(seconds < 0.05)
  }
}
