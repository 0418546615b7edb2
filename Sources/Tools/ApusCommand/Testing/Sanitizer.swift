/// A checker that the compiler builds into the tests: of races, of memory, of behaviour that is not defined.
struct Sanitizer: Equatable {
  enum Kind: String, CaseIterable { case thread, address, undefined }

  var kind: Kind

  static let option = "--sanitize"

  /// Tests that are of no use under a sanitizer.
  ///
  /// A name is a test target, or one and a suite.
  static let leftOut: [(name: String, reason: String)] = [
    ("AppTests", "which start programs of the ordinary build"),
    ("InstructionTests", "which count the instructions of the ordinary build"),
    ("ApusCommandTests.AppBuildTests", "which start the compiler and what it made"),
    ("ApusCommandTests.TypicalAppsTests", "which start the compiler with what an ordinary build made"),
    ("ImageDecodingTests.DecoderProcessTests", "which time the answers of other processes"),
    ("FuzzTests", "which start processes that the sanitizer does not survive"),
    ("ExampleTests.RandomGestureTests", "which take minutes without it"),
    ("SwiftUITests.LayoutLawsTests", "which take minutes without it, and one thread"),
    ("SwiftUITests.IncrementalLayoutTests", "which take minutes without it, and one thread"),
  ]

  init(kind: Kind) { self.kind = kind }

  /// Takes `--sanitize KIND` or `--sanitize=KIND` out of a command line; `nil` where it is not there.
  init?(takenFrom words: inout [String]) throws {
    guard let index = words.firstIndex(where: { $0 == Self.option || $0.hasPrefix(Self.option + "=") }) else { return nil }
    let attached = words[index].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).dropFirst().first
    let value = attached.map(String.init) ?? (index + 1 < words.count ? words[index + 1] : "")
    guard let kind = Kind(rawValue: value) else {
      let kinds = Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandError.usage("\(Self.option) is one of \(kinds), not '\(value)'")
    }
    words.removeSubrange(index...(attached == nil ? index + 1 : index))
    self.kind = kind
  }

  /// Whether the compiler has it for this system.
  ///
  /// It is asked what it would do with the package's manifest.
  func isSupported(root: Path, environment: [String: String]) throws -> Bool {
    let arguments = ["-sanitize=\(kind.rawValue)", "-###", (root / "Package.swift").string]
    return try Subprocess(program: "swiftc", arguments: arguments, environment: environment).run { _ in } == 0
  }

  /// The build folder, so that the ordinary build stays as it is.
  var scratchPath: String { ".build/sanitize-\(kind.rawValue)" }

  /// What `swift build` and `swift test` are told.
  var buildArguments: [String] { [Self.option, kind.rawValue, "--scratch-path", scratchPath] }

  /// What the checker is told by the environment, after what somebody has set there.
  ///
  /// The thread sanitizer's search for deadlocks fails a check of its own in processes that exit tests start, and a test of a
  /// picture that is too large for the memory expects an allocation to fail rather than to end the process. What global values hold
  /// counts as lost for the address sanitizer, since Swift keeps other bits beside addresses. What caches hold is compared in the
  /// ordinary run.
  func environment(over outer: [String: String], root: Path) -> [String: String] {
    let (name, own): (String, String)
    switch kind {
    case .thread:
      let suppressions = root / "scripts/thread-sanitizer-suppressions.txt"
      (name, own) = ("TSAN_OPTIONS", "detect_deadlocks=0:allocator_may_return_null=1:suppressions=\(suppressions)")
    case .address: (name, own) = ("ASAN_OPTIONS", "detect_leaks=0:allocator_may_return_null=1")
    case .undefined: return [:]
    }
    return [name: outer[name].map { own + ":" + $0 } ?? own, "APUS_VERIFY_CACHES": "0"]
  }

  /// Patterns of the tests that are left out.
  var leftOutPatterns: [String] {
    // Tests are called Target.Suite/function().
    Self.leftOut.map { "^" + $0.name.replacing(".", with: "\\.") + ($0.name.contains(".") ? "/" : "\\.") }
  }

  /// The tests that are left out, for the help.
  static var table: String { leftOut.map { "  \($0.name), \($0.reason)" }.joined(separator: "\n") }
}
