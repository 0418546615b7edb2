import Foundation

/// The two rankings, as the JSON has them.
struct TownRanking: Decodable, Hashable {
  static let empty = TownRanking(townRankingsForRent: [], townRankingsForBuy: [])

  let townRankingsForRent: [Town]
  let townRankingsForBuy: [Town]

  func towns(for kind: RankingKind) -> [Town] {
    switch kind {
    case .rent: return townRankingsForRent
    case .buy: return townRankingsForBuy
    }
  }
}
