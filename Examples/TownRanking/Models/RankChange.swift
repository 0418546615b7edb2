import Foundation

/// How a town moved since last year.
enum RankChange: Hashable {
  case up(Int)
  case down(Int)
  case keep

  var title: String {
    switch self {
    case .up(let places): return "\(places)アップ"
    case .down(let places): return "\(places)ダウン"
    case .keep: return "キープ"
    }
  }
}
