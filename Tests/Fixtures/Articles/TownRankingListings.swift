// The API forms of an article that builds a town ranking step by step, to be type-checked, not run.
// One namespace is one step of the article; a type appears again where a step changes it. Swift 5, iOS 14.

import SwiftUI

enum TabType: Int {
  case rent
  case buy
}

extension Color {
  fileprivate static let rentOrange = Color("rentOrange")
  fileprivate static let buyBlue = Color("buyBlue")
  fileprivate static let subRentOrange = Color("subRentOrange")
  fileprivate static let subBuyBlue = Color("subBuyBlue")
  fileprivate static let gridBackground = Color("gridBackground")
  fileprivate static let rowBackground = Color("rowBackground")
}

// MARK: - Tabs

/// Two buttons and a bar that jumps.
enum TabsStep {
  struct ContentView: View {
    @State private var selection: TabType = .rent

    var body: some View {
      GeometryReader { geometry in
        NavigationView {
          VStack(spacing: .zero) {
            UpperTabView(selection: $selection, geometrySize: geometry.size)
            Spacer()
          }
          .navigationBarTitle("ランキング", displayMode: .inline)
        }
      }
    }
  }

  struct UpperTabView: View {
    @Binding var selection: TabType
    let geometrySize: CGSize

    var body: some View {
      VStack(alignment: .leading, spacing: .zero) {
        HStack(spacing: .zero) {
          Button(
            action: {
              self.selection = .rent
            },
            label: {
              Text("借りる")
                .foregroundColor(self.selection == .rent ? .rentOrange : .gray)
                .font(.headline)
            }
          )
          .frame(width: geometrySize.width / 2, height: 44.0)
          Button(
            action: {
              self.selection = .buy
            },
            label: {
              Text("買う")
                .foregroundColor(self.selection == .rent ? .gray : .buyBlue)
                .font(.headline)
            }
          )
          .frame(width: geometrySize.width / 2, height: 44.0)
        }
        Rectangle()
          .fill(self.selection == .rent ? Color.rentOrange : Color.buyBlue)
          .frame(width: geometrySize.width / 2, height: 2.0)
          .offset(x: self.selection == .rent ? .zero : geometrySize.width / 2, y: .zero)
      }
    }
  }
}

/// The bar moves because the change of state is animated.
enum AnimatedChangeStep {
  struct UpperTabView: View {
    @Binding var selection: TabType
    let geometrySize: CGSize

    var body: some View {
      VStack(alignment: .leading, spacing: .zero) {
        HStack(spacing: .zero) {
          Button(
            action: {
              withAnimation(.linear(duration: 0.3)) {
                self.selection = .rent
              }
            },
            label: {
              Text("借りる")
            })
          Button(
            action: {
              withAnimation(.linear(duration: 0.3)) {
                self.selection = .buy
              }
            },
            label: {
              Text("買う")
            })
        }
        Rectangle()
          .fill(self.selection == .rent ? Color.rentOrange : Color.buyBlue)
          .frame(width: geometrySize.width / 2, height: 2.0)
          .offset(x: self.selection == .rent ? .zero : geometrySize.width / 2, y: .zero)
      }
    }
  }
}

// MARK: - Pages

/// Pages without a selection.
enum PlainPagesStep {
  struct ContentPageView: View {
    var body: some View {
      TabView {
        Text("A")
        Text("B")
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
    }
  }
}

/// Pages that share the selection with the tabs.
enum PagesStep {
  struct ContentView: View {
    @State private var selection: TabType = .rent

    var body: some View {
      GeometryReader { geometry in
        NavigationView {
          VStack(spacing: .zero) {
            TabsStep.UpperTabView(selection: $selection, geometrySize: geometry.size)
            ContentPageView(selection: $selection)
          }
          .navigationBarTitle("ランキング", displayMode: .inline)
        }
      }
    }
  }

  struct ContentPageView: View {
    @Binding var selection: TabType

