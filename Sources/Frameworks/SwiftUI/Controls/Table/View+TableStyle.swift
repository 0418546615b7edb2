public import SwiftUICore

extension View {
  /// Sets how the tables inside look.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environment(\.tableStyleKind, style._kind).environment(\.tableAlternatesRows, style._alternatesRowBackgrounds)
  }
}
