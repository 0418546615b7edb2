import Foundation

/// Measures Apus and prints medians; see README.md.
@main
enum Main {
  static func main() throws {
    let environment = ProcessInfo.processInfo.environment
    guard let rootPath = environment["APUS_ROOT"] else { throw AppProcess.Failure(description: "call Benchmarks/run") }
    let words = Array(CommandLine.arguments.dropFirst())
    if words.first == "growth" { return print(try Growth.table(root: URL(fileURLWithPath: rootPath))) }
    if words.first == "flings" {
      return try flings(words, root: URL(fileURLWithPath: rootPath))
    }
    if words.first == "compare" { return try compare(words, root: URL(fileURLWithPath: rootPath)) }
    if words.first == "charts" {
      let charts = try Charts(
        root: URL(fileURLWithPath: rootPath), python: value(of: "--python", in: words),
        repeats: value(of: "--repeat", in: words).flatMap(Int.init) ?? 5)
      return print(try charts.table())
    }
    if words.first == "expressions" { return print(try expressions(words, root: URL(fileURLWithPath: rootPath)).table()) }
    let repeats = value(of: "--repeat", in: words).flatMap(Int.init) ?? 15
    let measurements = try Measurements.take(root: URL(fileURLWithPath: rootPath), repeats: repeats)
    print("| what | median | 99 % | aim |\n| --- | --- | --- | --- |")
    for row in measurements { print(row.markdown) }
    let window = try WindowRun.lateFrames(of: .build("Benchmarks/Apps/Peer", root: URL(fileURLWithPath: rootPath)))
    print("\nScrolling in a window for ten seconds: \(window.late) of \(window.all) frames came late.")
    if let file = value(of: "--json", in: words) {
      let lines = try measurements.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) + "\n" }
      try lines.joined().write(toFile: file, atomically: true, encoding: .utf8)
    }
  }

  private static func expressions(_ words: [String], root: URL) -> Expressions {
    Expressions(
      root: root, tool: value(of: "--apus", in: words).map { URL(fileURLWithPath: $0) } ?? root.appending(path: "apus"),
      repeats: value(of: "--repeat", in: words).flatMap(Int.init) ?? 3,
      chosen: Set(words.indices.dropLast().filter { words[$0] == "--only" }.map { words[$0 + 1] }))
  }

  private static func flings(_ words: [String], root: URL) throws {
    var flings = Flings(root: root)
    if let screen = value(of: "--screen", in: words) {
      guard Flings.screens.contains(screen) else {
        throw AppProcess.Failure(description: "a screen is one of \(Flings.screens.joined(separator: ", "))")
      }
      flings.screens = [screen]
    }
    print("| screen | frames | late | median | 99 % | worst |\n| --- | --- | --- | --- | --- | --- |")
    try flings.rows().forEach { print($0.markdown) }
  }

  private static func compare(_ words: [String], root: URL) throws {
    guard let peers = value(of: "--peers", in: words) else {
      throw AppProcess.Failure(description: "say where the peers are: Benchmarks/compare --peers FOLDER")
    }
    let chosen = words.indices.dropLast().filter { words[$0] == "--workload" }.map { words[$0 + 1] }
    let comparison = Comparison(
      root: root, peers: URL(fileURLWithPath: peers), repeats: value(of: "--repeat", in: words).flatMap(Int.init) ?? 3,
      chosen: chosen)
    let figures = try comparison.run()
    print(Comparison.tables(of: figures))
    guard let file = value(of: "--out", in: words) else { return }
    let lines = try figures.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) + "\n" }
    try lines.joined().write(toFile: file, atomically: true, encoding: .utf8)
  }

  private static func value(of name: String, in words: [String]) -> String? {
    words.firstIndex(of: name).flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
  }
}
