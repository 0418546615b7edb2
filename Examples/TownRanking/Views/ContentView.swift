import SwiftUI

struct ContentView: View {
  @State private var selection: RankingKind = .rent
  @StateObject private var viewModel = TownRankingViewModel()

  var body: some View {
    GeometryReader { geometry in
      NavigationView {
        VStack(spacing: .zero) {
          KindTabBar(selection: $selection, width: geometry.size.width)
          content(bottomInset: geometry.safeAreaInsets.bottom)
        }
        .edgesIgnoringSafeArea(.bottom)
        .navigationBarTitle("住みたい街ランキング2021(首都圏)", displayMode: .inline)
      }
      .navigationViewStyle(StackNavigationViewStyle())
    }
  }

  @ViewBuilder
  private func content(bottomInset: CGFloat) -> some View {
    switch viewModel.state {
    case .loading, .loaded:
      // One view for both states, so that the pages stay when the data arrives.
      RankingPagesView(selection: $selection, ranking: viewModel.ranking, bottomInset: bottomInset)
        .overlay(LoadingNote(isVisible: viewModel.isLoading))
    case .failed(let error):
      LoadErrorView(error: error, color: selection.color) { viewModel.load() }
    }
  }
}

/// Says that the rankings are on their way.
private struct LoadingNote: View {
  let isVisible: Bool

  var body: some View {
    if isVisible {
      Text("読み込み中…")
        .font(.footnote)
        .foregroundColor(.gray)
    }
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView()
      .previewDisplayName("Light")
    ContentView()
      .environment(\.colorScheme, .dark)
      .previewDisplayName("Dark")
  }
}
