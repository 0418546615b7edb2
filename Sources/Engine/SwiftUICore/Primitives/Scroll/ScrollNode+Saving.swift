import Foundation
import SavedValues

extension ScrollNode: SavedPart {
  /// Where content is scrolled to.
  struct SavedPosition: Codable, Equatable {
    static let name = "scroll"
    var offset: CGPoint
    /// When there is no more to wait for; in seconds of the window's clock.
    private var end: TimeInterval?

    private enum CodingKeys: CodingKey { case offset }

    init(_ offset: CGPoint) { self.offset = offset }

    /// Whether the content is there, or what is missing of it comes too late.
    mutating func isReached(at place: CGPoint, in graph: ViewGraph) -> Bool {
      let end = end ?? graph.time + StateRestoration.patience
      self.end = end
      return (place.x == offset.x && place.y == offset.y) || graph.time > end
    }
  }

  func saved() -> SavedContent {
    // Content that is pulled beyond its ends goes back there.
    let place = clamped(offset)
    return place == .zero ? .nothing : SavedValue(SavedPosition(place)).map { .value($0) } ?? .nothing
  }

  /// It takes its place when it is first laid out.
  func restore(_ value: SavedValue, of node: GraphNode) -> Bool { false }
}
