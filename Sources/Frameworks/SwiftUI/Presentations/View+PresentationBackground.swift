public import SwiftUICore

extension View {
  /// Fills the background of the sheet around with a style.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    sheetBehavior { $0.background = AnyView(Rectangle().fill(style)) }
  }

  /// Puts a view in place of the background of the sheet around.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let view = AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    return sheetBehavior { $0.background = view }
  }
}
