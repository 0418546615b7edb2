import Foundation
import Testing

@Suite("Mounting and unmounting")
struct MountingTests {
  @Test("ten thousand nodes, two hundred times: none stays, and memory is flat")
  func mounting() throws {
    let folder = try AppRun.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let taps = Array(repeating: ["--tap", "toggle"], count: 400).flatMap { $0 }
    let outcome = try AppRun.apus(
      ["snapshot", "Tests/Fixtures/Apps/Mounting.swift", "-o", folder.appending(path: "out.png").path] + taps,
      environment: ["APUS_TRACE": "frames"])
    try #require(outcome.code == 0, "\(outcome.errors)")
    let frames = try FrameLine.all(in: outcome.errors)
    try #require(frames.count == 401)

    let alive = frames.reduce(into: [0]) { $0.append($0.last! + $1.nodesMade - $1.nodesDropped) }
    #expect(frames[1].nodesMade > 10_000)
    // After the first frame and after each second tap there is the button, and nothing else.
    #expect(Set(stride(from: 1, to: 402, by: 2).map { alive[$0] }).count == 1)

    let (early, late) = (frames[40].residentKilobytes, frames[400].residentKilobytes)
    #expect(late - early < 1024, "memory grew from \(early) to \(late) kB")
  }
}
