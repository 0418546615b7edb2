/// A number as it is written, by which words are singular or plural.
struct SpokenNumber: Equatable {
  /// The digits before the separator of decimals, without zeros in front and without separators of thousands; empty for zero.
  private let whole: String
  private let hasFraction: Bool

  static let one = SpokenNumber(whole: "1", hasFraction: false)
  static let many = SpokenNumber(whole: "2", hasFraction: false)

  private init(whole: String, hasFraction: Bool) { (self.whole, self.hasFraction) = (whole, hasFraction) }

  /// Reads digits of any script, with a sign and separators; `nil` for anything else.
  init?(_ text: some StringProtocol) {
    var whole = "", fraction: Int?
    for character in text {
      if let digit = character.wholeNumberValue, (0...9).contains(digit) {
        if let length = fraction { fraction = length + 1 }
        whole += "\(digit)"
      } else if Self.separators.contains(character), !whole.isEmpty {
        fraction = 0
      } else if !Self.signs.contains(character) || !whole.isEmpty {
        return nil
      }
    }
    guard !whole.isEmpty else { return nil }
    // Three digits behind a separator are thousands.
    let decimals = fraction.flatMap { $0 == 3 ? nil : $0 } ?? 0
    let digits = whole.dropLast(decimals).drop { $0 == "0" }
    self.init(whole: String(digits), hasFraction: decimals > 0)
  }

  static let separators: Set<Character> = [",", ".", "'", "’", "\u{A0}", "\u{202F}", "٫", "٬"]
  static let signs: Set<Character> = ["-", "+", "−"]

  /// Whether it is written as 1, with nothing behind it.
  var isOne: Bool { whole == "1" && !hasFraction }
  /// Whether it is less than two.
  var isBelowTwo: Bool { whole.isEmpty || whole == "1" }
}
