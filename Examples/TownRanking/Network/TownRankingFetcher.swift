import Foundation

/// Loads the rankings: from the address in `TOWN_RANKING_URL` if there is one, else from the app's own file.
struct TownRankingFetcher {
  enum LoadError: LocalizedError {
    case missingFile
    case invalidAddress(String)
    case server(Int)

    var errorDescription: String? {
      switch self {
      case .missingFile: return "ランキングのファイルが見つかりません。"
      case .invalidAddress(let address): return "アドレスが正しくありません: \(address)"
      case .server(let status): return "サーバーがエラーを返しました (\(status))。"
      }
    }
  }

  /// Calls back on the main queue.
  func load(completion: @escaping (Result<TownRanking, Error>) -> Void) {
    let finish: (Result<TownRanking, Error>) -> Void = { result in
      DispatchQueue.main.async { completion(result) }
    }
    guard let address = ProcessInfo.processInfo.environment["TOWN_RANKING_URL"] else {
      finish(Result { try loadFile() })
      return
    }
    guard let url = URL(string: address) else {
      finish(.failure(LoadError.invalidAddress(address)))
      return
    }
    URLSession.shared.dataTask(with: url) { data, response, error in
      finish(Result { try decode(data, response, error) })
    }.resume()
  }

  private func loadFile() throws -> TownRanking {
    guard let path = Bundle.main.path(forResource: "TownRanking2021", ofType: "json") else { throw LoadError.missingFile }
    return try JSONDecoder().decode(TownRanking.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  private func decode(_ data: Data?, _ response: URLResponse?, _ error: Error?) throws -> TownRanking {
    if let error = error { throw error }
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      throw LoadError.server(status)
    }
    return try JSONDecoder().decode(TownRanking.self, from: data ?? Data())
  }
}
