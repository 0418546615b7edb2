/// Which tests `--filter` and `--skip` choose, by regular expressions for names such as `DepotTests.TrainTests/testNames`.
///
/// Swift Testing takes such expressions itself; XCTest wants the names of what it is to run.
struct AppTestFilter {
  private var chosen: [Regex<AnyRegexOutput>] = []
  private var skipped: [Regex<AnyRegexOutput>] = []
  /// The same, as options of Swift Testing.
  private(set) var arguments: [String] = []

  /// Whether all tests are chosen.
  var isEmpty: Bool { arguments.isEmpty }

  /// Adds an expression; a test is chosen where one of `--filter` finds something in its name and none of `--skip` does.
  mutating func add(_ expression: String, isSkipped: Bool) throws {
    let option = isSkipped ? "--skip" : "--filter"
    guard let regex = try? Regex(expression) else {
      throw CommandError.usage("'\(expression)' after \(option) is no regular expression")
    }
    if isSkipped { skipped.append(regex) } else { chosen.append(regex) }
    arguments += [option, expression]
  }

  /// Whether a test of a name is chosen.
  func includes(_ name: String) -> Bool {
    (chosen.isEmpty || chosen.contains { name.contains($0) }) && !skipped.contains { name.contains($0) }
  }

  /// The chosen tests of classes in a module.
  func tests(of cases: XCTestCases, in module: String) -> [TestID] {
    cases.tests(in: module).filter { includes($0.text) }
  }

  /// What XCTest is told to run just these: classes that are chosen as a whole by their names, other tests by theirs.
  ///
  /// - Returns: `nil` where all tests are chosen.
  func xcTestNames(of cases: XCTestCases, in module: String) -> String? {
    let all = cases.tests(in: module)
    let chosen = Set(tests(of: cases, in: module))
    guard chosen.count < all.count else { return nil }
    return Dictionary(grouping: all, by: \.suite).sorted { $0.key < $1.key }.flatMap { suite, tests in
      let some = tests.filter(chosen.contains)
      return some.count == tests.count ? [suite] : some.map(\.text)
    }.joined(separator: ",")
  }
}

extension XCTestCases {
  /// The names of all tests, as XCTest knows them in a module.
  func tests(in module: String) -> [TestID] {
    cases.flatMap { testCase in testCase.tests.map { TestID("\(module).\(testCase.name)/\($0.name)") } }
  }
}
