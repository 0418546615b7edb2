/// Builds the app that is being written, again and again.
protocol DevBuilder {
  /// Builds what has changed.
  ///
  /// - Parameter changed: The paths that may have changed; `nil` where nothing is known and all is looked at.
  /// - Returns: What has come of it; what is wrong with the app is no error here.
  /// - Throws: ``CommandError/interrupted(_:)``.
  func build(after changed: Set<Path>?) throws -> DevResult

  /// The places in which something lies that decides what is built, as far as they are known by now.
  var places: WatchedPlaces { get }
}

/// What a build has come to.
enum DevResult: Equatable {
  /// It would be the same as the last one that came to its end.
  case unchanged
  case built(DevBuild)
  /// It did not come to its end; the text is what people are to know: places, messages, the lines of the sources.
  case failed(String)
}
