import Foundation

extension View {
  /// Shows text bold.
  ///
  /// `false` takes back what views around have set; what is said inside counts more.
  ///
  ///     VStack { Text("Kyoto") }.bold(isOn)
  public nonisolated func bold(_ isActive: Bool = true) -> some View { fontOverride { $0.isBold = isActive } }
}
