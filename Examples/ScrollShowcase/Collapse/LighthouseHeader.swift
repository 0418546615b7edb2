import SwiftUI

/// The weather now: a card while it is unfolded, a line once it is folded.
struct LighthouseHeader: View {
  static let fullHeight: CGFloat = 216
  static let foldedHeight: CGFloat = 64
  /// How far the content has moved when the header folds: half of the way on which it would be covered.
  static let threshold: CGFloat = 76
  static let motion = Animation.easeInOut(duration: 0.24)

  let isFolded: Bool

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Scenery(mood: .dusk, seed: 35, hasBoat: false)
        .overlay { LinearGradient(colors: [.clear, .black.opacity(0.45)], startPoint: .center, endPoint: .bottom) }
      HStack(alignment: .bottom, spacing: 12) {
        Text("17°")
          .font(.system(size: 64, weight: .light))
          .fixedSize()
          .scaleEffect(isFolded ? 0.45 : 1, anchor: .bottomLeading)
          .frame(width: isFolded ? 42 : 92, height: isFolded ? 32 : 70, alignment: .bottomLeading)
        VStack(alignment: .leading, spacing: 2) {
          Text("North light")
            .font(.headline)
          if !isFolded {
            Text("Wind from the west, 12 m/s")
              .font(.subheadline)
              .transition(.opacity)
          }
        }
        // Its baseline is that of the degrees.
        .padding(.bottom, isFolded ? 2 : 10)
      }
      .foregroundStyle(.white)
      .padding(.horizontal, 20)
      .padding(.bottom, 14)
    }
    .frame(height: isFolded ? Self.foldedHeight : Self.fullHeight)
    .clipped()
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("header")
  }
}
