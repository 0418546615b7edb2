import ApusTesting
import CairoRenderer
import Foundation
import Testing

/// Runs the command line of this build as a person would, with the framework of this build.
enum AppRun {
  /// The package's folder.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static var build: URL { root.appendingPathComponent(".build/debug") }

  /// The folder for caches: the apps that tests build do not belong among the person's own.
  static let cache = build.appendingPathComponent("test-cache")

  struct Outcome {
    let code: Int32
    let output: String
    let errors: String
  }

  /// Runs `apus` to its end.
  static func apus(_ arguments: [String], in folder: URL = root, environment: [String: String] = [:]) throws -> Outcome {
    let process = process(arguments, environment: environment)
    process.currentDirectoryURL = folder
    return try run(process)
  }

  /// Runs a command of the system to its end.
  static func run(_ command: String, _ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    return try run(process)
  }

  private static func run(_ process: Process) throws -> Outcome {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files and not pipes: whoever writes much to one of two pipes waits for ever while the other is read.
    let files = ["output", "errors"].map { folder.appending(path: $0) }
    for file in files { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Outcome(code: process.terminationStatus, output: texts[0], errors: texts[1])
  }

  /// A call of `apus` that has not begun.
  static func process(_ arguments: [String], environment: [String: String] = [:]) -> Process {
    let process = Process()
    process.executableURL = build.appendingPathComponent("apus")
    process.arguments = arguments
    process.currentDirectoryURL = root
    var all = ProcessInfo.processInfo.environment
    all["APUS_FRAMEWORK_BUILD"] = build.path
    all["APUS_ROOT"] = root.path
    all["XDG_CACHE_HOME"] = cache.path
    all.merge(environment) { $1 }
    process.environment = all
    return process
  }

  /// A new folder that the caller removes.
  static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("AppTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Compares a picture with the golden one of a name, as `Screen.expectImage` does.
  static func expectGolden(_ name: String, _ picture: URL, differing: Double = 0.002) throws {
    let pictures = RecordedPictures(folder: root.appendingPathComponent("Tests/AppTests/Goldens"))
    let problem = try pictures.problem(with: PixelBuffer(contentsOfPNG: picture), name, .init(differing: differing))
    if let problem { Issue.record("\(problem)") }
  }
}
