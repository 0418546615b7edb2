public import Foundation

extension View {
  /// Shows only what lies inside a rectangle with round corners; the radius is in points.
  ///
  /// A radius of 0 or less leaves corners, and cuts what lies outside of the bounds all the same. The older form of
  /// `clipShape(_:style:)`.
  ///
  ///     Image("kyoto").cornerRadius(8)
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
  }
}
