import SwiftUI

/// A town among the ten best: a crown for the first three, a disc for the others.
struct TownCard: View {
  let kind: RankingKind
  let town: Town

  private var hasCrown: Bool { town.rank < 4 }

  var body: some View {
    HStack(spacing: 16) {
      ZStack {
        Rectangle()
          .fill(Color.clear)
          .frame(width: 50, height: 50)
        Image(systemName: hasCrown ? "crown.fill" : "circle.fill")
          .resizable()
          .scaledToFit()
          .frame(width: hasCrown ? 50 : 30, height: hasCrown ? 50 : 30)
          .offset(x: .zero, y: hasCrown ? -5 : .zero)
          .foregroundColor(kind.color)
        Text(town.rank.description)
          .font(hasCrown ? .title2 : .subheadline)
          .bold()
          .foregroundColor(.white)
      }
      RankChangeView(change: town.change)
      Text(town.townName)
        .font(.body)
        .bold()
      Spacer()
      Text(town.availableLine)
        .font(.footnote)
        .foregroundColor(.gray)
        .frame(width: 90)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
    .background(Color.rowBackground)
    .cornerRadius(8)
    .shadow(color: Color.black.opacity(0.16), radius: 3, x: .zero, y: 3)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: town.spokenDescription))
  }
}

extension Town {
  /// What a screen reader says for the town.
  var spokenDescription: String {
    "\(rank)位、\(townName)、\(change.title)、\(availableLine)"
  }
}

struct TownCard_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(Town.samples) { town in
      TownCard(kind: .rent, town: town)
        .previewLayout(.sizeThatFits)
        .padding()
    }
  }
}

extension Town {
  /// Towns to look at in previews.
  static let samples = [
    Town(rank: 1, townName: "浦安", isRankUp: true, rankFluctuation: 10, availableLine: "東京メトロ東西線"),
    Town(rank: 4, townName: "妙典", isRankUp: false, rankFluctuation: 5, availableLine: "東京メトロ東西線"),
    Town(rank: 10, townName: "小岩", isRankUp: false, rankFluctuation: 0, availableLine: "JR総武線"),
  ]
}
