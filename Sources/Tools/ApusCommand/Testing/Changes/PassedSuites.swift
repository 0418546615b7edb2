import Foundation

/// The suites that passed in earlier runs, each with the sources that it saw then, kept as JSON.
///
/// A suite that passed need not run again as long as nothing has changed that it can see.
struct PassedSuites: Codable, Equatable {
  /// What is the same in all runs that are remembered: the toolchain, the system, what the environment says, the choice of seeds.
  var surroundings: [String]
  /// The tree of the sources with which a suite passed, by the suite's name.
  var trees: [String: String] = [:]

  static let file = Path("apus-passed-tests.json")

  /// What is remembered of runs in these surroundings: nothing, where the file has others or cannot be read.
  static func load(_ path: Path, surroundings: [String]) -> PassedSuites {
    guard let data = try? path.read(), let known = try? JSONDecoder().decode(PassedSuites.self, from: data),
      known.surroundings == surroundings
    else { return PassedSuites(surroundings: surroundings) }
    return known
  }

  func save(_ path: Path) throws {
    try path.parent.makeFolder()
    try path.write(try JSONEncoder.readable.encode(self))
  }

  /// The suites among `suites` that nothing can reach of what has changed since they passed.
  ///
  /// `files` tells what differs from a tree, `nil` where git has forgotten it; `reach` which suites see a change of files.
  func unchanged(
    among suites: Set<String>, files: (_ tree: String) -> [Path]?, reach: ([Path]) throws -> ChangedTests.Reach
  ) rethrows -> Set<String> {
    var found: Set<String> = []
    for (tree, entries) in Dictionary(grouping: trees.filter { suites.contains($0.key) }, by: \.value) {
      guard let files = files(tree) else { continue }
      let reach = files.isEmpty ? .some(targets: [], suites: []) : try reach(files)
      found.formUnion(entries.map(\.key).filter { !reach.contains(TestID($0 + "/")) })
    }
    return found
  }

  /// Notes what became of suites: of all their tests, where none is missing.
  ///
  /// What lets a test be skipped lies outside of the sources, so that one with such a test is asked again.
  mutating func note(_ outcome: TestRun.Outcome, tree: String) {
    for (suite, tests) in Dictionary(grouping: outcome.listed, by: \.suite) {
      let outcomes = tests.map { outcome.tests[$0.text]?.outcome }
      if outcome.suspects.contains(suite) || outcomes.contains(.failed) || outcomes.contains(.skipped) {
        trees[suite] = nil
      } else if outcome.unchanged.contains(suite) || outcomes.allSatisfy({ $0 == .passed }) {
        trees[suite] = tree
      }
    }
  }

  /// Takes suites out of what is remembered in a build folder, in whatever surroundings they passed.
  static func forget(_ suites: Set<String>, in buildFolder: Path) throws {
    let file = buildFolder / Self.file.string
    guard !suites.isEmpty, let data = try? file.read(), var known = try? JSONDecoder().decode(Self.self, from: data)
    else { return }
    let count = known.trees.count
    known.trees = known.trees.filter { !suites.contains($0.key) }
    if known.trees.count < count { try known.save(file) }
  }

  /// What a test sees beside the sources.
  static func surroundings(toolchain: String, traits: Traits, environment: [String: String]) -> [String] {
    let prefixes = ["APUS_", "LC_", "XDG_", "GTK_", "GDK_", "GSK_", "CAIRO_", "PANGO_", "FONTCONFIG_", "LD_", "SWIFT"]
    let names: Set = ["LANG", "LANGUAGE", "TZ", "HOME", "PATH", "TMPDIR", "DISPLAY", "WAYLAND_DISPLAY"]
    let variables = environment.filter { entry in
      names.contains(entry.key) || prefixes.contains { entry.key.hasPrefix($0) }
    }
    let seeds = "\(SeedChoice.variable)=\(SeedChoice.value(in: environment))"
    return [toolchain, traits.swiftArguments.joined(separator: " "), seeds]
      + packageRecords.map { state(of: $0) }
      + variables.filter { $0.key != SeedChoice.variable }.map { "\($0.key)=\($0.value)" }.sorted()
  }

  /// What is written anew whenever a package comes, goes or changes: of dpkg, rpm, pacman and apk.
  private static let packageRecords = [
    "/var/lib/dpkg/status", "/usr/lib/sysimage/rpm/rpmdb.sqlite", "/var/lib/rpm/rpmdb.sqlite", "/var/lib/pacman/local",
    "/lib/apk/db/installed",
  ]

  private static func state(of file: String) -> String {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: file) else { return "\(file): not there" }
    return "\(file): \(attributes[.size] ?? 0) \((attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)"
  }
}
