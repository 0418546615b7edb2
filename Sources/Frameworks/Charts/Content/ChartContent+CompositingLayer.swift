import SwiftUI

extension ChartContent {
  /// Paints the marks as one picture, so that blend modes of their styles see only each other.
  public nonisolated func compositingLayer() -> some ChartContent {
    let layer = MarkLayer(.group)
    return editing { $0.style.layers.insert(layer, at: 0) }
  }
}
