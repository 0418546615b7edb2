import Foundation
import Testing

@testable import ApusCommand

@Suite("What was built of apps")
struct AppCacheTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Apps of a thousand bytes each, used one after the other.
  private func cache(_ names: String...) throws -> AppCache {
    let cache = AppCache(in: folder.path)
    for (index, name) in names.enumerated() {
      try folder.write(["apps/\(name)/app/data": String(repeating: "x", count: 1_000), "apps/\(name)/lock": ""])
      try cache.use(cache.folder / name)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(1_000 + index))],
        ofItemAtPath: (cache.folder / name / "used").string)
    }
    return cache
  }

  @Test("the one used longest ago goes first, and only as many as must")
  func pruning() throws {
    var cache = try cache("a", "b", "c")
    cache.limit = 2_500
    try cache.use(cache.folder / "a")
    try cache.prune(keeping: cache.folder / "c")
    #expect(try cache.folder.children() == ["a", "c"])
    cache.limit = 0
    try cache.prune(keeping: cache.folder / "c")
    #expect(try cache.folder.children() == ["c"])
  }

  @Test("clean removes all but one that another process builds")
  func cleaning() throws {
    let cache = try cache("a", "b")
    let held = open((cache.folder / "b/lock").string, O_RDWR)
    defer { close(held) }
    #expect(flock(held, LOCK_EX) == 0)
    #expect(try cache.clean() == 1_000)
    #expect(try cache.folder.children() == ["b"])
    #expect(try AppCache(in: folder.path / "nowhere").clean() == 0)
  }

  @Test("the command removes copies of manifests, too, and the framework only where it is told")
  func command() throws {
    _ = try cache("a")
    let installation = folder.installation()
    try folder.write(["cache/apps/a/app/data": "x", "cache/framework/key/lib": "x", "cache/modules/m": "x"])
    func run(_ words: String...) throws -> Int32 {
      try CleanCommand(ParsedArguments(words, syntax: CleanCommand.syntax), installation: installation).run()
    }
    #expect(try run() == 0)
    #expect(try installation.cache.children() == ["apps", "framework"] && (installation.cache / "apps").children().isEmpty)
    #expect(try run("--all") == 0)
    #expect(try installation.cache.children() == ["apps"])
    #expect(failure { _ = try run("x") }?.code == 2)
  }

  @Test("what the compiler makes of C modules lies elsewhere where the cache is found by another path")
  func modules() {
    let installation = folder.installation()
    var moved = installation
    moved.cache = folder.path / "link"
    #expect(installation.moduleCache.string.hasPrefix(installation.cache.string + "/modules/"))
    #expect(moved.moduleCache.name != installation.moduleCache.name)
    #expect(folder.installation().moduleCache == installation.moduleCache)
  }
}
