import Foundation

/// One run of the peer app with its own X server, or without any display.
struct WindowRun {
  let app: AppProcess
  let workload: String
  let rows: Int

  /// The figures, named as the peers name theirs; `host` is `gtk` for a window and `image` for none.
  func figures(host: String) throws -> [PeerFigure] {
    let server = host == "gtk" ? try XServer() : nil
    defer { server?.stop() }
    let (frames, firstFrame) = try run(host: host, display: server?.display)
    var figures = [
      figure(host, "first_frame_ms", firstFrame, "ms"), figure(host, "first_frame_cpu_ms", frames[0].cpu_ms, "ms"),
      figure(host, "rss_mb", frames.last!.rss_kb / 1024, "MB"),
    ]
    // A line holds what the process used since the line before it; the first step's holds the wait, too.
    let samples = frames.dropFirst(2).map(\.cpu_ms)
    guard !samples.isEmpty else { return figures }
    let steps = Measurement(workload, samples)
    figures += [
      figure(host, "cpu_ms_mean", samples.reduce(0, +) / Double(samples.count), "ms"),
      figure(host, "cpu_ms_median", steps.median, "ms"), figure(host, "cpu_ms_p99", steps.percentile99, "ms"),
    ]
    return figures
  }

  /// How many frames of ten seconds of scrolling came more than half a frame late, and how many there were.
  static func lateFrames(of app: AppProcess) throws -> (late: Int, all: Int) {
    let server = try XServer()
    defer { server.stop() }
    let frames = try WindowRun(app: app, workload: "scroll", rows: 100_000).run(host: "gtk", display: server.display).frames
    // The first steps follow the wait for the start.
    let times = frames.dropFirst(3).map(\.time_ms)
    return (zip(times, times.dropFirst()).filter { $1 - $0 > 1.5 * 1000 / 60 }.count, times.count)
  }

  private func figure(_ host: String, _ metric: String, _ value: Double, _ unit: String) -> PeerFigure {
    PeerFigure(
      peer: host == "gtk" ? "apus" : "apus-image", version: "main", workload: workload, rows: rows, metric: metric, value: value,
      unit: unit)
  }

  private func run(host: String, display: String?) throws -> (frames: [FrameRecord], firstFrame: Double) {
    var environment = [
      "APUS_HOST": host, "APUS_ACTIONS": #"[{"after":12}]"#, "PEER_WORKLOAD": workload == "million" ? "rows" : workload,
      "PEER_ROWS": "\(rows)", "GDK_BACKEND": "x11", "GDK_SCALE": "2", "GSK_RENDERER": "cairo",
    ]
    environment["DISPLAY"] = display
    // Workloads without steps are over with their first frame; the app would wait for a person.
    return try app.run(environment: environment, endsAfterFirstFrame: ["first", "rows", "million"].contains(workload))
  }
}
