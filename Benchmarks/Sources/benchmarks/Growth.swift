import Foundation

/// What the workloads cost as lists, trees and rows grow; docs/Performance.md says why.
enum Growth {
  private static let sizes: [(workload: String, sizes: [Int])] = [
    ("rows", [100, 1_000, 10_000, 100_000, 1_000_000]), ("scroll", [1_000, 10_000, 100_000, 1_000_000]),
    ("jump", [100, 1_000, 10_000, 100_000, 1_000_000]), ("update", [100, 1_000, 10_000, 100_000, 1_000_000]),
    ("depth", [10, 100]), ("breadth", [10, 100, 1_000, 10_000]),
  ]

  /// A table: processor time of a step, or of everything to the first frame where there are no steps.
  static func table(root: URL) throws -> String {
    let app = try AppProcess.build("Benchmarks/Apps/Peer", root: root)
    var text = "| workload | size | first frame, CPU | a step, CPU | memory |\n| --- | --- | --- | --- | --- |\n"
    for (workload, sizes) in sizes {
      for size in sizes {
        let figures = try WindowRun(app: app, workload: workload, rows: size).figures(host: "image")
        let value = { (metric: String, unit: String) in
          figures.first { $0.metric == metric }.map { String(format: "%.2f \(unit)", $0.value) } ?? "–"
        }
        let step = value("cpu_ms_median", "ms")
        text += "| \(workload) | \(size) | \(value("first_frame_cpu_ms", "ms")) | \(step) | \(value("rss_mb", "MB")) |\n"
      }
    }
    return text
  }
}
