import Foundation

/// Looks at files every now and then, where the system tells of no changes.
final class PollingWatch: SourceWatch {
  private var places = WatchedPlaces()
  private var statuses: [Path: FileStatus] = [:]
  /// How long it rests between two looks; at least ten times what a look takes, so that most of the processor is left to others.
  private var pause = Duration.milliseconds(100)
  private let mostFolders: Int
  private(set) var shortfall: String?

  /// - Parameter mostFolders: The most folders that are watched with all that they hold.
  init(mostFolders: Int = WatchedPlaces.mostFolders) { self.mostFolders = mostFolders }

  func follow(_ places: WatchedPlaces) throws {
    guard places != self.places else { return }
    self.places = places
    let now = look()
    // What was known keeps its old state, so that no change between is lost.
    statuses = now.merging(statuses.filter { now[$0.key] != nil }) { $1 }
  }

  func changes(within duration: Duration) -> Set<Path> {
    let limit = ContinuousClock.now + duration
    while true {
      let now = look()
      var changed = Set(now.filter { statuses[$0.key] != $0.value }.keys)
      changed.formUnion(statuses.keys.filter { now[$0] == nil })
      statuses = now
      let left = limit - .now
      guard changed.isEmpty, left > .zero else { return changed }
      usleep(UInt32(min(pause, left) / .microseconds(1)))
    }
  }

  private func look() -> [Path: FileStatus] {
    let start = ContinuousClock.now
    var found: [Path: FileStatus] = [:]
    let places = places.found(atMost: mostFolders)
    shortfall = places.shortfall
    for (folder, names) in places.folders {
      for name in names ?? Set((try? folder.children()) ?? []) where !WatchedPlaces.leavesOut(file: name) {
        let path = folder / name
        guard let status = FileStatus(of: path), status.kind != .folder else { continue }
        found[path] = status
      }
    }
    pause = max(.milliseconds(100), (ContinuousClock.now - start) * 10)
    return found
  }
}
