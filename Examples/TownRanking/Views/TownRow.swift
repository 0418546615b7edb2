import SwiftUI

/// A town from rank 11 on.
struct TownRow: View {
  let kind: RankingKind
  let town: Town

  var body: some View {
    HStack(spacing: 16) {
      ZStack {
        Rectangle()
          .fill(Color.clear)
          .frame(width: 50, height: 50)
        Image(systemName: "circle.fill")
          .resizable()
          .scaledToFit()
          .frame(width: 30, height: 30)
          .foregroundColor(kind.subColor)
        Text(town.rank.description)
          .font(.subheadline)
          .bold()
          .foregroundColor(.white)
      }
      RankChangeView(change: town.change)
      VStack(alignment: .leading, spacing: 4) {
        Text(town.townName)
          .font(.subheadline)
          .bold()
        Text(town.availableLine)
          .font(.footnote)
          .foregroundColor(.gray)
      }
      Spacer()
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 4)
    .background(Color.rowBackground)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: town.spokenDescription))
  }
}

struct TownRow_Previews: PreviewProvider {
  static var previews: some View {
    TownRow(kind: .buy, town: Town.samples[1])
      .previewLayout(.sizeThatFits)
      .padding()
  }
}
