package import Foundation

extension View {
  /// Hides the view, which keeps its place and takes no presses.
  public nonisolated func hidden() -> some View { modifier(_HiddenModifier()) }
}

/// Keeps a view from being drawn and pressed.
nonisolated public struct _HiddenModifier: EffectModifier {
  public typealias Body = Never
  nonisolated init() {}
  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? { .opacity(0) }
  package func accepts(_ point: CGPoint, size: CGSize, _ direction: LayoutDirection) -> Bool { false }
}
