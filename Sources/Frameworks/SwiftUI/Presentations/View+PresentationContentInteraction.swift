public import SwiftUICore

/// What a finger does that pulls up content of a sheet that scrolls.
nonisolated public struct PresentationContentInteraction: Equatable, Sendable {
  fileprivate let scrollsFirst: Bool
  /// The usual: it makes the sheet larger.
  public static let automatic = PresentationContentInteraction(scrollsFirst: false)
  /// It makes the sheet larger, and scrolls when that is as high as it gets.
  public static let resizes = PresentationContentInteraction(scrollsFirst: false)
  /// It scrolls.
  public static let scrolls = PresentationContentInteraction(scrollsFirst: true)
}

extension View {
  /// Sets what a finger does that pulls up content of the sheet around.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    let scrollsFirst = behavior.scrollsFirst
    return sheetBehavior { $0.scrollsFirst = scrollsFirst }
  }
}
