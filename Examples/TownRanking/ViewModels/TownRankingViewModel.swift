import Combine
import Foundation

/// The rankings on their way to the screen.
final class TownRankingViewModel: ObservableObject {
  enum State {
    case loading
    case loaded(TownRanking)
    case failed(TownRankingError)
  }

  @Published private(set) var state: State = .loading
  private let fetcher = TownRankingFetcher()

  /// What there is to show; empty until it is loaded.
  var ranking: TownRanking {
    if case .loaded(let ranking) = state { return ranking }
    return .empty
  }

  var isLoading: Bool {
    if case .loading = state { return true }
    return false
  }

  init() {
    load()
  }

  /// Loads the rankings, again after an error.
  func load() {
    state = .loading
    fetcher.load { [weak self] outcome in
      switch outcome {
      case .success(let ranking): self?.state = .loaded(ranking)
      case .failure(let error): self?.state = .failed(error)
      }
    }
  }
}
