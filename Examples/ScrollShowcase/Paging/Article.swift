import Foundation

/// A piece of news.
struct Article: Identifiable, Equatable {
  let id: Int
  let title: String
  /// How long it takes to read.
  let minutes: Int
  /// Which picture is drawn for it.
  let picture: Int
}

/// What a server sends may be any number and any text: what no list could show is no piece of news.
extension Article: Decodable {
  private enum Key: CodingKey {
    case id, title, minutes, picture
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    id = try values.decode(Int.self, forKey: .id)
    title = try values.valid(.title) { 1...200 ~= $0.count }
    minutes = try values.valid(.minutes) { 0...600 ~= $0 }
    picture = try values.valid(.picture) { 0..<1_000 ~= $0 }
  }
}

extension KeyedDecodingContainer {
  /// Decodes a value of which only some are allowed.
  fileprivate func valid<Value: Decodable>(_ key: Key, _ isAllowed: (Value) -> Bool) throws -> Value {
    let value = try decode(Value.self, forKey: key)
    guard isAllowed(value) else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "out of range")
    }
    return value
  }
}

/// What the server answers to `GET /articles?page=N`; pages are counted from 1.
struct ArticlePage: Decodable, Equatable {
  let page: Int
  let pages: Int
  let articles: [Article]
}
