import SwiftUI

extension ChartContent {
  /// Shows of the marks what lies under other marks, as strongly as these are painted; the others have the same scales, and do not
  /// widen them.
  public nonisolated func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    let layer = MarkLayer(.mask(_ChartMarks(of: content()).marks))
    return editing { $0.style.layers.insert(layer, at: 0) }
  }
}