    var body: some View {
      TabView(selection: $selection) {
        Text("Rent")
          .tag(TabType.rent)
        Text("Buy")
          .tag(TabType.buy)
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
    }
  }
}

/// The views animate whatever changes in them, so that swiping moves the bar as well.
enum AnimatedPagesStep {
  struct UpperTabView: View {
    @Binding var selection: TabType
    let geometrySize: CGSize

    var body: some View {
      VStack(alignment: .leading, spacing: .zero) {
        HStack(spacing: .zero) {
          Button(action: { self.selection = .rent }, label: { Text("借りる") })
          Button(action: { self.selection = .buy }, label: { Text("買う") })
        }
        Rectangle()
          .fill(self.selection == .rent ? Color.rentOrange : Color.buyBlue)
          .frame(width: geometrySize.width / 2, height: 2.0)
          .offset(x: self.selection == .rent ? .zero : geometrySize.width / 2, y: .zero)
          .animation(.linear(duration: 0.3))
      }
    }
  }

  struct ContentPageView: View {
    @Binding var selection: TabType

    var body: some View {
      TabView(selection: $selection) {
        Text("Rent")
          .tag(TabType.rent)
        Text("Buy")
          .tag(TabType.buy)
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
      .animation(.linear(duration: 0.3))
    }
  }
}

// MARK: - Cards

/// A grid of rectangles in each page.
enum GridStep {
  struct ContentPageView: View {
    @Binding var selection: TabType

    var body: some View {
      TabView(selection: $selection) {
        TownRankingListView(selection: selection)
          .tag(TabType.rent)
        TownRankingListView(selection: selection)
          .tag(TabType.buy)
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
      .animation(.linear(duration: 0.3))
      .edgesIgnoringSafeArea(.bottom)
    }
  }

  struct TownRankingListView: View {
    let selection: TabType

    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem()], spacing: 0.0) {
          ForEach(0..<10) { index in
            Rectangle()
              .fill(selection == .rent ? Color.rentOrange : Color.buyBlue)
              .frame(height: 50)
              .cornerRadius(8.0)
              .padding(.bottom, 10.0)
          }
        }
        .padding(.all, 16.0)
      }
      .background(Color.gridBackground)
    }
  }
}

/// Cards in place of the rectangles.
enum CardsStep {
  struct TownRankingListView: View {
    let selection: TabType

    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem()], spacing: 0.0) {
          ForEach(0..<10) { index in
            TownRowView(selection: selection, rank: 1, isRankUp: true, rankFluctuation: 10)
              .padding(.bottom, 10.0)
          }
        }
        .padding(.all, 16.0)
      }
      .background(Color.gridBackground)
    }
  }

  struct TownRowView: View {
    let selection: TabType
    let rank: Int
    let isRankUp: Bool
    let rankFluctuation: Int

    var body: some View {
      HStack(spacing: 16.0) {
        ZStack {
          Rectangle()
            .fill(Color.clear)
            .frame(width: 50.0, height: 50.0)
          Image(systemName: rank < 4 ? "crown.fill" : "circle.fill")
            .resizable()
            .scaledToFit()
            .frame(width: rank < 4 ? 50.0 : 30.0, height: rank < 4 ? 50.0 : 30.0)
            .offset(x: .zero, y: rank < 4 ? -5.0 : .zero)
            .foregroundColor(selection == .rent ? .rentOrange : .buyBlue)
          Text(rank.description)
            .font(rank < 4 ? .title2 : .subheadline)
            .bold()
            .foregroundColor(.white)
        }
        ZStack {
          Rectangle()
            .fill(Color.clear)
            .frame(width: 50.0, height: 50.0)
          VStack(spacing: 4.0) {
            if !isRankUp && rankFluctuation == 0 {
              Image(systemName: "minus.circle.fill")
                .resizable()
                .frame(width: 20.0, height: 20.0)
                .foregroundColor(.gray)
              Text("同じ")
                .font(.footnote)
                .foregroundColor(.gray)
            } else {
              Image(systemName: isRankUp ? "arrow.up.circle.fill" : "arrow.down.circle.fill")
                .resizable()
                .frame(width: 20.0, height: 20.0)
                .foregroundColor(isRankUp ? .red : .blue)
              Text(rankFluctuation.description + (isRankUp ? "上" : "下"))
                .font(.footnote)
                .foregroundColor(isRankUp ? .red : .blue)
            }
          }
        }
        Text("駅前")
          .font(.body)
          .bold()
        Spacer()
        Text("環状線")
          .frame(width: 90.0)
          .lineLimit(nil)
          .foregroundColor(.gray)
          .font(.footnote)
      }
      .padding(.horizontal, 16.0)
      .padding(.vertical, 10.0)
      .background(Color.rowBackground)
      .cornerRadius(8.0)
      .shadow(color: Color.black.opacity(0.16), radius: 3.0, x: .zero, y: 3.0)
    }
  }

  struct TownRowView_Previews: PreviewProvider {
    static var previews: some View {
      TownRowView(selection: .rent, rank: 3, isRankUp: true, rankFluctuation: 2)
        .previewLayout(PreviewLayout.sizeThatFits)
        .padding()
      TownRowView(selection: .buy, rank: 5, isRankUp: false, rankFluctuation: 1)
        .previewLayout(PreviewLayout.sizeThatFits)
        .padding()
      TownRowView(selection: .rent, rank: 9, isRankUp: false, rankFluctuation: 0)
        .previewLayout(PreviewLayout.sizeThatFits)
        .padding()
    }
  }
}

