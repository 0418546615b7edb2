import Foundation

/// A piece of news.
struct Article: Decodable, Identifiable, Equatable {
  let id: Int
  let title: String
  /// How long it takes to read.
  let minutes: Int
  /// Which picture is drawn for it.
  let picture: Int
}

/// What the server answers to `GET /articles?page=N`; pages are counted from 1.
struct ArticlePage: Decodable, Equatable {
  let page: Int
  let pages: Int
  let articles: [Article]
}
