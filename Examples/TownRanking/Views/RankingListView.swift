import SwiftUI

/// The ten best towns as cards, and the others behind a button.
struct RankingListView: View {
  let kind: RankingKind
  let towns: [Town]
  let bottomInset: CGFloat
  @State private var isExpanded = false

  private var best: ArraySlice<Town> { towns.prefix(10) }
  private var others: ArraySlice<Town> { towns.dropFirst(10) }

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem()], spacing: .zero) {
        Section {
          ForEach(best) { town in
            TownCard(kind: kind, town: town)
              .padding(.bottom, 10)
          }
        }
        if isExpanded {
          Section {
            ForEach(others) { town in
              TownRow(kind: kind, town: town)
              Divider()
            }
          }
        }
      }
      .padding(.all, 16)
      if !others.isEmpty {
        ExpandButton(kind: kind, isExpanded: $isExpanded)
          .padding(.horizontal, 16)
          .padding(.bottom, 16 + bottomInset)
      }
    }
    .background(Color.gridBackground)
  }
}
