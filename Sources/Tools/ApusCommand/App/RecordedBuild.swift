/// Has sources compiled where something differs from what they were last compiled from, and remembers what that was.
struct RecordedBuild {
  var invocation: CompilerInvocation
  /// The file that remembers.
  var record: Path
  /// What the build leaves; where it is not as it was left, all is built anew.
  var product: Path
  var toolchain: Toolchain

  /// Runs a build where one is needed, after it has thrown away what the compiler may not reuse.
  ///
  /// - Parameter compile: Runs the compiler; throws where the sources do not compile.
  /// - Returns: Whether there was something to build.
  /// - Throws: What `compile` throws, and where a source has gone.
  func run(_ compile: () throws -> Void) throws -> Bool {
    var now = try BuildRecord(invocation, toolchain: toolchain)
    let earlier = BuildRecord.load(record)
    now.product = earlier?.product
    let isWhole = (earlier?.describes(product) ?? false) && invocation.product.files.allSatisfy(\.isFile)
    if earlier == now, isWhole { return false }
    if !isWhole { try invocation.objects.remove() }
    try prepare(now, earlier: earlier)
    now.isFinished = false
    try now.save(record)
    try compile()
    now.isFinished = true
    now.product = try BuildRecord.Input(product)
    try now.save(record)
    return true
  }

  /// Throws away what the compiler may not reuse: all where a flag, the framework or a module changed.
  private func prepare(_ now: BuildRecord, earlier: BuildRecord?) throws {
    let changed = earlier.map { now.changedInputs(since: $0) } ?? []
    let sources = Set(invocation.sources)
    if let earlier, earlier.invocation == now.invocation, changed.allSatisfy(sources.contains) {
      for source in changed { try invocation.forget(source) }
    } else {
      try invocation.objects.remove()
    }
    try invocation.writeOutputMap()
  }
}
