import Foundation
import Synchronization

/// Which tests changed files can reach.
///
/// A changed source reaches all test targets that depend on its target. A changed test file, and one that names a changed file,
/// reaches its own suites and those of files that use what it declares. Whatever is not understood reaches everything.
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
    var names: TestFileNames
    /// All words, those in texts and comments, too: code may stand in a text.
    var words: Set<Substring>

    init(_ data: Data) {
      let code = SwiftCode(data)
      (paths, names) = (NamedPaths(data, code), TestFileNames(code))
      let text = String(decoding: data, as: UTF8.self)
      words = Set(text.utf8.split { !SwiftCode.isIdentifier($0) }.compactMap { Substring($0) })
    }
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

  /// The suites that can see test files: their own, and those of files that name what these declare, and so on; `nil` for all of
  /// the target.
  private func suites(of files: [Path], in target: String, all: Set<String>) -> Set<String>? {
    let siblings = testFiles.filter { targets.owner(of: $0.key)?.name == target }
    // Of these, everything is found by the type's name; of types from elsewhere only members are.
    let ownTypes = siblings.values.reduce(into: Set<String>()) { $0.formUnion($1.names.types) }
    var (found, rest, seen) = (Set<String>(), files, Set(files))
    while let file = rest.popLast() {
      // A file that is gone may have been seen by all.
      guard let names = siblings[file]?.names, names.isUnderstood, names.openExtensions.isSubset(of: ownTypes) else { return nil }
      let types = names.types.union(ownTypes.intersection(names.members.keys))
      found.formUnion(types.map { "\(target).\($0)" }.filter(all.contains))
      let members = names.members.filter { !ownTypes.contains($0.key) }.values.joined()
      let words = Set(types.union(names.others).union(members).map { Substring($0) })
      rest += siblings.filter { !$0.value.words.isDisjoint(with: words) && seen.insert($0.key).inserted }.keys
    }
    return found
  }
}

extension ChangedTests {
  /// Reads the package in a folder.
  init(manifest: PackageManifest, root: Path) throws {
    let targets = ChangedTargets(manifest)
    let libraries = Set(manifest.libraries.values.joined())
    let shipped = targets.dependencies(of: libraries.union(manifest.declaredExecutables))
    let folders = targets.names.subtracting(shipped).compactMap { targets[$0]?.folder }
    let files = try folders.flatMap { try SwiftFiles(below: root / $0.string).files.map { ($0, try $0.read()) } }
    let read = Mutex<[Path: TestFile]>([:])
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let (file, content) = (files[index].0, TestFile(files[index].1))
      read.withLock { $0[Path(String(file.string.dropFirst(root.string.count + 1)))] = content }
    }
    self.init(targets: targets, libraries: libraries, testFiles: read.withLock { $0 })
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
