import SwiftUI

/// On a phone: one stack, with the categories at the top of the first screen.
struct HeadlinesView: View {
  @EnvironmentObject private var store: NewsStore
  @State private var path = NavigationPath()
  @State private var showsSavedOnly = false

  private var articles: [Article] {
    store.articles.filter { !showsSavedOnly || store.isSaved($0) }
  }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("Categories") {
          ForEach(Category.allCases) { category in
            NavigationLink(value: category) {
              Label(category.rawValue, systemImage: category.symbol)
                .badge(store.articles(in: category).count)
            }
          }
        }
        Section {
          ForEach(articles) { article in
            NavigationLink(value: article) { ArticleRow(article: article) }
          }
        } header: {
          Text(showsSavedOnly ? "Saved" : "Latest")
        } footer: {
          Text("\(store.unreadCount) unread")
        }
      }
      .navigationTitle("News")
      .navigationDestination(for: Category.self) { ArticleList(category: $0) }
      .navigationDestination(for: Article.self) { article in
        ArticleDetail(article: article) { path.append($0) }
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Saved", systemImage: showsSavedOnly ? "bookmark.fill" : "bookmark") {
            withAnimation { showsSavedOnly.toggle() }
          }
        }
        ToolbarItem(placement: .status) {
          Text("Updated just now").font(.caption)
        }
      }
    }
  }
}

/// The articles of a category.
struct ArticleList: View {
  @EnvironmentObject private var store: NewsStore
  let category: Category

  var body: some View {
    List {
      ForEach(store.articles(in: category)) { article in
        NavigationLink(value: article) { ArticleRow(article: article) }
      }
      .onDelete { store.remove(at: $0, in: category) }
    }
    .listStyle(.plain)
    .navigationTitle(category.rawValue)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { EditButton() }
    .tint(category.color)
  }
}

struct ArticleRow: View {
  @EnvironmentObject private var store: NewsStore
  let article: Article

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Circle()
        .fill(store.read.contains(article.id) ? .clear : article.category.color)
        .frame(width: 8, height: 8)
      VStack(alignment: .leading, spacing: 4) {
        Text(article.title).font(.headline)
        Text(article.summary)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(2)
      }
    }
    .swipeActions(edge: .leading) {
      Button("Save", systemImage: "bookmark") { store.toggleSaved(article) }
        .tint(.orange)
    }
  }
}
