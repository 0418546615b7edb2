import CoreGraphicsTypes
public import SwiftUICore

private enum LabelSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum LabelIconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  /// The points between a label's icon and its title; `nil` where the surroundings decide.
  var labelSpacing: CGFloat? {
    get { self[LabelSpacingKey.self] }
    set { self[LabelSpacingKey.self] = newValue }
  }
  /// How wide the place of a label's icon is, at least; `nil` where the surroundings decide.
  var labelIconWidth: CGFloat? {
    get { self[LabelIconWidthKey.self] }
    set { self[LabelIconWidthKey.self] = newValue }
  }
}

extension View {
  /// Sets the points between icon and title of the labels inside.
  ///
  ///     Label("Kyoto", systemImage: "star").labelIconToTitleSpacing(20)
  public nonisolated func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    environment(\.labelSpacing, value.finite("label spacing") ?? 0)
  }

  /// Sets how many points wide the place of the icons of the labels inside is at least; narrower icons are in its middle.
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelIconWidth, max(value.finite("label icon width") ?? 0, 0))
  }
}
