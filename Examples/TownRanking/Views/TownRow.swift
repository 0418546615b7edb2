import SwiftUI

/// A town from rank 11 on.
struct TownRow: View {
  let kind: RankingKind
  let town: Town
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    HStack(spacing: 16) {
      RankBadge(rank: town.rank, color: kind.subColor)
      if dynamicTypeSize < .xxxLarge {
        RankChangeView(change: town.change)
        nameAndLine
      } else {
        StackedTownText(town: town)
      }
      Spacer()
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 4)
    .background(Color.rowBackground)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: town.spokenDescription))
  }

  private var nameAndLine: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(town.townName)
        .font(.subheadline)
        .bold()
      Text(town.availableLine)
        .font(.footnote)
        .foregroundColor(.gray)
    }
  }
}

struct TownRow_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      TownRow(kind: .rent, town: Town.samples[2])
        .previewDisplayName("Rent")
      TownRow(kind: .buy, town: Town.samples[2])
        .environment(\.colorScheme, .dark)
        .previewDisplayName("Buy, dark")
    }
    .previewLayout(.sizeThatFits)
    .padding()
  }
}
