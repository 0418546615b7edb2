import Foundation

/// Which tests changed files can reach.
///
/// A changed source reaches all test targets that depend on its target. A changed test file, and one that names a changed file,
/// reaches its own suites, where other files see nothing else of it. Whatever is not understood reaches everything.
struct ChangedTests {
  /// What is to be run.
  enum Reach: Equatable {
    case everything(because: String)
    case some(targets: Set<String>, suites: Set<String>)
  }

  var targets: ChangedTargets
  /// The targets of libraries, of which apps are built that tests start.
  var libraries: Set<String>
  /// Files of targets that only tests use, by their paths below the package's folder.
  var testFiles: [Path: TestFile]

  /// What matters of a file that only tests use.
  struct TestFile {
    var paths: NamedPaths
    var types: TopLevelTypes

    init(_ data: Data) { (paths, types) = (NamedPaths(data), TopLevelTypes(data)) }
  }

  /// Files that change how everything is built.
  private static let ofEverything: Set = ["Package.swift", "Package.resolved", "scripts/framework-flags.txt"]

  /// Finds what changed files reach; `suites` are all that there are, as `Target.Suite`.
  func reach(of changed: [Path], suites: Set<String>) -> Reach {
    var sources: Set<String> = []
    var touched: Set<Path> = []
    func touch(_ file: Path, of target: ChangedTargets.Target) {
      if target.isTest, file.fileExtension == "swift" { touched.insert(file) } else { sources.insert(target.name) }
    }
    for file in changed {
      if Self.ofEverything.contains(file.string) { return .everything(because: "\(file) has changed") }
      let owner = targets.owner(of: file)
      if let owner { touch(file, of: owner) }
      let readers = testFiles.filter { $0.key != file && $0.value.paths.mayMean(file, isOwned: owner != nil) }.keys
      for reader in readers { if let target = targets.owner(of: reader) { touch(reader, of: target) } }
      // A page that nobody reads changes nothing.
      guard owner != nil || !readers.isEmpty || file.fileExtension == "md" else {
        return .everything(because: "\(file) belongs to no target, and no test names it")
      }
    }
    let reached = targets.dependents(of: sources)
    if !reached.isDisjoint(with: libraries) {
      for (file, content) in testFiles where content.paths.meansBuilds {
        if let target = targets.owner(of: file) { touch(file, of: target) }
      }
    }
    return reach(of: targets.dependents(of: sources), touched, suites)
  }

  private func reach(of changed: Set<String>, _ touched: Set<Path>, _ suites: Set<String>) -> Reach {
    var whole = changed.filter { targets[$0]?.isTest == true }
    var some: Set<String> = []
    let byTarget = Dictionary(grouping: touched) { targets.owner(of: $0)?.name ?? "" }
    for (target, files) in byTarget where !whole.contains(target) {
      if let found = self.suites(of: files, in: target, all: suites) { some.formUnion(found) } else { whole.insert(target) }
    }
    return .some(targets: whole, suites: some)
  }

  /// The suites that can see test files: their own, and those of files that mention these; `nil` for all of the target.
  private func suites(of files: [Path], in target: String, all: Set<String>) -> Set<String>? {
    let siblings = testFiles.filter { targets.owner(of: $0.key)?.name == target }
    var (found, rest, seen) = (Set<String>(), files, Set(files))
    while let file = rest.popLast() {
      // A file that is gone, or that others see more of than suites, may matter to all.
      guard let names = siblings[file]?.types.names, names.allSatisfy({ all.contains("\(target).\($0)") }) else { return nil }
      found.formUnion(names.map { "\(target).\($0)" })
      rest += siblings.filter { !$0.value.types.words.isDisjoint(with: names) && seen.insert($0.key).inserted }.keys
    }
    return found
  }
}

extension ChangedTests {
  /// Reads the package in a folder.
  init(manifest: PackageManifest, root: Path) throws {
    targets = ChangedTargets(manifest)
    libraries = Set(manifest.libraries.values.joined())
    let shipped = targets.dependencies(of: libraries.union(manifest.declaredExecutables))
    testFiles = [:]
    for name in targets.names.subtracting(shipped) {
      guard let folder = targets[name]?.folder else { continue }
      for file in try SwiftFiles(below: root / folder.string).files {
        testFiles[Path(String(file.string.dropFirst(root.string.count + 1)))] = TestFile(try file.read())
      }
    }
  }
}

extension ChangedTests.Reach {
  /// Whether a test is to be run.
  func contains(_ test: TestID) -> Bool {
    switch self {
    case .everything: true
    case .some(let targets, let suites): targets.contains(test.target) || suites.contains(test.suite)
    }
  }

  /// What to say of it.
  var text: String {
    switch self {
    case .everything(let reason): "everything: \(reason)"
    case .some([], []): "no test"
    case .some(let targets, let suites): (targets.sorted() + suites.sorted()).joined(separator: ", ")
    }
  }
}
