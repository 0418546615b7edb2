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
      pages.id(ranking.hashValue)
    } else {
      pages
    }
  }

  private var pages: some View {
    TabView(selection: $selection) {
      RankingListView(kind: .rent, towns: ranking.towns(for: .rent), bottomInset: bottomInset)
        .tag(RankingKind.rent)
      RankingListView(kind: .buy, towns: ranking.towns(for: .buy), bottomInset: bottomInset)
        .tag(RankingKind.buy)
    }
    .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
    .animation(.linear(duration: 0.3))
  }
}