// MARK: - Ranks from 11 on

/// A second section with rows and dividers.
enum SectionsStep {
  struct TownRankingListView: View {
    let selection: TabType

    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem()], spacing: 0.0) {
          Section {
            ForEach(0..<10) { index in
              CardsStep.TownRowView(selection: selection, rank: 1, isRankUp: true, rankFluctuation: 10)
                .padding(.bottom, 10.0)
            }
          }
          Section {
            ForEach(0..<10) { index in
              SubTownRowView(selection: selection, rank: 11, isRankUp: true, rankFluctuation: 30)
              Divider()
            }
          }
        }
        .padding(.all, 16.0)
      }
      .background(Color.gridBackground)
    }
  }

  struct SubTownRowView: View {
    let selection: TabType
    let rank: Int
    let isRankUp: Bool
    let rankFluctuation: Int

    var body: some View {
      HStack(spacing: 16.0) {
        ZStack {
          Rectangle()
            .fill(Color.clear)
            .frame(width: 50.0, height: 50.0)
          Image(systemName: "circle.fill")
            .resizable()
            .scaledToFit()
            .frame(width: 30.0, height: 30.0)
            .foregroundColor(selection == .rent ? .subRentOrange : .subBuyBlue)
          Text(rank.description)
            .font(.subheadline)
            .bold()
            .foregroundColor(.white)
        }
        Text(rankFluctuation.description + (isRankUp ? "上" : "下"))
          .font(.footnote)
          .foregroundColor(isRankUp ? .red : .blue)
        VStack(alignment: .leading, spacing: 4.0) {
          Text("駅前")
            .font(.subheadline)
            .bold()
          Text("環状線")
            .lineLimit(nil)
            .foregroundColor(.gray)
            .font(.footnote)
        }
        Spacer()
      }
      .padding(.horizontal, 16.0)
      .padding(.vertical, 4.0)
      .background(Color.rowBackground)
    }
  }

  struct SubTownRowView_Previews: PreviewProvider {
    static var previews: some View {
      SubTownRowView(selection: .rent, rank: 12, isRankUp: true, rankFluctuation: 3)
        .previewLayout(PreviewLayout.sizeThatFits)
        .padding()
      SubTownRowView(selection: .buy, rank: 18, isRankUp: false, rankFluctuation: 0)
        .previewLayout(PreviewLayout.sizeThatFits)
        .padding()
    }
  }
}

