import Foundation

extension View {
  /// Sets what text, symbols and shapes are painted with; fainter levels are made from it.
  ///
  /// It holds for all views inside, unless one further in sets its own.
  ///
  ///     VStack { Text("Kyoto"); Text("Japan").foregroundStyle(.secondary) }.foregroundStyle(.green)
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleModifier(levels: [AnyShapeStyle(style)]))
  }

  /// Sets what the first two levels of the foreground are painted with.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(ForegroundStyleModifier(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets what the first three levels of the foreground are painted with.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundStyleModifier(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }
}

/// Sets the foreground, remembering the one around for styles that refer to it.
nonisolated struct ForegroundStyleModifier: EnvironmentModifier {
  typealias Body = Never
  let levels: [AnyShapeStyle]
  nonisolated init(levels: [AnyShapeStyle]) { self.levels = levels }

  func write(to values: inout EnvironmentValues) {
    guard !levels.isEmpty else {
      values.foregroundStyles = nil
      return
    }
    let outer = values.shownForegroundStyles
    values.foregroundStyles = ForegroundStyles(
      levels: levels.map(\.style), outer: outer.map { .styles($0) } ?? .none)
  }
}
