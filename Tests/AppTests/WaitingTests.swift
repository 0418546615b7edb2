import CairoRenderer
import Foundation
import Testing

@Suite("apus snapshot --after", .serialized)
struct WaitingTests {
  /// The first pixel of a picture of the waiting app, as 0xAARRGGBB, and the real seconds that it took.
  private func snapshot(_ waiting: String, after seconds: String) throws -> (pixel: UInt32, seconds: TimeInterval) {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appendingPathComponent("screen.png")
    let start = ContinuousClock.now
    let outcome = try AppRun.apus([
      "snapshot", "Tests/Fixtures/Apps/Waiting.swift", "-o", picture.path, "--after", seconds, "--env", "WAITING=\(waiting)",
    ])
    #expect(outcome.code == 0, "\(outcome.errors)")
    return (try PixelBuffer(contentsOfPNG: picture).pixel(x: 100, y: 100), (ContinuousClock.now - start) / .seconds(1))
  }

  @Test("a hundred seconds of the app's clock cost no hundred seconds")
  func virtual() throws {
    let red = try snapshot("no", after: "0")
    let late = try snapshot("no", after: "100")
    #expect(late.pixel == red.pixel)
    #expect(late.seconds < 30)
  }

  @Test("what waits for a second of real time has come after two, and not before it", arguments: ["queue", "task", "timer"])
  func real(waiting: String) throws {
    let before = try snapshot(waiting, after: "0.1").pixel
    let after = try snapshot(waiting, after: "100")
    #expect(before & 0xFF0000 > before & 0xFF00)
    #expect(after.pixel >> 8 & 0xFF > after.pixel >> 16 & 0xFF)
    #expect(after.seconds < 30)
  }
}
