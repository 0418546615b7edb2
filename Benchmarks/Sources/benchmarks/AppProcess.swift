import Foundation

/// What one frame of an app cost, as `APUS_TRACE=frames` prints it.
struct FrameRecord: Decodable {
  let frame: Int
  let time_ms: Double
  let update_ms: Double
  let paint_ms: Double
  let cpu_ms: Double
  let pixels: Int
  let bodies: Int
  let texts: Int
  /// How many frames before it had nothing to paint.
  let unchanged: Int
  let rss_kb: Double

  var total: Double { update_ms + paint_ms }
}

/// An app's executable, and its runs.
struct AppProcess {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let executable: String

  /// Builds an app with `apus`, in release, and returns its executable.
  static func build(_ path: String, root: URL) throws -> AppProcess {
    let process = Process()
    process.executableURL = root.appending(path: "apus")
    process.arguments = ["build", path, "--configuration", "release"]
    process.currentDirectoryURL = root
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(description: "apus build \(path) failed") }
    return AppProcess(executable: text.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// Runs the app without a display, with actions; returns its frames, and the milliseconds from the start of the process to the
  /// end of the first of them.
  func run(actions: String) throws -> (frames: [FrameRecord], firstFrame: Double) {
    try run(environment: ["APUS_HOST": "image", "APUS_ACTIONS": actions])
  }

  /// Runs the app, or only until it has shown a frame where `endsAfterFirstFrame`.
  func run(
    environment: [String: String], endsAfterFirstFrame: Bool = false
  ) throws -> (frames: [FrameRecord], firstFrame: Double) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.environment = ProcessInfo.processInfo.environment.merging([
      "APUS_SIZE": "390x844", "APUS_SCALE": "2", "APUS_TRACE": "frames",
      "APUS_OUTPUT": FileManager.default.temporaryDirectory.appending(path: "apus-benchmark.png").path,
    ]) { $1 }.merging(environment) { $1 }
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    let start = Self.monotonicMilliseconds
    try process.run()
    var data = Data()
    while case let more = errors.fileHandleForReading.availableData, !more.isEmpty {
      data += more
      if endsAfterFirstFrame, data.contains(UInt8(ascii: "}")) { process.terminate() }
    }
    process.waitUntilExit()
    guard endsAfterFirstFrame || process.terminationStatus == 0 else {
      throw Failure(description: "\(executable) failed:\n\(String(decoding: data, as: UTF8.self))")
    }
    let frames = data.split(separator: UInt8(ascii: "\n")).compactMap { line in
      line.first == UInt8(ascii: "{") ? try? JSONDecoder().decode(FrameRecord.self, from: Data(line)) : nil
    }
    guard !frames.isEmpty else {
      throw Failure(description: "\(executable) made no frame:\n\(String(decoding: data, as: UTF8.self))")
    }
    return (frames, frames[0].time_ms - start)
  }

  private static var monotonicMilliseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }
}
