import Foundation
import DisplayModel

/// Small capitals for fonts that have none: capitals of a smaller size.
enum SmallCapitals {
  /// Of the font's size; a choice (Facts 1.7).
  static let scale: CGFloat = 0.8

  /// The run's string in pieces, each with the font that shows it.
  static func pieces(of run: StyledTextRun) -> [(string: String, font: ResolvedFont)] {
    var plain = run.font
    plain.smallCaps = .none
    var small = plain
    small.size *= scale
    var pieces: [(string: String, font: ResolvedFont)] = []
    for character in run.string {
      let isSmall = isSmall(character, run.font.smallCaps)
      let font = isSmall ? small : plain
      let string = isSmall ? character.uppercased() : String(character)
      if let last = pieces.indices.last, pieces[last].font == font {
        pieces[last].string += string
      } else {
        pieces.append((string, font))
      }
    }
    return pieces
  }

  private static func isSmall(_ character: Character, _ kind: ResolvedFont.SmallCaps) -> Bool {
    switch kind {
    case .none: false
    case .lowercase: character.isLowercase
    case .uppercase: character.isUppercase
    case .both: character.isLowercase || character.isUppercase
    }
  }
}
