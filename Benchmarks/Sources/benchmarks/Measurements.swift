import Foundation

/// A measured cost: milliseconds over repetitions.
struct Measurement: Encodable {
  let name: String
  let median: Double
  let percentile99: Double
  /// What it should cost at most; `nil` where nothing was set.
  let aim: Double?

  init(_ name: String, _ samples: [Double], aim: Double? = nil) {
    let sorted = samples.sorted()
    self.name = name
    median = sorted[sorted.count / 2]
    percentile99 = sorted[min(sorted.count - 1, sorted.count * 99 / 100)]
    self.aim = aim
  }

  var markdown: String {
    let number = { (value: Double) in String(format: value < 10 ? "%.2f ms" : "%.0f ms", value) }
    return "| \(name) | \(number(median)) | \(number(percentile99)) | \(aim.map { "< " + number($0) } ?? "") |"
  }
}

enum Measurements {
  static func take(root: URL, repeats: Int) throws -> [Measurement] {
    let town = try AppProcess.build("Examples/TownRanking", root: root)
    let labels = try AppProcess.build("Benchmarks/Apps/OneLabel", root: root)
    // The first run warms the file and font caches.
    _ = try town.run(actions: "[]")
    let first = try (0..<repeats).map { _ in try town.run(actions: "[]").firstFrame }
    let repaints = try town.run(actions: #"[{"repaint":200}]"#).frames.dropFirst()
    let taps = Array(repeating: #"{"tap":"Count"}"#, count: 200).joined(separator: ",")
    let updates = try labels.run(actions: "[\(taps)]").frames.dropFirst()
    let wheel = Array(repeating: #"{"scroll":4},{"scroll":4},{"scroll":4},{"scroll":-12}"#, count: 50).joined(separator: ",")
    let scrolls = try town.run(actions: "[\(wheel)]").frames.dropFirst()
    return [
      Measurement("first frame of TownRanking, from the start of the process", first, aim: 100),
      Measurement("full repaint of TownRanking", repaints.map(\.total), aim: 6),
      Measurement("update of one label of 100, pixels included", updates.map(\.total), aim: 0.5),
      Measurement("a wheel step over TownRanking's list", scrolls.map(\.total)),
    ]
  }
}
