import SwiftUI

struct ContentView: View {
  @State private var selection: RankingKind = .rent
  @StateObject private var viewModel = TownRankingViewModel()

  var body: some View {
    GeometryReader { geometry in
      NavigationView {
        VStack(spacing: .zero) {
          KindTabBar(selection: $selection, width: geometry.size.width)
          if let message = viewModel.errorMessage {
            LoadErrorView(message: message, color: selection.color) { viewModel.load() }
          } else {
            RankingPagesView(
              selection: $selection, ranking: viewModel.ranking, bottomInset: geometry.safeAreaInsets.bottom)
          }
        }
        .edgesIgnoringSafeArea(.bottom)
        .navigationBarTitle("住みたい街ランキング2021(首都圏)", displayMode: .inline)
      }
    }
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView()
    ContentView()
      .environment(\.colorScheme, .dark)
      .previewDisplayName("Dark")
  }
}
