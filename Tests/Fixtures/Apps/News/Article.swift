import SwiftUI

enum Category: String, CaseIterable, Identifiable, Hashable {
  case world = "World"
  case science = "Science"
  case culture = "Culture"
  case sport = "Sport"

  var id: Self { self }

  var symbol: String {
    switch self {
    case .world: "globe"
    case .science: "lightbulb"
    case .culture: "music.note"
    case .sport: "flag"
    }
  }

  var color: Color {
    switch self {
    case .world: .blue
    case .science: .green
    case .culture: .purple
    case .sport: .orange
    }
  }
}

struct Article: Identifiable, Hashable {
  let id: Int
  var title: String
  var summary: String
  var body: String
  var category: Category
  var author: String
  var published: Date
  var related: [Int] = []
}

final class NewsStore: ObservableObject {
  @Published private(set) var articles: [Article]
  @Published private(set) var saved: Set<Article.ID> = []
  @Published private(set) var read: Set<Article.ID> = []

  init(articles: [Article] = Article.samples) {
    self.articles = articles
  }

  var unreadCount: Int { articles.count - read.count }

  func articles(in category: Category?) -> [Article] {
    guard let category else { return articles }
    return articles.filter { $0.category == category }
  }

  func article(_ id: Article.ID) -> Article? { articles.first { $0.id == id } }

  func isSaved(_ article: Article) -> Bool { saved.contains(article.id) }

  func toggleSaved(_ article: Article) {
    if saved.remove(article.id) == nil { saved.insert(article.id) }
  }

  func markAsRead(_ article: Article) { read.insert(article.id) }

  func remove(at offsets: IndexSet, in category: Category?) {
    let ids = offsets.map { articles(in: category)[$0].id }
    articles.removeAll { ids.contains($0.id) }
  }
}

extension Article {
  static let samples: [Article] = {
    let titles: [(String, Category, String)] = [
      ("Night trains return to the coast", .world, "Ada Lind"),
      ("A telescope the size of a valley", .science, "Jonas Berg"),
      ("The choir that sings in a mine", .culture, "Mira Okafor"),
      ("Rowers win by the width of a hand", .sport, "Tom Reyes"),
      ("Harbour opens after forty years", .world, "Ada Lind"),
      ("Bees count further than we thought", .science, "Ines Duarte"),
      ("An orchestra of borrowed instruments", .culture, "Mira Okafor"),
      ("The slowest marathon on record", .sport, "Tom Reyes"),
    ]
    return titles.enumerated().map { index, entry in
      Article(
        id: index, title: entry.0, summary: "What happened, who was there, and what comes next.",
        body: String(repeating: "It was a quiet morning when the news arrived. ", count: 24), category: entry.1,
        author: entry.2, published: Date(timeIntervalSince1970: 1_760_000_000 - Double(index) * 5_400),
        related: [(index + 4) % 8])
    }
  }()
}
