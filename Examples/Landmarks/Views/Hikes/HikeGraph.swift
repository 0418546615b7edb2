import SwiftUI

/// A capsule for each part of a hike, from the least to the greatest that was measured there.
struct HikeGraph: View {
  let hike: Hike
  let measure: Measure

  var body: some View {
    let whole = measure.range(of: hike)
    GeometryReader { geometry in
      HStack(alignment: .bottom, spacing: geometry.size.width / 60) {
        ForEach(hike.observations.indices, id: \.self) { index in
          GraphCapsule(
            range: measure.range(of: hike.observations[index]), whole: whole, height: geometry.size.height, color: measure.color
          )
          .animation(.ripple(index), value: measure)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    }
    .accessibilityElement()
    .accessibilityLabel(measure.title)
  }
}

/// A part of a range as a capsule that stands as high as it begins.
private struct GraphCapsule: View {
  let range: ClosedRange<Double>
  let whole: ClosedRange<Double>
  let height: CGFloat
  let color: Color

  var body: some View {
    let length = max(whole.upperBound - whole.lowerBound, 1)
    Capsule()
      .fill(LinearGradient(colors: [color, color.opacity(0.55)], startPoint: .top, endPoint: .bottom))
      .frame(height: height * max((range.upperBound - range.lowerBound) / length, 0.06))
      .offset(y: -height * (range.lowerBound - whole.lowerBound) / length)
  }
}

extension Animation {
  /// A spring that begins the later the farther to the right.
  static func ripple(_ index: Int) -> Animation {
    .spring(response: 0.55, dampingFraction: 0.5).speed(2).delay(0.03 * Double(index))
  }
}
