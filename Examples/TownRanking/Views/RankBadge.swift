import SwiftUI

/// A rank: on a crown for the first three, on a disc for the others.
struct RankBadge: View {
  let rank: Int
  let color: Color

  private var hasCrown: Bool { rank < 4 }
  private var length: CGFloat { hasCrown ? 50 : 30 }

  var body: some View {
    ZStack {
      Image(systemName: hasCrown ? "crown.fill" : "circle.fill")
        .resizable()
        .scaledToFit()
        .frame(width: length, height: length)
        .offset(x: .zero, y: hasCrown ? -5 : .zero)
        .foregroundColor(color)
        .accessibilityHidden(true)
      Text(rank.description)
        .font(hasCrown ? .title2 : .subheadline)
        .bold()
        .foregroundColor(.white)
    }
    .frame(width: 50, height: 50)
    // The symbol keeps its size, so the number on it does, too.
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }
}

struct RankBadge_Previews: PreviewProvider {
  static var previews: some View {
    HStack {
      RankBadge(rank: 1, color: .rentOrange)
      RankBadge(rank: 4, color: .buyBlue)
      RankBadge(rank: 20, color: .subBuyBlue)
    }
    .previewLayout(.sizeThatFits)
    .padding()
    .background(Color(.systemBackground))
  }
}
