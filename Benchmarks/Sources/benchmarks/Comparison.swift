import Foundation

/// A figure of a workload in a toolkit, as the peers print it.
struct PeerFigure: Codable {
  var peer: String
  var version: String
  var workload: String
  var rows: Int
  var metric: String
  var value: Double
  var unit: String
}

/// Runs workloads in other toolkits and in Apus and prints them side by side.
struct Comparison {
  /// The workloads of the peers, with their rows.
  static let workloads = [
    ("first", 20), ("rows", 100_000), ("million", 1_000_000), ("scroll", 100_000), ("jump", 100_000), ("update", 100_000),
    ("relayout", 0), ("push", 10_000),
  ]
  /// Those that the peers do not have.
  private static let own: Set = ["push"]
  /// What is compared: the metric, and the ratio to the best peer that is aimed at.
  private static let aims: [(workload: String, metric: String, aim: Double)] = [
    ("first", "first_frame_ms", 0.6), ("scroll", "cpu_ms_median", 0.5), ("jump", "cpu_ms_median", 0.5),
    ("update", "cpu_ms_median", 0.5), ("relayout", "cpu_ms_median", 0.5), ("million", "rss_mb", 1),
  ]

  let root: URL
  let peers: URL
  let repeats: Int
  let chosen: [String]

  func run() throws -> [PeerFigure] {
    let app = try AppProcess.build("Benchmarks/Apps/Peer", root: root)
    var figures: [PeerFigure] = []
    for (name, rows) in Self.workloads where chosen.isEmpty || chosen.contains(name) {
      if !Self.own.contains(name) { figures += try peerFigures(of: name) }
      for _ in 0..<repeats {
        figures += try WindowRun(app: app, workload: name, rows: rows).figures(host: "gtk")
        figures += try WindowRun(app: app, workload: name, rows: rows).figures(host: "image")
      }
    }
    return figures
  }

  /// What the peers need for a workload.
  private func peerFigures(of workload: String) throws -> [PeerFigure] {
    let out = FileManager.default.temporaryDirectory.appending(path: "apus-peers")
    let process = Process()
    process.executableURL = peers.appending(path: "run-peers")
    process.arguments = ["--workload", workload, "--repeat", "\(repeats)", "--out", out.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw AppProcess.Failure(description: "\(peers.path)/run-peers failed; was setup-peers called?")
    }
    let text = try String(contentsOf: out.appending(path: "results.jsonl"), encoding: .utf8)
    return text.split(separator: "\n").compactMap { try? JSONDecoder().decode(PeerFigure.self, from: Data($0.utf8)) }
  }

  /// A table of medians, and one of ratios to the best peer.
  static func tables(of figures: [PeerFigure]) -> String {
    let metrics = ["first_frame_ms", "first_frame_cpu_ms", "cpu_ms_mean", "cpu_ms_median", "cpu_ms_p99", "rss_mb"]
    let number = { (value: Double?) in value.map { String(format: "%.2f", $0) } ?? "–" }
    var text = "| workload | toolkit | " + metrics.joined(separator: " | ") + " |\n"
    text += String(repeating: "| --- ", count: metrics.count + 2) + "|\n"
    for (workload, _) in workloads {
      for peer in ["gtk", "qt", "chromium", "apus", "apus-image"] {
        let values = metrics.map { median(of: figures, workload, peer, $0) }
        guard values.contains(where: { $0 != nil }) else { continue }
        text += "| \(workload) | \(peer) | " + values.map(number).joined(separator: " | ") + " |\n"
      }
    }
    text += "\n| workload | what | best peer | Apus | ratio | aim |\n| --- | --- | --- | --- | --- | --- |\n"
    for (workload, metric, aim) in aims {
      let others = ["gtk", "qt", "chromium"].compactMap { peer in
        median(of: figures, workload, peer, metric).map { (peer, $0) }
      }
      guard let best = others.min(by: { $0.1 < $1.1 }), let own = median(of: figures, workload, "apus", metric) else { continue }
      text +=
        "| \(workload) | \(metric) | \(number(best.1)) (\(best.0)) | \(number(own)) | \(number(own / best.1)) | ≤ \(aim) |\n"
    }
    return text
  }

  private static func median(of figures: [PeerFigure], _ workload: String, _ peer: String, _ metric: String) -> Double? {
    let values = figures.filter { $0.workload == workload && $0.peer == peer && $0.metric == metric }.map(\.value)
    return values.isEmpty ? nil : Measurement(metric, values).median
  }
}
