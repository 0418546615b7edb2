import Foundation

/// Rows that are made before they show: in idle time, in the direction of the scrolling, and asleep until they are wanted.
extension LazyNode: WorksAhead {
  /// How far ahead rows are made, in lengths of what shows; a choice.
  private static let overscan: CGFloat = 0.5
  /// The most lines that are made ahead, where lines are very short.
  private static let lineLimit = 64

  /// Notes which way the content goes.
  ///
  /// A step of more than what shows is a jump: nobody knows where it goes on.
  func noteScrolling(from old: ClosedRange<CGFloat>?, to new: ClosedRange<CGFloat>?) {
    guard let old, let new else { return }
    let distance = new.lowerBound - old.lowerBound
    guard distance != 0, abs(distance) < new.upperBound - new.lowerBound else { return aheadDirection = 0 }
    aheadDirection = distance > 0 ? 1 : -1
    graph.enqueueWorkAhead(self)
  }

  /// Makes the nearest line that is not there yet.
  func workAhead() -> Bool {
    guard aheadDirection != 0, !isAsleep, !isInactive, !needsLayout, !listHasChanged, let next = nextLineAhead() else {
      aheadDirection = 0
      return false
    }
    let line = currentIndex.line(next)
    for (column, element) in line.elements.enumerated() where list.existingNode(at: element) == nil {
      let node = list.node(at: element)
      _ = node.size(for: proposal(forTrack: tracks.tracks[column], isFull: line.isFull))
      putToSleep(node, at: element)
    }
    return true
  }

  private func nextLineAhead() -> Int? {
    let inPlace = shown.lazy.filter { !$0.isPinned }
    guard let index, let range = shownRange, let edge = aheadDirection > 0 ? inPlace.last : inPlace.first else { return nil }
    let limit = (range.upperBound - range.lowerBound) * Self.overscan
    var distance: CGFloat = 0
    var line = edge.line + aheadDirection
    while (0..<index.lineCount).contains(line), distance < limit, abs(line - edge.line) <= Self.lineLimit {
      if index.line(line).elements.contains(where: { list.existingNode(at: $0) == nil }) { return line }
      distance += extents.length(of: line) + configuration.spacing
      line += aheadDirection
    }
    return nil
  }
}
