import Foundation

/// Which of a window's margins padding follows.
public struct ScenePadding: Equatable, Sendable {
  private let isMinimum: Bool
  /// The least distance that content keeps from the window's edges.
  public static let minimum = ScenePadding(isMinimum: true)
}

extension View {
  /// Adds the distance that content keeps from the edges of a window to some edges (Facts 3.7).
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }

  /// Adds the distance that content keeps from the edges of a window to some edges (Facts 3.7).
  public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    scenePadding(edges)
  }
}
