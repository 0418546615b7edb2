import AppFiles
import Foundation
import Testing

@Suite("Files that are read whole") struct RegularFileTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "RegularFileTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func code(_ body: () throws -> Data) -> CocoaError.Code? {
    do { _ = try body() } catch { return (error as? CocoaError)?.code }
    return nil
  }

  @Test("up to a limit, whatever their attributes say")
  func limits() throws {
    try withFolder { folder in
      let file = folder.appending(path: "a")
      try Data([1, 2, 3]).write(to: file)
      #expect(try RegularFile.contents(of: file, upTo: 3) == Data([1, 2, 3]))
      #expect(code { try RegularFile.contents(of: file, upTo: 2) } == .fileReadTooLarge)
      // Its attributes say that it has no bytes.
      #expect(try !RegularFile.contents(of: URL(filePath: "/proc/self/status"), upTo: 1 << 20).isEmpty)
      #expect(code { try RegularFile.contents(of: URL(filePath: "/proc/self/status"), upTo: 10) } == .fileReadTooLarge)
    }
  }

  @Test("pipes, devices, folders and what is not there are none", .timeLimit(.minutes(1)))
  func others() throws {
    try withFolder { folder in
      let pipe = folder.appending(path: "pipe")
      #expect(mkfifo(pipe.path, 0o600) == 0)
      for url in [pipe, URL(filePath: "/dev/zero"), folder] {
        #expect(code { try RegularFile.contents(of: url, upTo: 10) } == .fileReadUnknown, "\(url.path)")
      }
      #expect(code { try RegularFile.contents(of: folder.appending(path: "none"), upTo: 10) } == .fileReadNoSuchFile)
    }
  }

  @Test("whoever no longer wants them ends the reading")
  func ended() throws {
    try withFolder { folder in
      let file = folder.appending(path: "a")
      try Data([1, 2, 3]).write(to: file)
      #expect(throws: CancellationError.self) { try RegularFile.contents(of: file, upTo: 3) { throw CancellationError() } }
    }
  }
}
