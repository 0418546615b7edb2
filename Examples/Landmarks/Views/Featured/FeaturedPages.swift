import SwiftUI

/// The featured places, a page each, from edge to edge.
struct FeaturedPages: View {
  static let height = 440.0
  let landmarks: [Landmark]
  /// Called when a card was touched: pages are in controllers of UIKit, where a link would not find its stack.
  let open: (Landmark) -> Void

  var body: some View {
    PageView(
      pages: landmarks.map { landmark in
        Button {
          open(landmark)
        } label: {
          FeatureCard(landmark: landmark)
        }
        .buttonStyle(.plain)
      }
    )
    .frame(height: Self.height)
  }
}

/// A picture with the place's name on it.
private struct FeatureCard: View {
  let landmark: Landmark

  var body: some View {
    Color.clear
      .overlay { landmark.image.resizable().scaledToFill() }
      .clipped()
      .overlay {
        LinearGradient(
          stops: [.init(color: .clear, location: 0.5), .init(color: .black.opacity(0.65), location: 1)], startPoint: .top,
          endPoint: .bottom)
      }
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 2) {
          landmark.category.name
            .font(.caption.weight(.semibold))
            .textCase(.uppercase)
            .opacity(0.85)
          landmark.name
            .font(.largeTitle.bold())
          landmark.region
            .font(.subheadline)
        }
        .foregroundStyle(.white)
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
        .padding(.horizontal, 20)
        .padding(.bottom, 48)
      }
      .contentShape(Rectangle())
  }
}
