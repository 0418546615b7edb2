import Foundation

/// Ten seconds of flings in the window on each screen of the example of scrolling: how many frames came late.
struct Flings {
  static let screens = ["stretch", "paging", "collapse", "timetable", "sections"]
  static let ways = ["Then", "Today"]

  let root: URL
  /// The screens that are measured.
  var screens = Self.screens

  /// What one screen did, as a line of a table.
  struct Row {
    let screen: String
    let way: String
    let frames: Int
    /// Frames in motion that came more than half a frame after their time.
    let late: Int
    /// Milliseconds of work for a frame.
    let median: Double
    let percentile99: Double
    let worst: Double

    var markdown: String {
      let times = [median, percentile99, worst].map { String(format: "%.2f ms", $0) }
      return "| \(screen), \(way) | \(frames) | \(late) | \(times.joined(separator: " | ")) |"
    }
  }

  func rows() throws -> [Row] {
    let app = try AppProcess.build("Examples/ScrollShowcase", root: root)
    let server = try NewsServer(root: root)
    defer { server.stop() }
    return try screens.flatMap { screen in
      try Self.ways.map { way in
        try row(screen, way, frames: WindowFlings(app: app, screen: screen, way: way, server: server.address).frames())
      }
    }
  }

  private func row(_ screen: String, _ way: String, frames: [FrameRecord]) throws -> Row {
    let late = zip(frames, frames.dropFirst()).filter { Self.isLate($1, after: $0) }.count
    let work = Measurement(screen, frames.map(\.total))
    return Row(
      screen: screen, way: way, frames: frames.count, late: late, median: work.median, percentile99: work.percentile99,
      worst: frames.map(\.total).max() ?? 0)
  }

  private static func isLate(_ frame: FrameRecord, after last: FrameRecord) -> Bool {
    let interval = frame.time_ms - last.time_ms
    // Content that stands for a frame at the end of a pull has nothing to paint in it. What lasts long is a rest between two flings.
    return interval > (Double(frame.unchanged) + 1.5) * 1000 / 60 && interval < 150
  }
}

/// The example's server of news.
private final class NewsServer {
  let address: String
  private let process = Process()

  init(root: URL) throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", root.appending(path: "Examples/ScrollShowcase/Server/serve.py").path, "--port", "0"]
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    address = line.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func stop() {
    process.terminate()
    process.waitUntilExit()
  }
}

/// One run of the example in a window, with a hand that flings its content to and fro.
private struct WindowFlings {
  let app: AppProcess
  let screen: String
  let way: String
  let server: String

  /// The frames from the first fling on.
  func frames() throws -> [FrameRecord] {
    let display = try XServer()
    defer { display.stop() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: app.executable)
    process.environment = ProcessInfo.processInfo.environment.merging([
      "APUS_SIZE": "390x844", "APUS_TRACE": "frames", "APUS_HOST": "gtk", "DISPLAY": display.display, "GDK_BACKEND": "x11",
      "GDK_SCALE": "2", "GSK_RENDERER": "cairo", "SCROLL_SHOWCASE_SCREEN": screen, "SCROLL_SHOWCASE_WAY": way,
      "SCROLL_SHOWCASE_SERVER": server,
    ]) { $1 }
    let log = FileManager.default.temporaryDirectory.appending(path: "apus-flings-\(UUID().uuidString)")
    try Data().write(to: log)
    defer { try? FileManager.default.removeItem(at: log) }
    process.standardError = try FileHandle(forWritingTo: log)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    defer { process.waitUntilExit() }
    defer { kill(process.processIdentifier, SIGKILL) }
    try hand(["search", "--sync", "--onlyvisible", "--name", "."], on: display)
    // The first frames are those of the start.
    try hand(["mousemove", "400", "900", "sleep", "1"], on: display)
    let before = try records(log).count
    let start = ContinuousClock.now
    var count = 0
    while ContinuousClock.now - start < .seconds(10) {
      try hand(fling(up: count % 6 < 3), on: display)
      count += 1
    }
    return Array(try records(log).dropFirst(before))
  }

  /// A hundred milliseconds of a finger, and what the content does after it.
  private func fling(up: Bool) -> [String] {
    var words = ["mousemove", "400", up ? "1300" : "700", "mousedown", "1"]
    for step in 1...8 {
      words += ["mousemove", "400", "\(up ? 1300 - step * 75 : 700 + step * 75)", "sleep", "0.012"]
    }
    return words + ["mouseup", "1", "sleep", "0.45"]
  }

  private func records(_ log: URL) throws -> [FrameRecord] {
    try Data(contentsOf: log).split(separator: UInt8(ascii: "\n")).compactMap { line in
      line.first == UInt8(ascii: "{") ? try? JSONDecoder().decode(FrameRecord.self, from: Data(line)) : nil
    }
  }

  private func hand(_ words: [String], on display: XServer) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["timeout", "60", "xdotool"] + words
    process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display.display]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw AppProcess.Failure(description: "xdotool \(words.joined(separator: " ")) failed")
    }
  }
}
