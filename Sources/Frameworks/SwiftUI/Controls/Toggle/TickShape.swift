import CoreGraphicsTypes
import SwiftUICore

/// A line where something is not chosen, and the tint with a sign where it is, in the size of the text beside it.
struct TickShape<S: InsettableShape, Sign: View>: View {
  let isFilled: Bool
  /// The outline, for a length of the side.
  private let shape: (CGFloat) -> S
  /// What stands in it, for a length of the side.
  private let sign: (CGFloat) -> Sign
  @ScaledMetric(relativeTo: .body) private var scale: CGFloat = 1
  @Environment(\.metrics.checkboxes) private var metrics
  @Environment(\.controlSize) private var controlSize

  init(isFilled: Bool, shape: @escaping (CGFloat) -> S, @ViewBuilder sign: @escaping (CGFloat) -> Sign) {
    (self.isFilled, self.shape, self.sign) = (isFilled, shape, sign)
  }

  var body: some View {
    let size = (metrics.size * scale * (metrics.parts[controlSize] ?? 1)).rounded()
    ZStack {
      shape(size).strokeBorder(metrics.lineColor, lineWidth: size * metrics.line).opacity(isFilled ? 0 : 1)
      shape(size).fill(.tint).opacity(isFilled ? 1 : 0)
      sign(size)
    }
    .frame(width: size, height: size)
    .animation(metrics.motion, value: isFilled)
  }
}
