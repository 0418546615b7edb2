/// How snapshots are recorded and failures told.
public struct SnapshotTestingConfiguration: Sendable {
  /// What holds for the code that runs now.
  @TaskLocal static var current: Self?

  /// Which snapshots are recorded; `nil`: as it is said around.
  public var record: Record?
  /// How failures name the two files; `nil`: as it is said around.
  public var diffTool: DiffTool?

  /// Creates a configuration.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// Which snapshots are recorded.
  public struct Record: Equatable, Sendable {
    private enum Mode: String { case all, failed, missing, never }
    private let mode: Mode

    private init(_ mode: Mode) { self.mode = mode }

    /// The mode of a name: "all", "failed", "missing" or "never"; `nil` for any other.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue) else { return nil }
      self.init(mode)
    }

    /// All, in place of the references that are there.
    public static let all = Self(.all)
    /// Those that have no reference, and those that differ from theirs.
    public static let failed = Self(.failed)
    /// Those that have no reference.
    public static let missing = Self(.missing)
    /// None; one without a reference fails.
    public static let never = Self(.never)
  }

  /// How a failure names the files of reference and new snapshot, such as by a command that compares them.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let text: @Sendable (String, String) -> String

    /// Creates what is said of the path of a reference and that of the snapshot which differs.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) { text = tool }

    /// A command that takes both paths.
    public init(stringLiteral value: StringLiteralType) { self.init { "\(value) \"\($0)\" \"\($1)\"" } }

    /// The command `ksdiff`.
    public static let ksdiff: Self = "ksdiff"
    /// Both addresses, for people who open them.
    public static let `default` = Self { "@−\n\"file://\($0)\"\n@+\n\"file://\($1)\"" }

    /// What is said of the path of a reference and that of the snapshot which differs.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      text(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// The older way to say it: `true` records all, `false` what is missing.
  public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .missing }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  /// The older way to say that there is no command.
  public init(nilLiteral: ()) { self = .default }
}

/// Lets code run with other ways to record snapshots and to tell failures.
///
///     override func invokeTest() {
///       withSnapshotTesting(record: .failed) { super.invokeTest() }
///     }
///
/// - Parameters:
///   - record: Which snapshots are recorded; `nil`: as it is said around.
///   - diffTool: How failures name the two files; `nil`: as it is said around.
///   - operation: What is done with that.
/// - Returns: What it returns.
/// - Throws: What it throws.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool).inherited
  return try SnapshotTestingConfiguration.$current.withValue(configuration, operation: operation)
}

/// Lets code that waits run with other ways to record snapshots and to tell failures.
public func withSnapshotTesting<R>(
  isolation: isolated (any Actor)? = #isolation,
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () async throws -> R
) async rethrows -> R {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool).inherited
  return try await SnapshotTestingConfiguration.$current.withValue(configuration, operation: operation)
}

extension SnapshotTestingConfiguration {
  /// With what is said around where it says nothing itself.
  fileprivate var inherited: Self {
    Self(record: record ?? Self.current?.record, diffTool: diffTool ?? Self.current?.diffTool)
  }
}
