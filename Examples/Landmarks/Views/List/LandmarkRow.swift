import SwiftUI

/// A place in a list: its picture beside its name, or above it where texts are large.
struct LandmarkRow: View {
  @Environment(\.dynamicTypeSize) private var textSize
  let landmark: Landmark

  var body: some View {
    let layout =
      textSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8)) : AnyLayout(HStackLayout(spacing: 12))
    layout {
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
      if !textSize.isAccessibilitySize { Spacer(minLength: 0) }
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
