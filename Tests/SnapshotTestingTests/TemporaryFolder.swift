import Foundation

@testable import SnapshotTesting

/// A folder for references and artifacts that goes when nobody needs it any more.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "snapshots-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The names of all files, by paths below the folder.
  var names: [String] {
    (FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? [])
      .filter { !((try? url.appending(path: $0).resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false) }.sorted()
  }

  func data(_ name: String) throws -> Data { try Data(contentsOf: url.appending(path: name)) }
  func text(_ name: String) throws -> String { String(decoding: try data(name), as: UTF8.self) }
  func write(_ data: Data, _ name: String) throws { try data.write(to: url.appending(path: name)) }

  /// What an assertion with references here says; `artifacts` is where failures leave what they bring.
  func failure<Value, Format>(
    of value: Value, as strategy: Snapshotting<Value, Format>, named name: String? = "a",
    record: SnapshotTestingConfiguration.Record? = nil, environment: [String: String] = [:], timeout: TimeInterval = 5,
    test: String = "test()"
  ) -> String? {
    var environment = environment
    environment["SNAPSHOT_ARTIFACTS"] = url.appending(path: "artifacts").path
    return SnapshotCheck(
      name: name, record: record, directory: url.appending(path: "references").path, timeout: timeout,
      place: SnapshotPlace(fileID: "Tests/TicketTests.swift", filePath: "/x/TicketTests.swift", line: 1, column: 1),
      testName: test, environment: environment
    ).failure(of: { value }, as: strategy)
  }
}
