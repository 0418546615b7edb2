import Foundation

/// The two rankings, as the JSON has them.
struct TownRanking: Decodable, Hashable {
  let townRankingsForRent: [Town]
  let townRankingsForBuy: [Town]

  func towns(for kind: RankingKind) -> [Town] {
    switch kind {
    case .rent: return townRankingsForRent
    case .buy: return townRankingsForBuy
    }
  }
}

/// One town of a ranking.
struct Town: Decodable, Hashable, Identifiable {
  let rank: Int
  let townName: String
  let isRankUp: Bool
  let rankFluctuation: Int
  let availableLine: String

  var id: Int { rank }

  var change: RankChange {
    if rankFluctuation == 0 { return .keep }
    return isRankUp ? .up(rankFluctuation) : .down(rankFluctuation)
  }
}

/// How a town moved since last year.
enum RankChange: Hashable {
  case up(Int)
  case down(Int)
  case keep
}
