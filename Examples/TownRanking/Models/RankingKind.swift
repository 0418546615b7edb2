import Foundation

/// Whether people want to rent or to buy.
enum RankingKind: Int, CaseIterable, Hashable {
  case rent
  case buy

  var title: String {
    switch self {
    case .rent: return "借りて住みたい"
    case .buy: return "買って住みたい"
    }
  }
}