/// The second section only when it is wanted.
enum FoldingStep {
  struct TownRankingListView: View {
    let selection: TabType
    let safeAreaBottomHeight: CGFloat
    @State private var isExpanded = false

    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem()], spacing: 0.0) {
          Section {
            ForEach(0..<10) { index in
              CardsStep.TownRowView(selection: selection, rank: 1, isRankUp: true, rankFluctuation: 10)
                .padding(.bottom, 10.0)
            }
          }
          if isExpanded {
            Section {
              ForEach(0..<10) { index in
                SectionsStep.SubTownRowView(selection: selection, rank: 11, isRankUp: true, rankFluctuation: 30)
                Divider()
              }
            }
          }
        }
        .padding(.all, 16.0)
        ExpandButtonView(selection: selection, isExpanded: $isExpanded)
          .padding(.horizontal, 16.0)
          .padding(.bottom, 16.0 + safeAreaBottomHeight)
      }
      .background(Color.gridBackground)
    }
  }

  struct ExpandButtonView: View {
    let selection: TabType
    @Binding var isExpanded: Bool

    var body: some View {
      Button {
        self.isExpanded.toggle()
      } label: {
        HStack {
          Text(isExpanded ? "たたむ" : "続き")
            .font(.subheadline)
            .bold()
            .foregroundColor(.white)
          Image(systemName: isExpanded ? "chevron.up" : "chevron.down")
            .foregroundColor(.white)
        }
        .frame(height: 52.0)
        .frame(minWidth: .zero, maxWidth: .infinity)
        .background(selection == .rent ? Color.rentOrange : Color.buyBlue)
        .cornerRadius(8.0)
      }
    }
  }

  struct ExpandButtonView_Previews: PreviewProvider {
    static var previews: some View {
      Group {
        ExpandButtonView(selection: .rent, isExpanded: .constant(false))
          .previewLayout(PreviewLayout.sizeThatFits)
          .padding()
          .background(Color(.systemBackground))
        ExpandButtonView(selection: .buy, isExpanded: .constant(true))
          .previewLayout(PreviewLayout.sizeThatFits)
          .padding()
          .background(Color(.systemBackground))
      }
    }
  }
}

// MARK: - Data

/// The models and how they come, from a file or from a server.
enum DataStep {
  struct TownRankingData: Decodable {
    var townRankingsForRent: [TownInfo]
    var townRankingsForBuy: [TownInfo]
  }

  struct TownInfo: Decodable, Hashable {
    var rank: Int
    var townName: String
    var isRankUp: Bool
    var rankFluctuation: Int
    var availableLine: String
  }

  class FileFetcher {
    func fetchTownRanking(completion: @escaping (Result<TownRankingData, Error>) -> Void) {
      guard let path = Bundle.main.path(forResource: "TownRanking2021", ofType: "json") else { return }
      do {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        let fetchedData = try JSONDecoder().decode(TownRankingData.self, from: data)
        DispatchQueue.main.async {
          completion(.success(fetchedData))
        }
      } catch {
        DispatchQueue.main.async {
          completion(.failure(error))
        }
      }
    }
  }

  class ServerFetcher {
    let address = "https://example.com/TownRanking2021.json"

    func fetchTownRanking(completion: @escaping (Result<TownRankingData, Error>) -> Void) {
      URLSession.shared.dataTask(with: URL(string: address)!) { (data, response, error) in
        guard let data = data else { return }
        let decoder: JSONDecoder = JSONDecoder()
        do {
          let fetchedData = try decoder.decode(TownRankingData.self, from: data)
          DispatchQueue.main.async {
            completion(.success(fetchedData))
          }
        } catch {
          DispatchQueue.main.async {
            completion(.failure(error))
          }
        }
      }.resume()
    }
  }

  class TownRankingViewModel: ObservableObject {
    @Published var townRankingData = TownRankingData(townRankingsForRent: [], townRankingsForBuy: [])

    let fetcher = FileFetcher()

    init() {
      fetcher.fetchTownRanking { result in
        switch result {
        case .success(let townRankingData):
          self.townRankingData = townRankingData
        case .failure(let error):
          debugPrint(error.localizedDescription)
        }
      }
    }
  }
}

