import SwiftUI

/// A page for each ranking.
struct RankingPagesView: View {
  @Binding var selection: RankingKind
  let ranking: TownRanking
  let bottomInset: CGFloat
  /// Makes new pages when the data arrives, for systems whose pages do not follow changes of their content.
  var resetsPagesOnLoad = false

  var body: some View {
    if resetsPagesOnLoad {
      pages.id(ranking.townRankingsForRent.hashValue)
    } else {
      pages
    }
  }

  private var pages: some View {
    TabView(selection: $selection) {
      RankingListView(kind: .rent, towns: ranking.townRankingsForRent, bottomInset: bottomInset)
        .tag(RankingKind.rent)
      RankingListView(kind: .buy, towns: ranking.townRankingsForBuy, bottomInset: bottomInset)
        .tag(RankingKind.buy)
    }
    .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
    .animation(.linear(duration: 0.3))
  }
}
