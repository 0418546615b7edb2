public import Foundation
public import SwiftUI

extension ChartContent {
  /// Blurs the marks.
  public nonisolated func blur(radius: CGFloat) -> some ChartContent {
    editing { $0.style.effects.append(.blur(radius.isFinite ? max(radius, 0) : 0)) }
  }

  /// Gives the marks a shadow.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    editing { $0.style.effects.append(.shadow(color, radius: radius, offset: CGSize(width: x, height: y))) }
  }

  /// Shows of each mark what lies in a shape in its frame.
  public nonisolated func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    editing { $0.style.effects.append(.clip(shape, style)) }
  }
}
