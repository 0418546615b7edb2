import Foundation

/// Measures Apus and prints medians; see README.md.
@main
enum Main {
  static func main() throws {
    let environment = ProcessInfo.processInfo.environment
    guard let rootPath = environment["APUS_ROOT"] else { throw AppProcess.Failure(description: "call Benchmarks/run") }
    let words = Array(CommandLine.arguments.dropFirst())
    let repeats = value(of: "--repeat", in: words).flatMap(Int.init) ?? 15
    let measurements = try Measurements.take(root: URL(fileURLWithPath: rootPath), repeats: repeats)
    print("| what | median | 99 % | aim |\n| --- | --- | --- | --- |")
    for row in measurements { print(row.markdown) }
    if let file = value(of: "--json", in: words) {
      let lines = try measurements.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) + "\n" }
      try lines.joined().write(toFile: file, atomically: true, encoding: .utf8)
    }
  }

  private static func value(of name: String, in words: [String]) -> String? {
    words.firstIndex(of: name).flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
  }
}
