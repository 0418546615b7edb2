import Combine
import Foundation

/// The rankings as the screens show them: empty until they are there.
final class TownRankingViewModel: ObservableObject {
  @Published private(set) var ranking = TownRanking(townRankingsForRent: [], townRankingsForBuy: [])
  @Published private(set) var errorMessage: String?
  private let fetcher = TownRankingFetcher()

  init() {
    load()
  }

  /// Loads the rankings, again after an error.
  func load() {
    errorMessage = nil
    fetcher.load { [weak self] result in
      switch result {
      case .success(let ranking): self?.ranking = ranking
      case .failure(let error): self?.errorMessage = error.localizedDescription
      }
    }
  }
}
