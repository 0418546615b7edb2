public import Foundation

/// Compares a value with the reference that was recorded of it, and fails the test where they differ.
///
/// References are files in the folder `__Snapshots__` beside the test's source, in a folder of that source's name:
/// `__Snapshots__/TicketTests/testTicket.1.png`. The first time there is none; then the snapshot is recorded as one, and the test
/// fails to say so. A picture that another renderer drew is not compared with; the message says how one of ours comes beside it.
///
///     assertSnapshot(of: TicketView(zone: "A"), as: .image(layout: .device(config: .iPhone13)), named: "A")
///
/// - Parameters:
///   - value: What is compared.
///   - snapshotting: How it becomes a picture, a text or bytes.
///   - name: What the snapshot is called in its test; without a name it has a number.
///   - recording: Which snapshots are recorded; `nil`: as it is said around, in the end by the variable `SNAPSHOT_TESTING_RECORD`.
///   - timeout: Seconds for which a snapshot that comes later is waited for.
///   - fileID: The module and the source with the test.
///   - filePath: The source with the test.
///   - testName: The test.
///   - line: The line on which a failure is told.
///   - column: The column at which a failure is told.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
  guard let failure else { return }
  SnapshotPlace(fileID: fileID, filePath: filePath, line: line, column: column).fail(failure)
}

/// Compares a value with several references, by the names of the strategies.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: recording, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value with several references, which have numbers.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: recording, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
      line: line, column: column)
  }
}

/// Compares a value with the reference that was recorded of it, and says what is wrong; assertions of one's own are made with it.
///
/// - Parameters:
///   - value: What is compared.
///   - snapshotting: How it becomes a picture, a text or bytes.
///   - name: What the snapshot is called in its test; without a name it has a number.
///   - recording: Which snapshots are recorded; `nil`: as it is said around.
///   - snapshotDirectory: The folder with the references; `nil`: the one beside the source.
///   - timeout: Seconds for which a snapshot that comes later is waited for.
///   - fileID: The module and the source with the test.
///   - filePath: The source with the test.
///   - testName: The test.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: What is wrong; `nil` where the value is as its reference.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  let place = SnapshotPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return SnapshotCheck(
    name: name, record: recording, directory: snapshotDirectory, timeout: timeout, place: place, testName: testName
  ).failure(of: value, as: snapshotting)
}
