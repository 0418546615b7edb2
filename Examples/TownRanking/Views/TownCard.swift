import SwiftUI

/// A town among the ten best.
struct TownCard: View {
  let kind: RankingKind
  let town: Town
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    HStack(spacing: 16) {
      RankBadge(rank: town.rank, color: kind.color)
      if dynamicTypeSize < .xxxLarge {
        columns
      } else {
        StackedTownText(town: town)
        Spacer()
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
    .background(Color.rowBackground)
    .cornerRadius(8)
    .shadow(color: Color.black.opacity(0.16), radius: 3, x: .zero, y: 3)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: town.spokenDescription))
  }

  @ViewBuilder
  private var columns: some View {
    RankChangeView(change: town.change)
    Text(town.townName)
      .font(.body)
      .bold()
    Spacer()
    Text(town.availableLine)
      .font(.footnote)
      .foregroundColor(.gray)
      .frame(width: 90, alignment: .leading)
  }
}

struct TownCard_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(Town.samples) { town in
      TownCard(kind: .rent, town: town)
        .previewLayout(.sizeThatFits)
        .previewDisplayName("Rank \(town.rank)")
        .padding()
    }
    TownCard(kind: .buy, town: Town.samples[0])
      .environment(\.dynamicTypeSize, .accessibility1)
      .previewLayout(.sizeThatFits)
      .previewDisplayName("Large text")
      .padding()
  }
}
