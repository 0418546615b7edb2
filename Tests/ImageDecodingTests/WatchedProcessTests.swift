import Foundation
import Testing

@testable import ImageDecoding

@Suite("Processes that are watched")
struct WatchedProcessTests {
  private func start(_ program: String, _ argument: String) throws -> pid_t {
    var process: pid_t = 0
    let arguments = [strdup(program), strdup(argument), nil]
    defer { for text in arguments { free(text) } }
    try #require(posix_spawn(&process, program, nil, nil, arguments, environ) == 0)
    return process
  }

  @Test("one that ends by itself leaves the system's table without anybody asking for it")
  func endingByItself() async throws {
    let process = try start("/bin/sh", "-c:")
    let watched = WatchedProcess(process)
    for _ in 0..<1000 where kill(process, 0) == 0 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(kill(process, 0) != 0)
    // What it has ended with is known still, and no other process is ended in its place.
    #expect(watched.end() == watched.end())
  }

  @Test("one that is ended says by which signal, as often as it is asked")
  func ending() throws {
    let process = try start("/bin/sleep", "1000")
    let watched = WatchedProcess(process)
    #expect(watched.end() & 0x7F == SIGKILL && watched.end() & 0x7F == SIGKILL)
    #expect(kill(process, 0) != 0)
  }
}
