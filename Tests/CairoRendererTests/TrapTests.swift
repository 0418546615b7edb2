import CairoRenderer
import CoreGraphicsTypes
import Foundation
import Testing

/// What ends the process in pictures, and what is said then.
@Suite struct TrapTests {
  private func expect(
    _ message: String, from result: ExitTest.Result?, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains(message), "\(said)", sourceLocation: sourceLocation)
  }

  @Test("A picture whose bytes are not as many as its pixels need")
  func bytes() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = CGImage(width: 2, height: 3, pixels: Data(count: 4))
    }
    try expect("a CGImage of 2 × 3 needs 24 bytes", from: result)
  }

  @Test("A buffer in memory of somebody else with sides that Cairo does not take")
  func foreignMemory() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Owner {}
      let memory = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16)
      _ = PixelBuffer(width: 40_000, height: 1, memory: memory, owner: Owner())
    }
    try expect("40000 × 1 pixels are no picture for Cairo: give sides of 1…32,767 pixels", from: result)
  }

  @Test("A buffer for which there is no memory")
  func noMemory() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      // Room for what runs, and not for a gigabyte.
      let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ").first.flatMap { UInt($0) }
      var limit = rlimit()
      limit.rlim_cur = (pages ?? 0) * 4096 + 300_000_000
      limit.rlim_max = limit.rlim_cur
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
      _ = PixelBuffer(width: 16_384, height: 16_384)
    }
    try expect("no memory for a picture of 16384 × 16384 pixels", from: result)
  }
}
