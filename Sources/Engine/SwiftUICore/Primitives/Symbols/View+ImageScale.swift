import Foundation

extension View {
  /// Sets the size of symbols relative to the text around them.
  ///
  /// Pictures that are no symbols keep their size.
  ///
  ///     Label("Kyoto", systemImage: "map").imageScale(.large)
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

private enum SymbolFontKey: EnvironmentKey { static var defaultValue: Font? { nil } }

extension EnvironmentValues {
  /// The font that symbols outside of texts have the size and weight of, where it is not that of the texts, as in bars.
  package var symbolFont: Font? {
    get { self[SymbolFontKey.self] }
    set { self[SymbolFontKey.self] = newValue }
  }
}
