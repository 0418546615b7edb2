/// A line taken apart as a shell does: spaces part words, except in quotes and after a backslash.
struct ShellWords {
  private(set) var all: [String] = []
  /// Whether all quotes end, and something follows each backslash; else the last word is what there is of it.
  let isWhole: Bool

  init(_ line: some StringProtocol) {
    var word: String?
    var quote: Character?
    var isEscaped = false
    for letter in line {
      if isEscaped {
        word = (word ?? "") + String(letter)
        isEscaped = false
      } else if letter == "\\", quote != "'" {
        word = word ?? ""
        isEscaped = true
      } else if let open = quote {
        if letter == open { quote = nil } else { word = (word ?? "") + String(letter) }
      } else if letter == "'" || letter == "\"" {
        quote = letter
        word = word ?? ""
      } else if letter.isWhitespace {
        if let done = word { all.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(letter)
      }
    }
    isWhole = quote == nil && !isEscaped
    if let word { all.append(word) }
  }
}
