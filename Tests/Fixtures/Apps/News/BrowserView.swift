import SwiftUI

/// On a tablet: categories, their articles and the article side by side.
struct BrowserView: View {
  @EnvironmentObject private var store: NewsStore
  @State private var category: Category? = .world
  @State private var article: Article?
  @State private var visibility = NavigationSplitViewVisibility.all

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(Category.allCases, selection: $category) { category in
        NavigationLink(value: category) {
          Label(category.rawValue, systemImage: category.symbol)
        }
      }
      .navigationTitle("News")
      .navigationSplitViewColumnWidth(min: 200, ideal: 240)
    } content: {
      List(store.articles(in: category), selection: $article) { article in
        ArticleRow(article: article).tag(article)
      }
      .navigationTitle(category?.rawValue ?? "All")
    } detail: {
      NavigationStack {
        if let article {
          ArticleDetail(article: article) { self.article = $0 }
        } else {
          VStack {
            Image(systemName: "bookmark").font(.largeTitle)
            Text("Choose an article")
          }
          .foregroundStyle(.secondary)
        }
      }
    }
    .navigationSplitViewStyle(.balanced)
  }
}
