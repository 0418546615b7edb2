import CoreGraphicsTypes
public import SwiftUICore

extension View {
  /// Sets the radius of the corners of the sheet around, in points; `nil`: the usual one.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    let radius = cornerRadius.map { $0.isFinite ? max($0, 0) : 0 }
    return sheetBehavior { $0.corner = radius }
  }
}
