import SwiftUI

struct ArticleDetail: View {
  @EnvironmentObject private var store: NewsStore
  @Environment(\.dismiss) private var dismiss
  let article: Article
  let open: (Article) -> Void

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        RoundedRectangle(cornerRadius: 12)
          .fill(article.category.color.gradient)
          .frame(height: 180)
          .overlay {
            Image(systemName: article.category.symbol)
              .font(.system(size: 64))
              .foregroundStyle(.white)
          }
        Text(article.title)
          .font(.title.bold())
        HStack {
          Text(article.author)
          Spacer()
          Text(article.published, format: .dateTime.day().month().year())
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
        Text(article.body)
        if !article.related.isEmpty {
          Divider()
          Text("Related").font(.headline)
          ForEach(article.related.compactMap(store.article)) { other in
            Button(other.title) { open(other) }
          }
        }
      }
      .padding()
    }
    .navigationTitle(article.category.rawValue)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { ArticleTools(article: article) }
    .onAppear { store.markAsRead(article) }
  }
}

/// What can be done with an article, at the bottom of its screen.
struct ArticleTools: ToolbarContent {
  @EnvironmentObject private var store: NewsStore
  @State private var likes = 0
  let article: Article

  var body: some ToolbarContent {
    ToolbarItemGroup(placement: .bottomBar) {
      Button(likes == 0 ? "Like" : "\(likes) likes") { likes += 1 }
      Spacer()
      Button(store.isSaved(article) ? "Saved" : "Save", systemImage: store.isSaved(article) ? "bookmark.fill" : "bookmark") {
        store.toggleSaved(article)
      }
    }
  }
}
