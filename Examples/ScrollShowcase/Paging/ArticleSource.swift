import SwiftUI

/// Where pages of news come from.
protocol ArticleSource {
  /// Asks for a page; the completion is called on the main queue, once.
  func load(page: Int, completion: @escaping (Result<ArticlePage, ArticleError>) -> Void)
}

/// Why a page did not come, in words for the person.
enum ArticleError: Error, Equatable {
  case noAddress(String)
  case noConnection
  case noAnswer
  case status(Int)
  case unreadable

  var message: String {
    switch self {
    case .noAddress(let text): "“\(text)” is no address."
    case .noConnection: "The server cannot be reached."
    case .noAnswer: "The server does not answer."
    case .status(let code): "The server answered with \(code)."
    case .unreadable: "The server's answer cannot be read."
    }
  }
}

/// The server on the network.
///
/// Its address is what SCROLL_SHOWCASE_SERVER in the environment says, else the setting "server", else this machine.
struct ArticleServer: ArticleSource {
  static let defaultAddress = "http://127.0.0.1:8754"
  let address: String
  /// Seconds after which a server that says nothing is given up.
  var patience: TimeInterval = 8

  static var configured: ArticleServer {
    let setting = UserDefaults.standard.string(forKey: "server")
    return ArticleServer(address: ProcessInfo.processInfo.environment["SCROLL_SHOWCASE_SERVER"] ?? setting ?? defaultAddress)
  }

  func load(page: Int, completion: @escaping (Result<ArticlePage, ArticleError>) -> Void) {
    guard let url = URL(string: "\(address)/articles?page=\(page)"), url.scheme?.hasPrefix("http") == true else {
      return DispatchQueue.main.async { completion(.failure(.noAddress(address))) }
    }
    let once = Once(completion)
    let request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: patience)
    URLSession.shared.dataTask(with: request) { data, response, error in
      let result = Self.page(page, data: data, response: response, error: error)
      DispatchQueue.main.async { once.call(result) }
    }
    .resume()
    // The session's own limit starts again with each byte; this one does not.
    DispatchQueue.main.asyncAfter(deadline: .now() + patience) { once.call(.failure(.noAnswer)) }
  }

  /// What an answer means, whatever was sent.
  static func page(_ number: Int, data: Data?, response: URLResponse?, error: Error?) -> Result<ArticlePage, ArticleError> {
    if let error { return .failure((error as? URLError)?.code == .timedOut ? .noAnswer : .noConnection) }
    guard let status = (response as? HTTPURLResponse)?.statusCode, let data else { return .failure(.unreadable) }
    guard status == 200 else { return .failure(.status(status)) }
    guard let page = try? JSONDecoder().decode(ArticlePage.self, from: data), page.page == number else {
      return .failure(.unreadable)
    }
    return .success(page)
  }
}

/// Calls a closure the first time only.
private final class Once {
  private var completion: ((Result<ArticlePage, ArticleError>) -> Void)?

  init(_ completion: @escaping (Result<ArticlePage, ArticleError>) -> Void) { self.completion = completion }

  func call(_ result: Result<ArticlePage, ArticleError>) {
    completion?(result)
    completion = nil
  }
}
