import Foundation
import Testing

@testable import ApusCommand

/// What both ways of watching see; each waits for what is to come, up to a limit.
@Suite("Files that are watched")
struct SourceWatchTests {
  enum Way: CaseIterable {
    case notified, polling

    func watch() throws -> any SourceWatch {
      switch self {
      case .notified: try NotifiedWatch()
      case .polling: PollingWatch()
      }
    }
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "App/A.swift": "a", "App/Views/B.swift": "b", "App/build/c.o": "c", "Other/D.swift": "d", "Other/E.swift": "e",
    ])
  }

  private var places: WatchedPlaces {
    WatchedPlaces(folders: [folder.path / "App"], files: [folder.path / "Other/D.swift"])
  }

  /// Waits until paths below the folder have changed, and returns them; without a wait only what is there already.
  private func changes(_ watch: any SourceWatch, within seconds: Double = 5) -> Set<String> {
    Set(watch.changes(within: .seconds(seconds)).map { $0.below(folder.path) })
  }

  @Test(
    "a file that is written, replaced, added or removed has changed; what lies beside the places has not", arguments: Way.allCases
  )
  func files(way: Way) throws {
    let watch = try way.watch()
    try watch.follow(places)
    #expect(changes(watch, within: 0) == [])
    try Data("new".utf8).write(to: URL(fileURLWithPath: (folder.path / "App/A.swift").string))
    #expect(changes(watch) == ["App/A.swift"])
    // As editors save: another file gets the name.
    try folder.write(["App/Views/B.swift": "more"])
    #expect(changes(watch).contains("App/Views/B.swift"))
    try folder.write(["App/build/c.o": "cc", "Other/E.swift": "ee", "App/.hidden": "", "App/A.swift~": ""])
    try (folder.path / "App/A.swift").remove()
    #expect(changes(watch).subtracting(["App/Views/B.swift"]) == ["App/A.swift"])
    try folder.write(["Other/D.swift": "dd"])
    #expect(changes(watch) == ["Other/D.swift"])
  }

  @Test("a folder that comes is watched with all in it, one that goes is told", arguments: Way.allCases)
  func folders(way: Way) throws {
    let watch = try way.watch()
    try watch.follow(places)
    try (folder.path / "App/New/Deep").makeFolder()
    try folder.write(["App/New/Deep/F.swift": "f"])
    #expect(changes(watch).contains { $0.hasPrefix("App/New") })
    while !changes(watch, within: 0.1).isEmpty {}
    try folder.write(["App/New/Deep/F.swift": "ff"])
    #expect(changes(watch) == ["App/New/Deep/F.swift"])
    try (folder.path / "App/New").remove()
    #expect(changes(watch).contains { $0.hasPrefix("App/New") })
  }

  @Test("other places take the place of those before", arguments: Way.allCases)
  func following(way: Way) throws {
    let watch = try way.watch()
    try watch.follow(places)
    try watch.follow(WatchedPlaces(folders: [folder.path / "Other"]))
    try folder.write(["App/A.swift": "aa"])
    #expect(changes(watch, within: 0.1) == [])
    try folder.write(["Other/E.swift": "ee"])
    #expect(changes(watch).contains("Other/E.swift"))
  }

  @Test("a link to a folder is followed, and one to the folder above is no loop")
  func links() throws {
    symlink((folder.path / "Other").string, (folder.path / "App/Link").string)
    symlink((folder.path / "App").string, (folder.path / "App/Views/Up").string)
    #expect(Set(places.found().folders.keys.map { $0.below(folder.path) }) == ["App", "App/Views", "App/Link", "Other"])
    let watch = try NotifiedWatch()
    try watch.follow(WatchedPlaces(folders: [folder.path / "App"]))
    try folder.write(["Other/E.swift": "ee"])
    #expect(changes(watch).contains("App/Link/E.swift"))
  }

  @Test("a place that is away for a while is watched when it is back")
  func returning() throws {
    let watch = try NotifiedWatch()
    try watch.follow(places)
    try (folder.path / "App").remove()
    #expect(!changes(watch).isEmpty)
    while !changes(watch, within: 0.05).isEmpty {}
    try folder.write(["App/A.swift": "again"])
    #expect(!changes(watch).isEmpty)
    while !changes(watch, within: 0.05).isEmpty {}
    try folder.write(["App/A.swift": "and again"])
    #expect(changes(watch).contains("App/A.swift"))
  }

  @Test("where there are too many folders, one line says which are not watched", arguments: Way.allCases)
  func tooMany(way: Way) throws {
    let watch: any SourceWatch =
      switch way {
      case .notified: try NotifiedWatch(mostFolders: 1)
      case .polling: PollingWatch(mostFolders: 1)
      }
    try watch.follow(places)
    #expect(watch.shortfall?.hasPrefix("\((folder.path / "App/Views").string) and more folders are not watched, as 2") == true)
    // What lies beside them is watched all the same.
    try folder.write(["Other/D.swift": "dd"])
    #expect(changes(watch) == ["Other/D.swift"])
    let all = try way.watch()
    try all.follow(places)
    #expect(all.shortfall == nil)
  }

  @Test("which places cover a path")
  func covering() {
    #expect(places.cover(folder.path / "App/Views/B.swift") && !places.cover(folder.path / "Other/D.swift"))
    #expect(!places.cover(folder.path / "App/build/Made.swift"))
  }
}
