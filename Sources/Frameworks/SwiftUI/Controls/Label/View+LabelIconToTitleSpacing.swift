import CoreGraphicsTypes
public import SwiftUICore

private enum LabelSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  /// The points between a label's icon and its title; `nil` where the surroundings decide.
  var labelSpacing: CGFloat? {
    get { self[LabelSpacingKey.self] }
    set { self[LabelSpacingKey.self] = newValue }
  }
}

extension View {
  /// Sets the points between icon and title of the labels inside.
  ///
  ///     Label("Kyoto", systemImage: "star").labelIconToTitleSpacing(20)
  public nonisolated func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    environment(\.labelSpacing, value.finite("label spacing") ?? 0)
  }
}
