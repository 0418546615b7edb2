import Foundation

/// The lines of a lazy container for one length across its axis: which elements make them, how long they are, and the tracks that
/// their cells fill.
struct LazyLines {
  /// The length across the axis; `nil` where none was proposed.
  var crossLength: CGFloat?
  var tracks: GridTracks
  var index: LazyLineIndex
  var extents: LazyExtents
  /// Whether elements have come, gone or moved since.
  var listHasChanged = false
  /// Whether the container's configuration has changed since.
  var isReconfigured = false

  /// Whether lines that do not show may have got other lengths since.
  var isOutdated = false

  /// Whether they were worked out at all.
  private(set) var isMade = true

  /// Lines that nobody has worked out yet: they hold for no length, and nothing of them is kept.
  static let none: LazyLines = {
    var lines = LazyLines(
      crossLength: nil, tracks: GridTracks([GridItem()], in: nil), index: LazyLineIndex(segments: [], columns: 1),
      extents: LazyExtents(count: 0, spacing: 0))
    (lines.isMade, lines.listHasChanged, lines.isOutdated) = (false, true, true)
    return lines
  }()

  /// Whether they hold for a length across the axis.
  func hold(for length: CGFloat?) -> Bool { !listHasChanged && !isReconfigured && !isOutdated && crossLength == length }
}
