public import SwiftUICore

extension View {
  /// Names the glass of a view in a `GlassEffectContainer`, so that it goes over into other glass with the name.
  ///
  /// When one view with the name goes and another comes in an animation, the glass moves from the one's place to the other's.
  /// `nil` names nothing.
  public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    let name = id.map { GlassPlace.Name(id: AnyHashable($0), namespace: namespace) }
    return transformEnvironment(\.glassPlace) { $0.name = $0.name ?? name }
  }
}
