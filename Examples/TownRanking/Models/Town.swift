import Foundation

/// One town of a ranking.
struct Town: Decodable, Hashable, Identifiable {
  let rank: Int
  let townName: String
  let isRankUp: Bool
  let rankFluctuation: Int
  let availableLine: String

  /// Two towns can share a rank, but not a name.
  var id: String { townName }

  var change: RankChange {
    if rankFluctuation == 0 { return .keep }
    return isRankUp ? .up(rankFluctuation) : .down(rankFluctuation)
  }

  /// What a screen reader says for the town.
  var spokenDescription: String {
    "\(rank)位、\(townName)、\(change.title)、\(availableLine)"
  }
}

extension Town {
  /// Towns to look at in previews.
  static let samples = [
    Town(rank: 1, townName: "浦安", isRankUp: true, rankFluctuation: 10, availableLine: "東京メトロ東西線"),
    Town(rank: 4, townName: "妙典", isRankUp: false, rankFluctuation: 5, availableLine: "東京メトロ東西線"),
    Town(rank: 10, townName: "舞浜", isRankUp: false, rankFluctuation: 0, availableLine: "JR京葉線"),
  ]
}
