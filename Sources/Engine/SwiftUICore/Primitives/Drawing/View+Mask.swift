import Foundation

extension View {
  /// Shows the view as far as another one is opaque; the other one's colours do not matter.
  ///
  /// The mask is offered the view's size and does not change it; where the mask is half transparent, so is the view.
  ///
  ///     Color.green.mask { Text("Kyoto").font(.largeTitle) }
  public nonisolated func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(_MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Shows the view where another one is opaque.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskModifier(mask: mask, alignment: .center))
  }
}

/// A mask, which is a view of its own with the size of what it masks.
nonisolated public struct _MaskModifier<Mask: View>: ViewModifier {
  public typealias Body = Never
  let mask: Mask
  let alignment: Alignment
  nonisolated init(mask: Mask, alignment: Alignment) {
    self.mask = mask
    self.alignment = alignment
  }
}

extension _MaskModifier: LayerModifier {
  var layer: Mask { mask }
  var placement: LayerPlacement { LayerPlacement(.mask, alignment: alignment) }
}
