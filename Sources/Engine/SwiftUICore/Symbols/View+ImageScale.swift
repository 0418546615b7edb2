import Foundation

extension View {
  /// Sets the size of symbols relative to the text around them.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

enum SymbolScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[SymbolScaleKey.self] }
    set { self[SymbolScaleKey.self] = newValue }
  }
}
