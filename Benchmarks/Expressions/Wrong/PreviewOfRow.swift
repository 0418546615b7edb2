// unknown: xtraLarge
import SwiftUI

struct RatingRow: View {
  var name: String
  @Binding var rating: Int

  var body: some View {
    HStack {
      Text(name).frame(maxWidth: .infinity, alignment: .leading)
      ForEach(1...5, id: \.self) { star in
        Image(systemName: star <= rating ? "star.fill" : "star")
          .foregroundColor(star <= rating ? .yellow : .gray)
          .onTapGesture { rating = star == rating ? 0 : star }
          .accessibilityLabel("\(star) of 5")
          .accessibilityAddTraits(star == rating ? .isSelected : [])
      }
    }
    .padding()
  }
}

#Preview("Rows", traits: .sizeThatFitsLayout) {
  @Previewable @State var rating = 3
  List {
    RatingRow(name: "Food", rating: $rating)
    RatingRow(name: "Service", rating: .constant(4))
  }
  .environment(\.dynamicTypeSize, .xtraLarge)
}
