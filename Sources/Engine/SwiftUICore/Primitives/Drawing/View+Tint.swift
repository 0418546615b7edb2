import Foundation

extension View {
  /// Sets the colour of what can be touched or is chosen; `nil` restores the app's own.
  ///
  ///     Toggle("Rain", isOn: $isLarge).tint(.orange)
  public nonisolated func tint(_ tint: Color?) -> some View { environment(\.accent, tint) }

  /// Sets what paints what can be touched or is chosen; `nil` restores the app's own colour.
  ///
  /// Only what is filled as a whole, such as gauges and bars of progress, shows more than a colour.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tint, tint.map { Tint(color: $0 as? Color, style: AnyShapeStyle($0)) } ?? Tint())
  }
}

/// What paints what can be touched or is chosen.
package struct Tint {
  /// The colour, for what takes no other paint; `nil` is the app's own.
  package var color: Color?
  /// What paints where it is no plain colour.
  package var style: AnyShapeStyle?
}

private enum TintKey: EnvironmentKey { static var defaultValue: Tint { Tint() } }

extension EnvironmentValues {
  /// What paints what can be touched or is chosen.
  package var tint: Tint {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The colour of what can be touched or is chosen; `nil` is the app's own.
  package var accent: Color? {
    get { tintIsDimmed ? tint.color?.dimmedTint : tint.color }
    set { tint = Tint(color: newValue) }
  }
}
