import SwiftUI

/// Where pages of news come from.
protocol ArticleSource {
  /// A page; they are counted from 1.
  @MainActor func page(_ number: Int) async throws(ArticleError) -> ArticlePage
}

/// Why a page did not come, in words for the person.
enum ArticleError: Error, Equatable {
  case noAddress(String)
  case noConnection
  case noAnswer
  case status(Int)
  case unreadable
  case nothingNew

  var message: String {
    switch self {
    case .noAddress(let text): "“\(text)” is no address."
    case .noConnection: "The server cannot be reached."
    case .noAnswer: "The server does not answer."
    case .status(let code): "The server answered with \(code)."
    case .unreadable: "The server's answer cannot be read."
    case .nothingNew: "The server sends nothing new."
    }
  }
}

/// The server on the network.
///
/// Its address is what SCROLL_SHOWCASE_SERVER in the environment says, else the setting "server", else this machine.
struct ArticleServer: ArticleSource {
  static let defaultAddress = "http://127.0.0.1:8754"
  let address: String
  /// Seconds after which a server is given up that has not said all.
  var patience: TimeInterval = 8

  static var configured: ArticleServer {
    let setting = UserDefaults.standard.string(forKey: "server")
    return ArticleServer(address: ProcessInfo.processInfo.environment["SCROLL_SHOWCASE_SERVER"] ?? setting ?? defaultAddress)
  }

  @MainActor
  func page(_ number: Int) async throws(ArticleError) -> ArticlePage {
    guard let url = URL(string: "\(address)/articles?page=\(number)"), url.scheme?.hasPrefix("http") == true else {
      throw .noAddress(address)
    }
    let request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: patience)
    let data = try await Download(patience: patience).data(for: request).get()
    guard let page = try? JSONDecoder().decode(ArticlePage.self, from: data), page.page == number else { throw .unreadable }
    return page
  }
}
