public import SwiftUICore

extension View {
  /// Joins the glass of all views in a `GlassEffectContainer` that have an id in common to one piece.
  ///
  /// It lies behind all of them, in the shape and with the glass of the first one. `nil` joins nothing.
  @MainActor @preconcurrency
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
    let name = id.map { GlassPlace.Name(id: AnyHashable($0), namespace: namespace) }
    return transformEnvironment(\.glassPlace) { $0.union = $0.union ?? name }
  }
}
