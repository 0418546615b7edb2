import Foundation

/// One run of the peer app with its own X server, or without any display.
struct WindowRun {
  let app: AppProcess
  let workload: String
  let rows: Int

  private struct Line: Decodable {
    let time_ms: Double
    let cpu_ms: Double
    let rss_kb: Double
  }

  /// The figures, named as the peers name theirs; `host` is `gtk` for a window and `image` for none.
  func figures(host: String) throws -> [PeerFigure] {
    let server = host == "gtk" ? try XServer() : nil
    defer { server?.stop() }
    let start = Self.monotonicMilliseconds
    let lines = try run(host: host, display: server?.display)
    guard let first = lines.first, let last = lines.last else {
      throw AppProcess.Failure(description: "the peer app drew nothing for \(workload)")
    }
    var figures = [
      figure(host, "first_frame_ms", first.time_ms - start, "ms"), figure(host, "first_frame_cpu_ms", first.cpu_ms, "ms"),
      figure(host, "rss_mb", last.rss_kb / 1024, "MB"),
    ]
    // A line holds what the process used since the line before it; the first step's holds the wait, too.
    let samples = lines.dropFirst(2).map(\.cpu_ms).sorted()
    guard let middle = samples.indices.last.map({ samples[$0 / 2] }) else { return figures }
    figures += [
      figure(host, "cpu_ms_mean", samples.reduce(0, +) / Double(samples.count), "ms"),
      figure(host, "cpu_ms_median", middle, "ms"),
      figure(host, "cpu_ms_p99", samples[Int(Double(samples.count) * 0.99)], "ms"),
    ]
    return figures
  }

  /// How many frames of ten seconds of scrolling came more than half a frame late, and how many there were.
  static func lateFrames(of app: AppProcess) throws -> (late: Int, all: Int) {
    let server = try XServer()
    defer { server.stop() }
    let lines = try WindowRun(app: app, workload: "scroll", rows: 100_000).run(host: "gtk", display: server.display)
    // The first steps follow the wait for the start.
    let times = lines.dropFirst(3).map(\.time_ms)
    return (zip(times, times.dropFirst()).filter { $1 - $0 > 1.5 * 1000 / 60 }.count, times.count)
  }

  private func figure(_ host: String, _ metric: String, _ value: Double, _ unit: String) -> PeerFigure {
    PeerFigure(
      peer: host == "gtk" ? "apus" : "apus-image", version: "main", workload: workload, rows: rows, metric: metric, value: value,
      unit: unit)
  }

  private func run(host: String, display: String?) throws -> [Line] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: app.executable)
    let kind = workload == "million" ? "rows" : workload
    var environment = ProcessInfo.processInfo.environment.merging([
      "APUS_HOST": host, "APUS_SIZE": "390x844", "APUS_SCALE": "2", "APUS_TRACE": "frames", "APUS_ACTIONS": #"[{"after":12}]"#,
      "APUS_OUTPUT": FileManager.default.temporaryDirectory.appending(path: "apus-peer.png").path,
      "PEER_WORKLOAD": kind, "PEER_ROWS": "\(rows)", "GDK_BACKEND": "x11", "GDK_SCALE": "2", "GSK_RENDERER": "cairo",
    ]) { $1 }
    environment["DISPLAY"] = display
    process.environment = environment
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    // Workloads without steps are over with their first frame; the app would wait for a person.
    let isStill = ["first", "rows", "million"].contains(workload)
    var data = Data()
    while true {
      let more = errors.fileHandleForReading.availableData
      if more.isEmpty { break }
      data += more
      if isStill, data.contains(UInt8(ascii: "}")) { process.terminate() }
    }
    process.waitUntilExit()
    return data.split(separator: UInt8(ascii: "\n")).compactMap { try? JSONDecoder().decode(Line.self, from: Data($0)) }
  }

  private static var monotonicMilliseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }
}

/// An X server without a screen of glass.
private final class XServer {
  let display: String
  private let process = Process()

  init() throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1900x24"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    display = ":" + text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func stop() {
    process.terminate()
    process.waitUntilExit()
  }
}
