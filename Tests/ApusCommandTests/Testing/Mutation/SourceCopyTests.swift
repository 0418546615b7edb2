import Foundation
import Testing

@testable import ApusCommand

/// Copies of sources that are brought up to date.
@Suite struct SourceCopyTests {
  private let folder: TemporaryFolder
  private let copy: SourceCopy

  init() throws {
    folder = try TemporaryFolder()
    copy = SourceCopy(root: folder.path / "root", folder: folder.path / "copy")
    try folder.write(["root/Package.swift": "a", "root/Sources/A/A.swift": "b", "root/Sources/B/B.swift": "c"])
  }

  private func text(_ name: String) -> String? { try? (copy.folder / name).readText() }

  @Test("What has moved or gone stays nowhere in the copy, what was built stays")
  func moved() throws {
    try copy.update([Path("Package.swift"), Path("Sources/A/A.swift"), Path("Sources/B/B.swift"), Path("gone.swift")])
    try folder.write(["copy/.build/made": "d", "root/Sources/C/A.swift": "b"])
    try (copy.root / "Sources/A").remove()
    try copy.update([Path("Package.swift"), Path("Sources/C/A.swift"), Path("Sources/B/B.swift")])
    #expect(text("Sources/C/A.swift") == "b")
    #expect(text(".build/made") == "d")
    #expect(try copy.folder.children() == [".build", "Package.swift", "Sources"])
    #expect(try (copy.folder / "Sources").children() == ["B", "C"])
  }

  @Test("Only what differs is written, with its mode")
  func differences() throws {
    let script = copy.root / "run"
    try folder.write(["root/run": "e"])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.string)
    let files = [Path("Package.swift"), Path("run")]
    try copy.update(files)
    #expect(FileManager.default.isExecutableFile(atPath: (copy.folder / "run").string))
    let old = Date(timeIntervalSince1970: 1_000_000)
    for file in files {
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: (copy.folder / file.string).string)
    }
    try copy.update(files) { $0.string == "run" ? Data("f".utf8) : $1 }
    #expect(text("run") == "f")
    let kept = try FileManager.default.attributesOfItem(atPath: (copy.folder / "Package.swift").string)
    #expect(kept[.modificationDate] as? Date == old)
  }
}
