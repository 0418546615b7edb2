import Foundation

/// Measures what apps do with many models beside SQLite's C interface and Python's sqlite3; called by Benchmarks/data.
@main
enum Main {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    let rows = max(number("--rows", in: words) ?? 20_000, 5_200), repeats = max(number("--repeat", in: words) ?? 5, 1)
    let folder = FileManager.default.temporaryDirectory.appending(path: "apus-data-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var own = Figures(), peer = Figures(), python = Figures()
    for _ in 0..<repeats {
      add(try OwnRun(folder: folder, rows: rows).figures(), to: &own)
      if words.contains("--alone") { continue }
      add(try SQLiteRun(folder: folder, rows: rows).figures(), to: &peer)
      if let script = value("--python", in: words) {
        add(try PythonRun(script: URL(fileURLWithPath: script), folder: folder, rows: rows).figures(), to: &python)
      }
    }
    print("\(rows) rows, medians of \(repeats), processor time\n")
    print("| what | time | SQLite in C | ratio | aim | Python's sqlite3 | ratio |\n| --- | --- | --- | --- | --- | --- | --- |")
    for workload in Workload.allCases { print(line(workload, own, peer, python)) }
  }

  private static func number(_ name: String, in words: [String]) -> Int? { value(name, in: words).flatMap { Int($0) } }

  private static func value(_ name: String, in words: [String]) -> String? {
    words.firstIndex(of: name).flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
  }

  private static func add(_ run: [Workload: Double], to figures: inout Figures) {
    for (workload, seconds) in run { figures[workload, default: []].append(seconds) }
  }

  private static func line(_ workload: Workload, _ own: Figures, _ peer: Figures, _ python: Figures) -> String {
    let mine = own[workload].map(median)
    if workload == .memory {
      // A later run finds memory that earlier ones have left.
      return "| \(workload.title) | \(own[workload]?.first.map { String(format: "%.0f bytes", $0) } ?? "–") | – | – | – | – | – |"
    }
    let other = peer[workload].map(median), third = python[workload].map(median)
    let columns = [
      text(mine), text(other), ratio(mine, other), workload.aim.map { String(format: "%.0f", $0) } ?? "–", text(third),
      ratio(mine, third),
    ]
    return "| \(workload.title) | " + columns.joined(separator: " | ") + " |"
  }

  private static func ratio(_ mine: Double?, _ other: Double?) -> String {
    guard let mine, let other, other > 0 else { return "–" }
    return String(format: "%.2f", mine / other)
  }

  private static func text(_ seconds: Double?) -> String {
    guard let seconds else { return "–" }
    if seconds < 1e-6 { return String(format: "%.0f ns", seconds * 1e9) }
    return seconds < 1e-3 ? String(format: "%.2f µs", seconds * 1e6) : String(format: "%.2f ms", seconds * 1e3)
  }
}
