import Foundation
import DisplayModel

/// Which marks of a letter are not shaped: those beyond the number that any text needs.
///
/// Pango takes a time that grows with the square of the marks of one letter in some scripts. What is left out stays in the text,
/// as characters without width behind the letter: it is copied, found and read aloud, and carets pass it as one with the letter.
enum MarkLimit {
  /// How many marks of a letter are shaped: a choice, far above the 30 that Unicode's format for streams has at most (UAX 15).
  static let most = 256

  /// The bytes of the marks that are too many in a part of a text, in order.
  static func excess(in bytes: UnsafeBufferPointer<CChar>, _ part: Range<Int>) -> [Range<Int>] {
    guard part.count > most else { return [] }
    var (found, count, index): ([Range<Int>], Int, Int) = ([], 0, part.lowerBound)
    while index < part.upperBound {
      let start = index
      guard bytes[index] < 0 else {
        (count, index) = (0, index + 1)
        continue
      }
      repeat { index += 1 } while index < part.upperBound && UInt8(bitPattern: bytes[index]) & 0xC0 == 0x80
      guard isMark(bytes, start..<index) else {
        count = 0
        continue
      }
      count += 1
      guard count > most else { continue }
      if let last = found.last, last.upperBound == start {
        found[found.count - 1] = last.lowerBound..<index
      } else {
        found.append(start..<index)
      }
    }
    if !found.isEmpty {
      Diagnostics.report("a letter has more than \(most) marks: those beyond stay in the text, and are not drawn")
    }
    return found
  }

  /// Whether a character goes with the letter before it.
  private static func isMark(_ bytes: UnsafeBufferPointer<CChar>, _ range: Range<Int>) -> Bool {
    let character = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[range]))
    guard let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return true
    // Joiners of width 0 go with it, too, and end no letter.
    default: return scalar.value == 0x200C || scalar.value == 0x200D
    }
  }
}
