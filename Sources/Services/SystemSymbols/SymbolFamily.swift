import Foundation

/// Symbols of one build, which take the same room around their ink (Facts 1.6).
enum SymbolFamily: String, CaseIterable {
  /// A ring or a disc with a mark, and what is as round.
  case circle
  /// A frame with a mark, and what is as square.
  case square
  case sun, cloud, star, heart, mic
  /// Arrows and signs of bare lines.
  case chevron
  /// All others.
  case plain

  /// What the box has beside the ink on each side, and above and below, in em.
  var bearings: CGSize {
    switch self {
    case .circle, .square: CGSize(width: 0.088, height: 0.065)
    case .sun: CGSize(width: 0.08, height: 0.05)
    case .cloud: CGSize(width: 0.06, height: 0.048)
    case .star: CGSize(width: 0.12, height: 0.098)
    case .heart: CGSize(width: 0.088, height: 0.04)
    case .mic: CGSize(width: 0.19, height: 0.048)
    case .chevron: CGSize(width: 0.125, height: 0.065)
    case .plain: CGSize(width: 0.088, height: 0.048)
    }
  }
}
