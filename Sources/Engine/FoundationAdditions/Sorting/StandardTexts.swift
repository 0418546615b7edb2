package import Foundation

/// How texts are ordered and searched as people do, with a short way for texts of plain letters.
///
/// Foundation's own functions hand both texts to C and compare them there, at some microseconds a pair. Where both are printable
/// ASCII and the language has no letters of two signs, the same follows from a table that is made by asking Foundation once.
package enum StandardTexts {
  /// What `localizedStandardCompare(_:)` answers.
  package static func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    if let ranks {
      var lhs = lhs, rhs = rhs
      let result = lhs.withUTF8 { first in rhs.withUTF8 { compare(first, $0, ranks) } }
      if let result { return result }
    }
    return lhs.localizedStandardCompare(rhs)
  }

  /// What `localizedStandardContains(_:)` answers.
  package static func contains(_ text: String, _ part: String) -> Bool {
    if ranks != nil {
      var text = text, part = part
      let result = text.withUTF8 { bytes in part.withUTF8 { contains(bytes, $0) } }
      if let result { return result }
    }
    return text.localizedStandardContains(part)
  }

  /// Languages in which each letter of ASCII is one by itself, and `I` the capital of `i`.
  private static let plainLanguages: Set<String> = [
    "en", "de", "fr", "it", "es", "pt", "nl", "ja", "zh", "ko", "pl", "ru", "uk", "el", "ro", "bg",
  ]

  /// The places of printable ASCII in the order, which a letter and its capital share; nil where the language has other rules.
  private static let ranks: [UInt8]? = {
    guard let language = Locale.current.language.languageCode?.identifier, plainLanguages.contains(language) else { return nil }
    let texts = printable.map { String(UnicodeScalar($0)) }.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
    var ranks = [UInt8](repeating: 0, count: 128), rank: UInt8 = 0, previous = ""
    for text in texts {
      if text.lowercased() != previous { rank += 1 }
      previous = text.lowercased()
      for byte in text.utf8 { ranks[Int(byte)] = rank }
    }
    return ranks
  }()

  private static let printable: ClosedRange<UInt8> = 0x20...0x7E

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  /// Plain loops: they are quick in a build without optimization, too.
  private static func isPlain(_ bytes: Bytes) -> Bool {
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 0x20 || byte > 0x7E { return false }
      position += 1
    }
    return true
  }

  private static func compare(_ lhs: Bytes, _ rhs: Bytes, _ ranks: [UInt8]) -> ComparisonResult? {
    guard isPlain(lhs), isPlain(rhs) else { return nil }
    var first = 0, second = 0
    // What decides where all else is the same: zeros before numbers, and small letters before capitals.
    var last = 0
    while first < lhs.count, second < rhs.count {
      let left = lhs[first], right = rhs[second]
      if isDigit(left), isDigit(right) {
        let number = digits(lhs, from: first), other = digits(rhs, from: second)
        let difference = difference(lhs, number, rhs, other)
        if difference != 0 { return result(difference) }
        if last == 0 { last = (number.end - first) - (other.end - second) }
        first = number.end
        second = other.end
        continue
      }
      if left != right {
        let difference = Int(ranks[Int(left)]) - Int(ranks[Int(right)])
        if difference != 0 { return result(difference) }
        if last == 0 { last = Int(right) - Int(left) }
      }
      first += 1
      second += 1
    }
    if first < lhs.count { return .orderedDescending }
    return second < rhs.count ? .orderedAscending : result(last)
  }

  private static func result(_ difference: Int) -> ComparisonResult {
    difference < 0 ? .orderedAscending : difference == 0 ? .orderedSame : .orderedDescending
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Where the digits of a number are, without zeros before it.
  private static func digits(_ bytes: Bytes, from start: Int) -> (begin: Int, end: Int) {
    var end = start
    while end < bytes.count, isDigit(bytes[end]) { end += 1 }
    var begin = start
    while begin < end, bytes[begin] == 0x30 { begin += 1 }
    return (begin, end)
  }

  /// Below 0 where the first number is the smaller one.
  private static func difference(_ lhs: Bytes, _ first: (begin: Int, end: Int), _ rhs: Bytes, _ second: (begin: Int, end: Int))
    -> Int
  {
    let count = first.end - first.begin
    if count != second.end - second.begin { return count - (second.end - second.begin) }
    var position = 0
    while position < count {
      let difference = Int(lhs[first.begin + position]) - Int(rhs[second.begin + position])
      if difference != 0 { return difference }
      position += 1
    }
    return 0
  }

  private static func contains(_ text: Bytes, _ part: Bytes) -> Bool? {
    guard isPlain(text), isPlain(part) else { return nil }
    guard part.count > 0, part.count <= text.count else { return false }
    let start = folded(part[0]), last = text.count - part.count
    var position = 0
    while position <= last {
      if folded(text[position]) == start {
        var matched = 1
        while matched < part.count, folded(text[position + matched]) == folded(part[matched]) { matched += 1 }
        if matched == part.count { return true }
      }
      position += 1
    }
    return false
  }

  private static func folded(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte }
}
