import SwiftUI

/// A shelf of places that scrolls sideways.
struct CategoryRow: View {
  let category: Landmark.Category
  let landmarks: [Landmark]

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      category.name
        .font(.title3.bold())
        .accessibilityAddTraits(.isHeader)
        .padding(.horizontal, 20)
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(alignment: .top, spacing: 14) {
          ForEach(landmarks) { landmark in
            NavigationLink(value: landmark.id) {
              CategoryItem(landmark: landmark)
            }
            .buttonStyle(.plain)
            .accessibilityValue(landmark.isFavorite ? Text("Favorite") : Text(verbatim: ""))
          }
        }
        .padding(.horizontal, 20)
      }
    }
  }
}

private struct CategoryItem: View {
  @ScaledMetric(relativeTo: .subheadline) private var width = 168.0
  let landmark: Landmark

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      landmark.image
        .resizable()
        .aspectRatio(4 / 3, contentMode: .fit)
        .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
        .overlay(alignment: .topTrailing) {
          if landmark.isFavorite {
            Image(systemName: "star.fill")
              .font(.footnote)
              .foregroundStyle(.yellow)
              .padding(6)
              .background(.black.opacity(0.35), in: Circle())
              .padding(8)
              .accessibilityHidden(true)
          }
        }
      landmark.name
        .font(.subheadline)
        .foregroundStyle(.primary)
        .lineLimit(2)
    }
    .frame(width: min(width, 280))
  }
}
