/// What an app was last built from.
///
/// When nothing in it differs, there is nothing to compile.
struct BuildRecord: StoredRecord, Equatable {
  /// A file as it was when the compiler read it.
  struct Input: Codable, Hashable {
    var path: String
    var size: Int64
    var modified: Int64
    var changed: Int64

    init(_ path: Path) throws {
      guard let status = FileStatus(of: path) else { throw CommandError.failure("\(path) has disappeared") }
      self.path = path.string
      size = status.size
      modified = status.modified
      changed = path.changeTime
    }
  }

  /// The compiler, the framework and every flag, in one name.
  var invocation: String
  var inputs: [Input]
  /// Whether the build came to its end; an unfinished one still tells which inputs the compiler has seen.
  var isFinished = true
  /// The executable as the compiler left it.
  var product: Input?

  init(_ invocation: CompilerInvocation, toolchain: Toolchain) throws {
    self.invocation = ContentHash.hex(
      of: [Version.current, toolchain.version, invocation.framework.identity, invocation.packages.identity] + invocation.arguments
    )
    inputs = try invocation.inputs.map(Input.init)
  }

  /// Whether an executable is the one that this record tells of, and not what a full disk or a crash has left of it.
  func describes(_ executable: Path) -> Bool {
    guard let product, let now = try? Input(executable) else { return false }
    return product.size == now.size && product.modified == now.modified
  }

  /// The files that differ from an earlier record, or are new.
  func changedInputs(since earlier: BuildRecord) -> [Path] {
    let known = Set(earlier.inputs)
    return inputs.filter { !known.contains($0) }.map { Path($0.path) }
  }
}
