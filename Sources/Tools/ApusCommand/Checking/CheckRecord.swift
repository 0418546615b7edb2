/// What was last said of an app's sources, and of which.
///
/// Where nothing in it differs, the same is said again without a compiler.
struct CheckRecord: StoredRecord, Equatable {
  /// A file by what the compiler reads of it.
  struct Input: Codable, Hashable {
    var path: String
    var hash: String
  }

  /// The compiler, the framework, the packages and every flag, in one name.
  var invocation: String
  var inputs: [Input]
  /// Whether all was looked at; what is unfinished still tells which inputs the compiler has seen.
  var isFinished = false
  var diagnostics: [SourceDiagnostic] = []

  static let mostBytes: Int64 = 256 << 20

  /// Reads the sources, or the texts in place of them.
  init(_ invocation: CompilerInvocation, texts: [Path: Path], toolchain: Toolchain) throws {
    self.invocation = try BuildRecord(invocation, toolchain: toolchain).invocation
    inputs = try invocation.sources.map { source in
      var hash = ContentHash()
      hash.combine(try (texts[source] ?? source).read())
      return Input(path: source.string, hash: hash.hex)
    }
  }

  /// Whether an earlier record is of the same in all.
  func isSaid(by earlier: CheckRecord?) -> Bool {
    guard let earlier else { return false }
    return earlier.isFinished && earlier.invocation == invocation && earlier.inputs == inputs
  }

  /// The files that differ from an earlier record, or are new.
  func changedInputs(since earlier: CheckRecord) -> [Path] {
    let known = Set(earlier.inputs)
    return inputs.filter { !known.contains($0) }.map { Path($0.path) }
  }
}
