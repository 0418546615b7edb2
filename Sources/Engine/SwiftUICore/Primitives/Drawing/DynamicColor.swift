/// A colour that a closure finds for light or dark surroundings and for stronger contrasts; equal to itself alone.
final class DynamicColor: Hashable, Sendable {
  let color: @Sendable (_ isDark: Bool, _ isHighContrast: Bool) -> Color
  init(_ color: @escaping @Sendable (_ isDark: Bool, _ isHighContrast: Bool) -> Color) { self.color = color }

  static func == (a: DynamicColor, b: DynamicColor) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Color {
  /// A colour that a closure finds where it shows.
  package init(dynamic color: @escaping @Sendable (_ isDark: Bool, _ isHighContrast: Bool) -> Color) {
    self.init(provider: .dynamic(DynamicColor(color)))
  }

  /// The colour's components for an appearance, outside of any view.
  package func displayColor(isDark: Bool, isHighContrast: Bool) -> DisplayColor {
    var environment = EnvironmentValues()
    environment.colorScheme = isDark ? .dark : .light
    environment._colorSchemeContrast = isHighContrast ? .increased : .standard
    environment.resources = EngineServices.current.map { ResourceProviderBox(of: $0) }
    return displayColor(in: environment)
  }
}
