import CairoRenderer
import Foundation
import Testing

/// Runs the command line of this build as a person would, with the framework of this build.
enum AppRun {
  /// The package's folder.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static var build: URL { root.appendingPathComponent(".build/debug") }

  struct Outcome {
    let code: Int32
    let output: String
    let errors: String
  }

  /// Runs `apus` to its end.
  static func apus(_ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
    try run(process(arguments, environment: environment))
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
    // The apps that tests build do not belong among the person's own.
    all["XDG_CACHE_HOME"] = build.appendingPathComponent("test-cache").path
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
    let golden = root.appendingPathComponent("Tests/AppTests/Goldens/\(name).png")
    if ProcessInfo.processInfo.environment["APUS_RECORD"]?.split(separator: ",").contains(Substring(name)) == true {
      try? FileManager.default.removeItem(at: golden)
      try FileManager.default.copyItem(at: picture, to: golden)
      Issue.record("recorded \(golden.path); look at it, then run without APUS_RECORD")
      return
    }
    let fraction = try PixelComparison.fraction(of: golden, picture)
    if fraction > differing {
      let kept = FileManager.default.temporaryDirectory.appendingPathComponent(name + ".new.png")
      try? FileManager.default.removeItem(at: kept)
      try FileManager.default.copyItem(at: picture, to: kept)
      Issue.record("\(fraction * 100) % of the pixels differ from \(golden.path); the new picture is \(kept.path)")
    }
  }
}

/// The fraction of pixels in which two pictures differ visibly.
enum PixelComparison {
  static func fraction(of first: URL, _ second: URL, tolerance: Int = 24) throws -> Double {
    let (a, b) = (try PixelBuffer(contentsOfPNG: first), try PixelBuffer(contentsOfPNG: second))
    guard a.width == b.width, a.height == b.height else { return 1 }
    let (left, right) = (a.bytes, b.bytes)
    var count = 0
    for offset in stride(from: 0, to: a.stride * a.height, by: 4) {
      let isDifferent = (0..<4).contains { abs(Int(left[offset + $0]) - Int(right[offset + $0])) > tolerance }
      if isDifferent { count += 1 }
    }
    return Double(count) / Double(a.width * a.height)
  }
}
