import Foundation
import AppFiles
import Testing

@Suite("Copies for their owner alone") struct PrivateCopyTests {
  private static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("PrivateCopyTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test("have all bytes and the mode 0600, whatever there was before", arguments: [0, 1, 65_536, 200_001])
  func copies(count: Int) throws {
    let folder = try Self.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, position) = (folder.appendingPathComponent("a"), folder.appendingPathComponent("b"))
    let bytes = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    try bytes.write(to: source)
    try Data("old".utf8).write(to: position)
    for file in [source, position] { chmod(file.path, 0o644) }
    #expect(PrivateCopy.make(of: source, at: position))
    #expect(try Data(contentsOf: position) == bytes)
    var info = stat()
    #expect(stat(position.path, &info) == 0 && info.st_mode & 0o777 == 0o600)
  }

  @Test("are not made of what is not there, nor through a link that lies where they are to be")
  func refusals() throws {
    let folder = try Self.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, position, other) = (
      folder.appendingPathComponent("a"), folder.appendingPathComponent("b"), folder.appendingPathComponent("c")
    )
    #expect(!PrivateCopy.make(of: source, at: position))
    try Data("new".utf8).write(to: source)
    try Data("other's".utf8).write(to: other)
    #expect(symlink(other.path, position.path) == 0)
    #expect(PrivateCopy.make(of: source, at: position))
    #expect(try String(contentsOf: other, encoding: .utf8) == "other's")
    #expect(try String(contentsOf: position, encoding: .utf8) == "new")
  }

  @Test("a file that is there reaches the disk, and one that is not has nothing to")
  func disk() throws {
    let folder = try Self.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(PrivateCopy.reachesDisk(folder.appendingPathComponent("none")))
    let file = folder.appendingPathComponent("a")
    try Data("a".utf8).write(to: file)
    #expect(PrivateCopy.reachesDisk(file))
  }

  @Test("bytes are written as a whole, for their owner alone, and not where there is no folder")
  func bytes() throws {
    let folder = try Self.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let position = folder.appendingPathComponent("a")
    try Data("old".utf8).write(to: position)
    chmod(position.path, 0o644)
    #expect(PrivateCopy.write(Data("new".utf8), to: position))
    #expect(try String(contentsOf: position, encoding: .utf8) == "new")
    var info = stat()
    #expect(stat(position.path, &info) == 0 && info.st_mode & 0o777 == 0o600)
    #expect(!PrivateCopy.write(Data(), to: folder.appendingPathComponent("none/a")))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a"])
  }
}
