import Foundation

/// Loads the rankings: from the address in `TOWN_RANKING_URL` if there is one, else from the app's own file.
struct TownRankingFetcher {
  typealias Outcome = Result<TownRanking, TownRankingError>

  /// Calls back on the main queue.
  func load(completion: @escaping (Outcome) -> Void) {
    let finish: (Outcome) -> Void = { outcome in
      DispatchQueue.main.async { completion(outcome) }
    }
    guard let address = ProcessInfo.processInfo.environment["TOWN_RANKING_URL"] else {
      finish(bundledRanking())
      return
    }
    guard let url = URL(string: address), url.scheme != nil else {
      finish(.failure(.invalidAddress(address)))
      return
    }
    URLSession.shared.dataTask(with: url) { data, response, error in
      finish(ranking(data: data, response: response, error: error))
    }.resume()
  }

  private func bundledRanking() -> Outcome {
    guard let url = Bundle.main.url(forResource: "TownRanking2021", withExtension: "json"),
      let data = try? Data(contentsOf: url)
    else { return .failure(.missingFile) }
    return decode(data)
  }

  private func ranking(data: Data?, response: URLResponse?, error: Error?) -> Outcome {
    if let error = error {
      return .failure(.connection((error as? URLError)?.code ?? .unknown))
    }
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      return .failure(.status(status))
    }
    return decode(data ?? Data())
  }

  private func decode(_ data: Data) -> Outcome {
    guard let ranking = try? JSONDecoder().decode(TownRanking.self, from: data) else { return .failure(.invalidData) }
    return .success(ranking)
  }
}
