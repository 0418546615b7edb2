/// What a run of tests knows of earlier ones, and tells later ones.
struct TestMemory {
  private let file: Path
  private let root: Path
  private let scratch: Path
  private let environment: [String: String]
  private let state: SourceState
  private let tests: @Sendable () throws -> ChangedTests
  private var passed: PassedSuites

  /// Reads what is known, and writes down how the sources are; `tests` tells what changes of them reach.
  ///
  /// `nil`: the sources are in no repository.
  init?(
    root: Path, buildFolder: Path, surroundings: [String], environment: [String: String],
    tests: @escaping @Sendable () throws -> ChangedTests
  ) throws {
    scratch = buildFolder / "apus-sources.index"
    guard let state = try SourceState(of: root, scratch: scratch, environment: environment) else { return nil }
    (self.root, self.environment, self.state, self.tests) = (root, environment, state, tests)
    file = buildFolder / PassedSuites.file.string
    passed = PassedSuites.load(file, surroundings: surroundings)
  }

  /// The suites that passed before, and that nothing since can have changed.
  func unchanged(in listed: [TestID]) throws -> Set<String> {
    let suites = Set(listed.map(\.suite))
    // The same for all earlier states: how the tests are now.
    var known: ChangedTests?
    return try passed.unchanged(among: suites) { tree in
      try? ChangedFiles(from: SourceState(tree: tree), to: state, in: root, environment: environment).files
    } reach: { files in
      let tests = try known ?? tests()
      known = tests
      return tests.reach(of: files, suites: suites)
    }
  }

  /// Notes what became of the tests; where somebody has changed the sources meanwhile, only which failed.
  mutating func note(_ outcome: TestRun.Outcome) throws {
    guard try SourceState(of: root, scratch: scratch, environment: environment) == state else {
      return try PassedSuites.forget(outcome.suspects, in: file.parent)
    }
    passed.note(outcome, tree: state.tree)
    try passed.save(file)
  }
}
