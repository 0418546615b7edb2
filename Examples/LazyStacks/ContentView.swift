import SwiftUI

/// The pages of the app, chosen at the top.
enum Page: String, CaseIterable, Identifiable {
  case stacks = "比較"
  case sections = "セクション"
  case columns = "列"
  case fixed = "固定"
  case flexible = "可変"
  case adaptive = "適応"

  var id: Page { self }
}

struct ContentView: View {
  @State private var page = Page.stacks

  var body: some View {
    VStack(spacing: 0) {
      PagePicker(page: $page)
      Divider()
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  @ViewBuilder
  private var content: some View {
    switch page {
    case .stacks: ComparisonView()
    case .sections: ColorSectionsView()
    case .columns: ColumnsView()
    case .fixed: GridView(columns: [GridItem(.fixed(100)), GridItem(.fixed(80))])
    case .flexible: GridView(columns: [GridItem(.fixed(100)), GridItem(.flexible())])
    case .adaptive: GridView(columns: [GridItem(.adaptive(minimum: 70))])
    }
  }
}

/// The pages' names in a row that scrolls where it does not fit.
struct PagePicker: View {
  @Binding var page: Page

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 6) {
        ForEach(Page.allCases) { candidate in
          Button {
            page = candidate
          } label: {
            Text(candidate.rawValue)
              .font(.subheadline)
              .fontWeight(candidate == page ? .bold : .regular)
              .foregroundColor(candidate == page ? .white : .primary)
              .padding(.horizontal, 12)
              .padding(.vertical, 8)
              .background(Capsule().fill(candidate == page ? Color.accentColor : Color.gray.opacity(0.15)))
          }
          .accessibilityAddTraits(candidate == page ? .isSelected : [])
        }
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 10)
    }
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView()
    ContentView().preferredColorScheme(.dark)
  }
}
