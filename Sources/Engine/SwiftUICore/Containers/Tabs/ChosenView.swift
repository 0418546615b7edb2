import SavedValues

/// Which of several views a person has chosen in a container that keeps that itself.
struct ChosenView: Codable, Equatable {
  static let name = "chosen"
  private let index: Int

  /// Which one a person had chosen before a restart; what a damaged file says does not count.
  static func resumed(of node: GraphNode) -> Int? {
    let index = node.graph.resumed(name, of: node, as: ChosenView.self)?.index ?? -1
    return index >= 0 ? index : nil
  }

  /// The choice as a part of the container's node.
  final class Part: SavedPart {
    private let index: Int

    init(_ index: Int?) { self.index = index ?? 0 }

    /// The first one shows anyway.
    func saved() -> SavedContent {
      index > 0 ? SavedValue(ChosenView(index: index)).map { .value($0) } ?? .nothing : .nothing
    }
    /// The container takes it when it has its views.
    func restore(_ value: SavedValue, of node: GraphNode) -> Bool { false }
  }
}
