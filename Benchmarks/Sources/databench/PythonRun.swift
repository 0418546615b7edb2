import Foundation

/// The workloads by Python's sqlite3, in a process of its own.
struct PythonRun {
  let script: URL
  let folder: URL
  let rows: Int

  func figures() throws -> [Workload: Double] {
    let process = Process(), output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script.path, folder.path, "\(rows)"]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw SQLiteRun.Failure(description: "\(script.path) ended with \(process.terminationStatus)")
    }
    let named = try JSONDecoder().decode([String: Double].self, from: data)
    return Dictionary(uniqueKeysWithValues: named.compactMap { name, seconds in Workload(rawValue: name).map { ($0, seconds) } })
  }
}
