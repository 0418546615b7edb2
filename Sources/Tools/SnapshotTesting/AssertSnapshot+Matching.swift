public import Foundation

/// The older name of `assertSnapshot(of:as:)`.
@available(*, deprecated, renamed: "assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)")
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
}

/// The older name of `assertSnapshots(of:as:)`.
@available(*, deprecated, renamed: "assertSnapshots(of:as:record:timeout:fileID:file:testName:line:column:)")
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: recording, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
    line: line, column: column)
}

/// The older name of `assertSnapshots(of:as:)`.
@available(*, deprecated, renamed: "assertSnapshots(of:as:record:timeout:fileID:file:testName:line:column:)")
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: recording, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
    line: line, column: column)
}

/// The older name of `verifySnapshot(of:as:)`.
@available(
  *, deprecated, renamed: "verifySnapshot(of:as:named:record:snapshotDirectory:timeout:fileID:file:testName:line:column:)"
)
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: recording, snapshotDirectory: snapshotDirectory, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}
