public import Testing

extension Trait where Self == _SnapshotsTestTrait {
  /// Says for a test or a suite which snapshots are recorded, and how failures name the two files.
  ///
  ///     @Suite(.snapshots(record: .failed)) struct TicketTests { … }
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Says for a test or a suite how snapshots are recorded and failures told.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    _SnapshotsTestTrait(configuration: configuration)
  }
}

/// A configuration of snapshots for a test, or for all tests of a suite.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// Suites hand it on to the tests in them.
  public var isRecursive: Bool { true }

  /// Runs a test with the configuration.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool, operation: function)
  }
}
