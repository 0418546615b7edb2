import LaunchContract
import RemoteControl

@testable import ApusCommand

/// What a loop is given in place of a stage, a builder, a watch and a person: they say what a test has them say, in order, and write
/// down what they were asked for.
final class StandInDevelopment: DevStage, DevBuilder, SourceWatch, DevPerson {
  /// What one turn of the loop finds.
  enum Turn {
    case changes(Set<Path>)
    case wish(DevWish)
    case end(DevEnd)
    /// Nothing, for so long that what comes after it is another change.
    case rest
  }

  struct Refused: Error {}

  var turns: [Turn]
  var results: [DevResult]
  /// What apps answer to being saved; the last one is kept.
  var savings: [RemoteSaved?] = [RemoteSaved(kept: 1, lost: [])]
  /// Whether the builds show that are to be shown, in order; after the last one all do.
  var shows: [Bool] = []
  var places = WatchedPlaces()
  var shortfall: String?
  private(set) var calls: [String] = []
  private var found: DevEnd?

  init(_ turns: [Turn], results: [DevResult]) { (self.turns, self.results) = (turns, results) }

  /// A build of an app.
  static func build(_ name: String) -> DevBuild {
    DevBuild(BuiltApp(name: name, executable: Path("/app") / name), preview: nil)
  }

  func show(_ app: DevBuild, restoring saved: String?) throws {
    guard shows.isEmpty || shows.removeFirst() else { throw Refused() }
    calls.append("show \(app.name)" + (saved == nil ? "" : " restored"))
  }

  func save(to file: String) -> RemoteSaved? {
    calls.append("save")
    return savings.count > 1 ? savings.removeFirst() : savings[0]
  }

  func show(notice: String?) { calls.append("notice \(notice ?? "-")") }

  var ended: DevEnd? {
    if case .end(let end)? = turns.first {
      turns.removeFirst()
      return end
    }
    return nil
  }

  func end() { calls.append("end") }

  func build(after changed: Set<Path>?) throws -> DevResult {
    calls.append("build " + (changed.map { $0.map(\.string).sorted().joined(separator: " ") } ?? "all"))
    return results.count > 1 ? results.removeFirst() : results[0]
  }

  func follow(_ places: WatchedPlaces) throws { self.places = places }

  func changes(within duration: Duration) -> Set<Path> {
    switch turns.first {
    case .changes(let paths):
      turns.removeFirst()
      return paths
    case .rest:
      turns.removeFirst()
      return []
    case .wish, .end, nil: return []
    }
  }

  /// The next wish; where nothing is left to happen, the end.
  func wish() -> DevWish? {
    guard let turn = turns.first else { return .quit }
    guard case .wish(let wish) = turn else { return nil }
    turns.removeFirst()
    return wish
  }
}
