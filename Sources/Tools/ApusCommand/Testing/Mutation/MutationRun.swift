import Foundation
import SeededNumbers

/// `apus test --mutants SEED`: changes one line in each of twenty sources and sees whether tests notice each change.
///
/// It works in a copy of the sources below the build folder, which is built once. A mutant is first shown to the tests whose files
/// name a type of its source, then to all others, until one fails.
struct MutationRun {
  /// How many mutants are made.
  private static let count = 20
  /// Seconds without any event after which a test that runs counts as hanging, which is noticing.
  private static let patience = 60.0
  private static let copy = Path(".build/mutants")
  /// Folders whose sources run inside of tests; commands and windows are started as programs of their own.
  private static let folders = ["Sources/Engine", "Sources/Services", "Sources/Frameworks", "Sources/Hosts/HeadlessHost"]
  /// Tests that build apps or the framework, which say nothing sooner than others do.
  private static let skips = ["^AppTests\\.", "DependentPackage", "^ApusCommandTests\\.", "^InstructionTests\\."]

  var installation: Installation
  var traits: Traits
  var seed: UInt64

  private var folder: Path { installation.root / Self.copy.string }

  func run() throws -> Int32 {
    let sources = try trackedFiles()
    let mutants = try chosenMutants(from: sources)
    try copy(sources, with: mutants)
    Terminal.note("building \(mutants.count) mutants, seed \(seed)")
    let code = try Subprocess(
      program: "swift", arguments: ["build", "--build-tests", "--package-path", folder.string] + traits.swiftArguments,
      environment: installation.environment
    ).run { Terminal.progress($0 + "\n") }
    guard code == 0 else { throw CommandError.failure("the mutants of seed \(seed) cannot be built; take another seed") }
    var lines: [String] = []
    var survivors = 0
    for (index, mutant) in mutants.enumerated() {
      let witness = try witness(of: mutant, number: index + 1)
      if witness == nil { survivors += 1 }
      lines.append("\(witness == nil ? "✘" : "✔") \(mutant.description)\n    \(witness ?? "no test noticed")")
      Terminal.print(lines[index])
    }
    Terminal.print("\n\(mutants.count - survivors) of \(mutants.count) mutants were noticed, seed \(seed)")
    return survivors == 0 ? 0 : 1
  }

  /// The files that git knows, which are what a clone has.
  private func trackedFiles() throws -> [Path] {
    let answer = try Subprocess(
      program: "git", arguments: ["-C", installation.root.string, "ls-files", "-z"], environment: installation.environment
    ).capture()
    guard answer.code == 0 else { throw CommandError.failure("git tells no files of \(installation.root)") }
    return answer.output.split(separator: 0).map { Path(String(decoding: $0, as: UTF8.self)) }
  }

  /// One mutant in each of some sources, always the same for a seed and the same sources.
  private func chosenMutants(from files: [Path]) throws -> [Mutant] {
    var generator = SplitMix(seed: seed)
    let sources = files.filter { file in
      file.fileExtension == "swift" && Self.folders.contains { file.string.hasPrefix($0 + "/") }
    }
    var mutants: [Mutant] = []
    for file in sources.sorted(by: { $0.string < $1.string }).shuffled(using: &generator) where mutants.count < Self.count {
      let candidates = Mutant.candidates(in: try (installation.root / file.string).readText(), file: file)
      if let mutant = candidates.randomElement(using: &generator) { mutants.append(mutant) }
    }
    return mutants
  }

  /// Puts the mutants into the copy.
  private func copy(_ files: [Path], with mutants: [Mutant]) throws {
    let numbered = Dictionary(grouping: mutants.enumerated().map { (number: $0 + 1, mutant: $1) }, by: \.mutant.file)
    try SourceCopy(root: installation.root, folder: folder).update(files) { file, data in
      guard let mutants = numbered[file] else { return data }
      return Data(Mutant.source(String(decoding: data, as: UTF8.self), with: mutants).utf8)
    }
  }

  /// The first test that notices a mutant, `nil` where none does.
  private func witness(of mutant: Mutant, number: Int) throws -> String? {
    var environment = installation.environment
    environment[Mutant.variable] = String(number)
    // Each trace of a crash takes the program seconds, and nobody reads it.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    let near = try nearTests(of: mutant.file)
    let rounds = (near.isEmpty ? [] : [near]) + [[]]
    for filters in rounds {
      var selection = TestSelection()
      (selection.filters, selection.skips) = (filters, Self.skips)
      let run = TestRun(
        root: folder, buildFolder: folder / ".build", environment: environment, selection: selection, patience: Self.patience,
        endsWithFailure: true)
      let outcome = try run.run(fuzzSeconds: nil)
      if let check = outcome.checks.first(where: { $0.outcome == .failed }) {
        let failed = outcome.tests.filter { $0.value.outcome == .failed }.keys.min()
        return failed ?? check.note
      }
    }
    return nil
  }

  /// Patterns for the suites in the test files that name something that a source declares.
  private func nearTests(of file: Path) throws -> [String] {
    let code = SwiftCode(try (installation.root / file.string).read())
    let names = TestFileNames(code)
    let words = Set(names.types.union(names.members.values.joined()).map { Substring($0) })
    let tests = try SwiftFiles(below: installation.root / "Tests").files
    return try tests.flatMap { test -> [String] in
      let content = ChangedTests.TestFile(try test.read())
      guard !content.words.isDisjoint(with: words) else { return [] }
      return content.names.types.filter { $0.hasSuffix("Tests") }.map { "\\.\($0)/" }
    }
  }
}
