public import Foundation

extension View {
  /// Sets the distance between the baselines of lines, for texts whose attributes say none; `nil` leaves it to the fonts.
  ///
  /// Space that letters do not need lies above them, in the first line, too.
  ///
  ///     Text("A long line that may wrap").lineHeight(.loose)
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}

private enum LineHeightKey: EnvironmentKey { static var defaultValue: AttributedString.LineHeight? { nil } }

extension EnvironmentValues {
  /// The distance between the baselines of lines; `nil`: as the fonts have it.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}
