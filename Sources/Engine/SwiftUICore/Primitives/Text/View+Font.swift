import Foundation

extension View {
  /// Sets the font of text inside; `nil` is the font that the surroundings have where nobody sets one.
  ///
  ///     VStack { Text("Kyoto"); Text("Japan") }.font(.title2)
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of text; `nil` leaves it to the font.
  ///
  ///     Text("Kyoto").fontWeight(.semibold)
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { fontOverride { $0.weight = weight } }

  /// Sets the design of text; `nil` leaves it to the font.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { fontOverride { $0.design = design } }

  /// Sets the width of text; `nil` leaves it to the font.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { fontOverride { $0.width = width?.value } }
}

enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }

extension EnvironmentValues {
  /// The font of text that sets none; `nil` is body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}