/// The screens with the data in them.
enum BoundStep {
  struct ContentView: View {
    @State private var selection: TabType = .rent
    @ObservedObject private var townRankingVM = DataStep.TownRankingViewModel()

    var body: some View {
      GeometryReader { geometry in
        NavigationView {
          VStack(spacing: .zero) {
            AnimatedPagesStep.UpperTabView(
              selection: $selection,
              geometrySize: geometry.size)
            ContentPageView(
              selection: $selection,
              townRankingData: townRankingVM.townRankingData,
              safeAreaBottomHeight: geometry.safeAreaInsets.bottom)
          }
          .edgesIgnoringSafeArea(.bottom)
          .navigationBarTitle("ランキング", displayMode: .inline)
        }
      }
    }
  }

  struct ContentPageView: View {
    @Binding var selection: TabType
    let townRankingData: DataStep.TownRankingData
    let safeAreaBottomHeight: CGFloat

    var body: some View {
      TabView(selection: $selection) {
        TownRankingListView(
          selection: selection,
          townInfo: townRankingData.townRankingsForRent,
          safeAreaBottomHeight: safeAreaBottomHeight
        )
        .tag(TabType.rent)
        TownRankingListView(
          selection: selection,
          townInfo: townRankingData.townRankingsForBuy,
          safeAreaBottomHeight: safeAreaBottomHeight
        )
        .tag(TabType.buy)
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
      .animation(.linear(duration: 0.3))
    }
  }

  struct TownRankingListView: View {
    let selection: TabType
    let townInfo: [DataStep.TownInfo]
    let safeAreaBottomHeight: CGFloat
    @State private var isExpanded = false

    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem()], spacing: 0.0) {
          Section {
            ForEach(0..<min(townInfo.count, 10)) { index in
              TownRowView(
                selection: selection,
                townInfo: townInfo[index]
              )
              .padding(.bottom, 10.0)
            }
          }
          if isExpanded {
            Section {
              ForEach(min(townInfo.count, 10)..<townInfo.count) { index in
                TownRowView(
                  selection: selection,
                  townInfo: townInfo[index])
                Divider()
              }
            }
          }
        }
        .padding(.all, 16.0)
        if !townInfo.isEmpty {
          FoldingStep.ExpandButtonView(selection: selection, isExpanded: $isExpanded)
            .padding(.horizontal, 16.0)
            .padding(.bottom, 16.0 + safeAreaBottomHeight)
        }
      }
      .background(Color.gridBackground)
    }
  }

  struct TownRowView: View {
    let selection: TabType
    let townInfo: DataStep.TownInfo

    var body: some View {
      HStack(spacing: 16.0) {
        Text(townInfo.rank.description)
          .foregroundColor(selection == .rent ? .rentOrange : .buyBlue)
        Text(townInfo.townName)
          .font(.body)
          .bold()
        Spacer()
        Text(townInfo.availableLine)
          .frame(width: 90.0)
          .lineLimit(nil)
          .foregroundColor(.gray)
          .font(.footnote)
      }
    }
  }
}

/// New pages for new data.
enum ResetStep {
  struct ContentPageView: View {
    @Binding var selection: TabType
    let townRankingData: DataStep.TownRankingData
    let safeAreaBottomHeight: CGFloat

    var body: some View {
      TabView(selection: $selection) {
        BoundStep.TownRankingListView(
          selection: selection,
          townInfo: townRankingData.townRankingsForRent,
          safeAreaBottomHeight: safeAreaBottomHeight
        )
        .tag(TabType.rent)
        BoundStep.TownRankingListView(
          selection: selection,
          townInfo: townRankingData.townRankingsForBuy,
          safeAreaBottomHeight: safeAreaBottomHeight
        )
        .tag(TabType.buy)
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
      .animation(.linear(duration: 0.3))
      .id(townRankingData.townRankingsForRent.hashValue)
    }
  }
}
