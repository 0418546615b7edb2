import Foundation

extension View {
  /// Lets the view extend into parts of the screen that bars and the device's shape cover, at some edges.
  ///
  ///     Color.yellow.edgesIgnoringSafeArea(.top)
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(_SafeAreaIgnoringModifier(regions: .container, edges: edges))
  }
}
