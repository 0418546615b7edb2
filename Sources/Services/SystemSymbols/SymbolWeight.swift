import Foundation

/// Stroke widths of the weights, in em (Facts 10.1).
enum SymbolWeight {
  private static let table: [(weight: CGFloat, stroke: CGFloat)] = [
    (-0.8, 0.03), (-0.6, 0.045), (-0.4, 0.065), (0, 0.085), (0.23, 0.10), (0.3, 0.115), (0.4, 0.13), (0.56, 0.15),
    (0.62, 0.17),
  ]

  static func stroke(_ weight: CGFloat) -> CGFloat {
    guard let upper = table.firstIndex(where: { $0.weight >= weight }) else { return 0.17 }
    guard upper > 0 else { return table[0].stroke }
    let (a, b) = (table[upper - 1], table[upper])
    return a.stroke + (b.stroke - a.stroke) * (weight - a.weight) / (b.weight - a.weight)
  }
}
