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
    // Between two acts of a person the host lets time pass until all is at rest, frame by frame.
    let (up, down) = (#"{"swipe":"up"}"#, #"{"swipe":"down"}"#)
    let flings = try frames(of: town, doing: [up, up, down, down])
    let pages = try frames(of: town, doing: [#"{"swipe":"left"}"#, #"{"swipe":"right"}"#])
    let tabs = try frames(of: town, doing: [#"{"tap":"tab.buy"}"#, #"{"tap":"tab.rent"}"#])
    return try [
      Measurement("first frame of TownRanking, from the start of the process", first, aim: 100),
      Measurement("full repaint of TownRanking", repaints.map(\.total), aim: 6),
      Measurement("update of one label of 100, pixels included", updates.map(\.total), aim: 0.5),
      Measurement("a wheel step over TownRanking's list", scrolls.map(\.total), aim: 2),
      Measurement("a frame of a fling over TownRanking's list", flings.map(\.total), aim: 2),
      Measurement("a frame while a page follows the finger and settles", pages.map(\.total), aim: 2),
      Measurement("a frame of the tabs' animation", tabs.map(\.total), aim: 2),
    ] + landmarks(root: root, repeats: repeats)
  }

  /// A screen full of pictures, and a map that slides in.
  private static func landmarks(root: URL, repeats: Int) throws -> [Measurement] {
    let app = try AppProcess.build("Examples/Landmarks", root: root)
    // The first run draws the pictures that the others find.
    _ = try app.run(actions: "[]")
    let first = try (0..<repeats).map { _ in try app.run(actions: "[]").firstFrame }
    let position = #"{"tap":"Uluru, Northern Territory, Australia"}"#
    let acts = Array(repeating: [position, #"{"tap":"Landmarks"}"#], count: 5).flatMap { $0 }.joined(separator: ",")
    let pushes = try app.run(actions: #"[{"tap":"List"},\#(acts)]"#).frames.dropFirst(20)
    return [
      Measurement("first frame of Landmarks, from the start of the process", first, aim: 110),
      Measurement("a frame while a place of Landmarks is pushed or popped", pushes.map(\.total), aim: 16),
    ]
  }

  /// The frames of acts that are repeated ten times, without those of the first time, when pages and rows are made.
  private static func frames(of app: AppProcess, doing acts: [String]) throws -> ArraySlice<FrameRecord> {
    let all = Array(repeating: acts, count: 10).flatMap { $0 }.joined(separator: ",")
    let frames = try app.run(actions: "[\(all)]").frames
    return frames.dropFirst(frames.count / 10)
  }
}
