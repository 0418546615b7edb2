import CoreGraphicsTypes
public import SwiftUICore

private enum LabelIconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  /// How wide the place of a label's icon is, at least; `nil` where the surroundings decide.
  var labelIconWidth: CGFloat? {
    get { self[LabelIconWidthKey.self] }
    set { self[LabelIconWidthKey.self] = newValue }
  }
}

extension View {
  /// Sets how many points wide the place of the icons of the labels inside is at least; narrower icons are in its middle.
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelIconWidth, max(value.finite("label icon width") ?? 0, 0))
  }
}
