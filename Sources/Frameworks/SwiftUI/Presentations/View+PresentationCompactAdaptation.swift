public import SwiftUICore

/// What becomes of something presented in a window that is compact.
nonisolated public struct PresentationAdaptation: Sendable {
  fileprivate let adaptation: SheetKind.Adaptation?

  /// The usual: a popover becomes a sheet, everything else stays what it is.
  public static var automatic: PresentationAdaptation { PresentationAdaptation(adaptation: nil) }
  /// It stays what it is.
  public static var none: PresentationAdaptation { PresentationAdaptation(adaptation: SheetKind.Adaptation.none) }
  /// It is a popover; only what was asked for as one can be.
  public static var popover: PresentationAdaptation { PresentationAdaptation(adaptation: .popover) }
  /// It is a sheet.
  public static var sheet: PresentationAdaptation { PresentationAdaptation(adaptation: .sheet) }
  /// It covers the whole window.
  public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(adaptation: .cover) }
}

extension View {
  /// Sets what becomes of the popover or sheet around in a window that is compact.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets what becomes of the popover or sheet around in a window that is narrow, and in one that is low.
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    let kinds = (horizontalAdaptation.adaptation, verticalAdaptation.adaptation)
    return sheetBehavior { $0.compactKind = kinds }
  }
}
