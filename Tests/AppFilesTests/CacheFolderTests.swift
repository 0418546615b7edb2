import Foundation
import AppFiles
import Testing

@Suite("A cache's folder") struct CacheFolderTests {
  private func withFolder(limit: Int = 64 << 20, _ body: (CacheFolder) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "cache-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    try body(CacheFolder(url: url, limit: limit))
  }

  @Test("returns what was kept, unless it is gone or longer than asked for")
  func contents() throws {
    try withFolder { folder in
      #expect(folder.contents(of: "a", upTo: 10) == nil && folder.date(of: "a") == nil)
      folder.keep(Data([1, 2, 3]), as: "a")
      folder.keep(Data([4]), as: "inner/b")
      #expect(folder.contents(of: "a", upTo: 3) == Data([1, 2, 3]))
      #expect(folder.contents(of: "a", upTo: 2) == nil)
      #expect(folder.contents(of: "inner/b", upTo: 10) == Data([4]))
      folder.remove("a")
      #expect(folder.contents(of: "a", upTo: 10) == nil)
    }
  }

  @Test("lets go of what nobody asked for for longest, and only where there is too much")
  func trim() throws {
    try withFolder(limit: 1000) { folder in
      for (index, name) in ["old", "used", "new"].enumerated() {
        folder.keep(Data(count: 400), as: name)
        let date = Date(timeIntervalSinceNow: Double(index - 100))
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.file(name).path)
      }
      _ = folder.contents(of: "old", upTo: 400)
      folder.trim()
      #expect(folder.date(of: "old") != nil && folder.date(of: "used") == nil && folder.date(of: "new") != nil)
      folder.trim()
      #expect(folder.date(of: "new") != nil)
    }
  }

  @Test("writes later what has time, and stays within its bound")
  func later() throws {
    try withFolder(limit: 1000) { folder in
      for index in 0..<10 { folder.keepLater(Data(count: 400), as: "\(index)") }
      CacheFolder.finishWriting()
      #expect((0..<10).filter { folder.date(of: "\($0)") != nil }.count <= 2)
    }
  }

  @Test("that cannot be written keeps nothing, and nothing else happens")
  func unwritable() {
    let folder = CacheFolder(url: URL(filePath: "/proc/nowhere"))
    folder.keep(Data([1]), as: "a")
    folder.trim()
    #expect(folder.contents(of: "a", upTo: 10) == nil)
  }

  @Test("names follow from the bytes alone, and nobody can make other bytes have them")
  func names() {
    // The published value of SHA-256 for "abc".
    #expect(
      CacheFolder.name(for: Data("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  @Test("what is kept, and its name, is for its owner alone")
  func modes() throws {
    try withFolder { folder in
      folder.keep(Data([1]), as: "inner/b")
      let mode = { (url: URL) -> Int? in
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.posixPermissions] as? Int
      }
      #expect(mode(folder.url) == 0o700 && mode(folder.file("inner")) == 0o700 && mode(folder.file("inner/b")) == 0o600)
      // Nothing else is left beside it.
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("inner").path)
      #expect(names == ["b"])
    }
  }
}
