public import Foundation

extension Text {
  /// The layouts of all texts inside, to be read as a preference.
  ///
  ///     Text("Kyoto").overlayPreferenceValue(Text.LayoutKey.self) { layouts in
  ///       GeometryReader { proxy in
  ///         ForEach(layouts.indices, id: \.self) { index in
  ///           Marks(layout: layouts[index].layout).offset(x: proxy[layouts[index].origin].x)
  ///         }
  ///       }
  ///     }
  public struct LayoutKey: PreferenceKey, Sendable {
    /// A laid out text, and where it is.
    public struct AnchoredLayout: Equatable {
      /// The top left corner of the text.
      public var origin: Anchor<CGPoint>
      /// The text's lines.
      public var layout: Text.Layout
      /// Whether both are the same layout of the same text.
      public static func == (a: AnchoredLayout, b: AnchoredLayout) -> Bool {
        a.layout == b.layout && a.origin.hasSameSource(as: b.origin)
      }
    }

    /// No texts.
    public static var defaultValue: [AnchoredLayout] { [] }
    /// Adds the texts that follow.
    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) { value += nextValue() }
  }
}
