public import Foundation

extension View {
  /// Lets text shrink to fit, down to a factor of 0…1 of its size.
  ///
  /// The largest scale is taken at which all of it shows, found by laying it out at several: use it on short texts. Below 0
  /// counts as 0, above 1 as 1, which shrinks nothing.
  ///
  ///     Text("Kyoto").minimumScaleFactor(0.5).lineLimit(1)
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
}

enum MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }

extension EnvironmentValues {
  /// The smallest factor by which text may be shrunk to fit; 1, the default, keeps its size.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }
}
