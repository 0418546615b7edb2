import Foundation

/// Whether all snapshots are recorded: the older way to say `withSnapshotTesting(record: .all)`, for all tests of the process.
///
/// `true` from the beginning where the environment variable `SNAPSHOT_TESTING_RECORD` is `all`.
public var isRecording: Bool {
  get { (GlobalSettings.shared.record ?? GlobalSettings.named) == .all }
  set { GlobalSettings.shared.record = newValue ? .all : .missing }
}

/// How failures name the two files: the older way to say `withSnapshotTesting(diffTool:)`, for all tests of the process.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { GlobalSettings.shared.diffTool ?? .default }
  set { GlobalSettings.shared.diffTool = newValue }
}

// Safe: what changes is read and written under the lock.
/// What holds for a process where nothing nearer says otherwise.
final class GlobalSettings: @unchecked Sendable {
  static let shared = GlobalSettings()
  static let variable = "SNAPSHOT_TESTING_RECORD"

  private let lock = NSLock()
  private var values = SnapshotTestingConfiguration()

  var record: SnapshotTestingConfiguration.Record? {
    get { lock.withLock { values.record } }
    set { lock.withLock { values.record = newValue } }
  }
  var diffTool: SnapshotTestingConfiguration.DiffTool? {
    get { lock.withLock { values.diffTool } }
    set { lock.withLock { values.diffTool = newValue } }
  }

  /// What the environment variable says.
  static var named: SnapshotTestingConfiguration.Record? {
    ProcessInfo.processInfo.environment[variable].flatMap { SnapshotTestingConfiguration.Record(rawValue: $0) }
  }
}

extension SnapshotTestingConfiguration.Record {
  /// What somebody has said of it, the nearest first; `nil` where nobody has.
  ///
  /// - Throws: Where the environment variable says something of no meaning.
  static func chosen(
    _ argument: Self?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(SnapshotFailure) -> Self? {
    if let chosen = argument ?? SnapshotTestingConfiguration.current?.record ?? GlobalSettings.shared.record { return chosen }
    guard let name = environment[GlobalSettings.variable], !name.isEmpty else { return nil }
    guard let mode = Self(rawValue: name) else {
      throw SnapshotFailure("\(GlobalSettings.variable) is \"\(name.prefix(40))\"; it may be all, failed, missing or never")
    }
    return mode
  }
}
