import Foundation
import SavedValues

/// Which line shows first is found again by itself: the lengths of those before it are not known after a restart, and where the content
/// is scrolled to does not tell.
extension LazyNode: SavedPart {
  struct SavedLine: Codable, Equatable {
    static let name = "line"
    var line: Int
    /// The identity of its first element, where it can be written.
    var id: String?
    /// How far after the beginning of what shows it begins, in points.
    var distance: CGFloat
  }

  func saved() -> SavedContent {
    guard let scrollNode, scrollNode.offset[axis] > 0, let range = requestedRange, index != nil,
      let first = shown.first(where: { !$0.isPinned && $0.start + $0.length > range.lowerBound })
    else { return .nothing }
    let line = SavedLine(line: first.line, id: id(ofLine: first.line), distance: first.start - range.lowerBound)
    return SavedValue(line).map { .value($0) } ?? .nothing
  }

  /// It is shown when lines are first placed.
  func restore(_ value: SavedValue, of node: GraphNode) -> Bool { false }

  /// How many lines before and after its old place one is looked for that has moved.
  private static let searchDistance = 500

  private func id(ofLine line: Int) -> String? {
    guard let element = currentIndex.line(line).elements.first, let id = list.explicitID(at: element),
      case .name(let text) = IdentityPart.id(id)
    else { return nil }
    return text
  }

  /// The line that showed first before a restart, and where it is to begin; `nil` where there is none, or it is not there yet.
  func resumedAnchor(in range: ClosedRange<CGFloat>) -> (line: Int, start: CGFloat)? {
    guard let saved = resumed else { return nil }
    let count = currentIndex.lineCount
    // A damaged file may say whatever there is of numbers.
    let middle = min(max(saved.line, 0), count)
    let near = max(middle - Self.searchDistance, 0)..<middle + Self.searchDistance
    let candidates = [saved.line] + (saved.id == nil ? [] : Array(near))
    guard let line = candidates.first(where: { (0..<count).contains($0) && id(ofLine: $0) == saved.id }) else {
      // Rows may come later.
      if !graph.awaitsResumption { resumed = nil }
      return nil
    }
    resumed = nil
    return (line, range.lowerBound + (saved.distance.isFinite ? saved.distance : 0))
  }
}
