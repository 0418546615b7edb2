/// Says which files may have changed.
///
/// One thread at a time uses a watch.
protocol SourceWatch {
  /// Watches places, and no others from now on.
  func follow(_ places: WatchedPlaces) throws

  /// What has changed since it was asked for last: files, or folders of which all may have; where nothing has, it waits so long for
  /// something.
  func changes(within duration: Duration) -> Set<Path>

  /// What of the places is not watched, and why, in a line for people; `nil`: all are.
  var shortfall: String? { get }
}

enum SourceWatches {
  /// The watch that the system has room for: one that is told of changes, else one that looks for them.
  ///
  /// - Parameters:
  ///   - places: What to watch first.
  ///   - say: Tells people what is not as usual.
  /// - Returns: The watch, which watches.
  /// - Throws: Where the places cannot be watched at all.
  static func watch(_ places: WatchedPlaces, say: (String) -> Void) throws -> any SourceWatch {
    do {
      let watch = try NotifiedWatch()
      try watch.follow(places)
      return watch
    } catch let error as CommandError {
      say("\(error.message); files are looked at ten times a second instead")
      let watch = PollingWatch()
      try watch.follow(places)
      return watch
    }
  }
}
