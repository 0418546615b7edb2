import Foundation

/// What charts of many points and a canvas of many shapes cost, the still pictures beside matplotlib's.
struct Charts {
  private static let kinds = ["line", "point", "bar"]
  private static let counts = [1_000, 10_000, 100_000]
  private static let shapes = 10_000

  let root: URL
  let python: String?
  let repeats: Int
  let app: AppProcess

  init(root: URL, python: String?, repeats: Int) throws {
    (self.root, self.python, self.repeats) = (root, python, repeats)
    app = try AppProcess.build("Benchmarks/Apps/Charts", root: root)
  }

  /// A table of medians.
  func table() throws -> String {
    let titles = "| chart | points | first picture | matplotlib | ratio | first picture, scrolls | a scroll frame | 99 % "
    var text = titles + "| memory | grown by |\n"
    text += String(repeating: "| --- ", count: 10) + "|\n"
    for kind in Self.kinds {
      for count in Self.counts {
        let still = try (0..<repeats).map { _ in try shown(kind, count, [:], then: []).first.total }
        let scrolls = try scrolled(kind, count)
        let own = Measurement(kind, still).median
        let other = try peer(kind, count).map { Measurement(kind, $0).median }
        let numbers = [
          milliseconds(own), other.map(milliseconds) ?? "–", other.map { String(format: "%.1f", $0 / own) } ?? "–",
          milliseconds(scrolls.first), milliseconds(scrolls.frames.median), milliseconds(scrolls.frames.percentile99),
          String(format: "%.1f MB", scrolls.memory), String(format: "%.1f MB", scrolls.growth),
        ]
        text += "| \(kind) | \(count) | " + numbers.joined(separator: " | ") + " |\n"
      }
    }
    let frames = try shown("canvas", Self.shapes, [:], then: [#"{"after":2.2}"#]).frames.dropFirst(2).map(\.total)
    return text + "\n| what | median | 99 % | aim |\n| --- | --- | --- | --- |\n"
      + Measurement("a frame of a canvas of \(Self.shapes) shapes that move", Array(frames), aim: 16).markdown
  }

  private func milliseconds(_ value: Double) -> String { String(format: value < 10 ? "%.2f ms" : "%.0f ms", value) }

  /// The frames of a run, of which the second shows the chart.
  private func shown(
    _ kind: String, _ count: Int, _ more: [String: String], then actions: [String]
  ) throws -> (first: FrameRecord, frames: [FrameRecord]) {
    let list = ([#"{"tap":"Show"}"#] + actions).joined(separator: ",")
    let environment = ["APUS_HOST": "image", "APUS_ACTIONS": "[\(list)]", "CHART_KIND": kind, "CHART_COUNT": "\(count)"]
    let frames = try app.run(environment: environment.merging(more) { $1 }).frames
    guard frames.count > 1 else { throw AppProcess.Failure(description: "\(kind): the tap made no frame") }
    return (frames[1], frames)
  }

  /// The frames while fingers fling the chart to and fro, and how the memory grew from the first of them to the last, in MB.
  private func scrolled(
    _ kind: String, _ count: Int
  ) throws -> (first: Double, frames: Measurement, memory: Double, growth: Double) {
    let swipes = Array(repeating: #"{"swipe":"left"}"#, count: 8) + Array(repeating: #"{"swipe":"right"}"#, count: 8)
    let run = try shown(kind, count, ["CHART_SCROLLS": "1"], then: swipes + swipes)
    let frames = run.frames.dropFirst(2)
    // What the first swipes make is made once.
    let settled = frames[frames.startIndex + frames.count / 4].rss_kb, last = frames.last!.rss_kb
    return (run.first.total, Measurement(kind, frames.map(\.total)), last / 1024, (last - settled) / 1024)
  }

  /// The milliseconds of matplotlib's pictures.
  private func peer(_ kind: String, _ count: Int) throws -> [Double]? {
    guard let python else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    // Each of its hundred thousand bars is an object of its own, which takes most of a minute.
    let times = kind == "bar" && count >= 100_000 ? 1 : repeats
    process.arguments = [root.appending(path: "Benchmarks/Peers/charts.py").path, kind, "\(count)", "\(times)"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw AppProcess.Failure(description: "matplotlib failed on \(kind)") }
    return text.split(separator: "\n").compactMap { Double($0) }
  }
}
