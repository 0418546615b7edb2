import SwiftUI

/// A place in a list.
struct LandmarkRow: View {
  let landmark: Landmark

  var body: some View {
    HStack(spacing: 12) {
      landmark.image
        .resizable()
        .scaledToFill()
        .frame(width: 54, height: 54)
        .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
      VStack(alignment: .leading, spacing: 2) {
        landmark.name
          .font(.headline)
        landmark.region
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
      if landmark.isFavorite {
        Image(systemName: "star.fill")
          .foregroundStyle(.yellow)
          .accessibilityLabel("Favorite")
          .transition(.scale.combined(with: .opacity))
      }
    }
    .padding(.vertical, 2)
  }
}
