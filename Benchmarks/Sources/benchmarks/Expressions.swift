import Foundation

/// How long `apus` takes for files with large expressions: for right ones what the compiler's search costs, for ones with a name that
/// does not exist how long it takes until that name is said.
struct Expressions {
  /// What one expression of right code may cost, in milliseconds.
  static let aimOfRight = 300.0
  /// After how many milliseconds a wrong name is to be known.
  static let aimOfWrong = 5_000.0

  let root: URL
  /// The command line tool.
  let tool: URL
  let repeats: Int
  /// Names of files; empty for all.
  let chosen: Set<String>

  private var folder: URL { root.appending(path: "Benchmarks/Expressions") }
  private var position: URL { FileManager.default.temporaryDirectory.appending(path: "apus-expressions-\(getpid())") }

  /// Two tables of medians, and how many lines of them are as they should be.
  func table() throws -> String {
    try FileManager.default.createDirectory(at: position, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: position) }
    try writeCompiler()
    let (right, wrong) = (try rows(of: "Right", row: rightRow), try rows(of: "Wrong", row: wrongRow))
    return "| right | slowest expression | apus build | below \(Int(Self.aimOfRight)) ms |\n| --- | --- | --- | --- |\n"
      + right.map(\.text).joined() + "\n| wrong | unknown name | apus build | named within \(Int(Self.aimOfWrong / 1000)) s |\n"
      + "| --- | --- | --- | --- |\n" + wrong.map(\.text).joined()
      + "\n\(right.filter(\.isGood).count) of \(right.count) right ones, \(wrong.filter(\.isGood).count) of \(wrong.count) wrong ones"
  }

  private typealias Row = (text: String, isGood: Bool)

  private func rows(of kind: String, row: (URL) throws -> Row) throws -> [Row] {
    try FileManager.default.contentsOfDirectory(at: folder.appending(path: kind), includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" && (chosen.isEmpty || chosen.contains(name(of: $0))) }
      .sorted { $0.path < $1.path }
      .map(row)
  }

  private func name(of file: URL) -> String { file.deletingPathExtension().lastPathComponent }

  private func rightRow(_ file: URL) throws -> Row {
    let runs = try (0..<repeats).map { _ in try build(file) }
    guard let failed = runs.first(where: { $0.code != 0 }) else {
      let slowest = Measurement("", runs.map { slowestExpression(in: $0.output) })
      let whole = Measurement("", runs.map(\.milliseconds))
      let isGood = slowest.median < Self.aimOfRight
      let numbers = String(format: "%.0f ms | %.1f s", slowest.median, whole.median / 1000)
      return ("| \(name(of: file)) | \(numbers) | \(isGood ? "yes" : "NO") |\n", isGood)
    }
    let error = failed.output.split(separator: "\n").first { $0.contains("error: ") } ?? "it does not build"
    return ("| \(name(of: file)) | \(error) | | NO |\n", false)
  }

  private func wrongRow(_ file: URL) throws -> Row {
    let mark = "// unknown: "
    let first = try String(contentsOf: file, encoding: .utf8).prefix { $0 != "\n" }
    guard first.hasPrefix(mark) else { throw AppProcess.Failure(description: "\(file.path) must begin with \(mark)NAME") }
    let unknown = first.dropFirst(mark.count)
    let runs = try (0..<repeats).map { _ in try build(file) }
    let named = runs.allSatisfy { run in
      run.code != 0 && run.output.split(separator: "\n").contains { $0.contains("error: ") && $0.contains("'\(unknown)'") }
    }
    let whole = Measurement("", runs.map(\.milliseconds))
    let isGood = named && whole.median < Self.aimOfWrong
    let verdict = isGood ? "yes" : named ? "NO, too late" : "NO, not named"
    let time = String(format: "%.1f s", whole.median / 1000)
    return ("| \(name(of: file)) | \(unknown) | \(time) | \(verdict) |\n", isGood)
  }

  /// The milliseconds of the expression that took longest.
  private func slowestExpression(in output: String) -> Double {
    output.matches(of: #/expression took (\d+)ms/#).compactMap { Double($0.1) }.max() ?? 0
  }

  /// Builds a copy of a file, which is new each time, so that it is compiled.
  private func build(_ file: URL) throws -> (code: Int32, output: String, milliseconds: Double) {
    let copy = position.appending(path: "Expression.swift")
    try? FileManager.default.removeItem(at: copy)
    try (Data(contentsOf: file) + Data("// \(UUID())\n".utf8)).write(to: copy)
    let process = Process()
    process.executableURL = tool
    process.arguments = ["build", copy.path]
    process.currentDirectoryURL = root
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["PATH": "\(position.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    let started = ContinuousClock.now
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output, (ContinuousClock.now - started) / .milliseconds(1))
  }

  /// Writes a `swiftc` that tells the time of each expression, to be found before the other.
  private func writeCompiler() throws {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard let compiler = folders.map({ "\($0)/swiftc" }).first(where: FileManager.default.isExecutableFile) else {
      throw AppProcess.Failure(description: "there is no swiftc in PATH")
    }
    let script = position.appending(path: "swiftc")
    try Data("#!/bin/sh\nexec '\(compiler)' \"$@\" -Xfrontend -warn-long-expression-type-checking=1\n".utf8).write(to: script)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
  }
}
