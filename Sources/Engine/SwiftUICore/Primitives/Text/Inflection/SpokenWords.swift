/// The characters of a part that asks for grammar, with those of the values in it.
///
/// A value stands in the text as a mark; its words are changed where it is kept.
struct SpokenWords {
  private struct Unit {
    var character: Character
    /// The value that it belongs to.
    var argument: Int?
  }

  private typealias Marker = LocalizedStringKey.Marker
  private let arguments: [LocalizedStringKey.Argument]
  private var units: [Unit] = []
  private var changed: Set<Int> = []

  /// - Parameters:
  ///   - text: The characters, with marks for values.
  ///   - arguments: The values; a text with a look of its own stays a mark.
  init(_ text: [Character], arguments: [LocalizedStringKey.Argument]) {
    self.arguments = arguments
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == Marker.start, let end = text[index...].firstIndex(of: Marker.end),
        let number = Int(String(text[(index + 1)..<end])), arguments.indices.contains(number),
        case .string(let string) = arguments[number]
      {
        units += string.map { Unit(character: $0, argument: number) }
        index = end + 1
      } else {
        units.append(Unit(character: text[index], argument: nil))
        index += 1
      }
    }
  }

  /// The characters with marks for the values again.
  var characters: [Character] {
    var result: [Character] = []
    var last: Int?
    for unit in units {
      if let argument = unit.argument {
        if argument != last { result += Marker.value(argument) }
      } else {
        result.append(unit.character)
      }
      last = unit.argument
    }
    return result
  }

  /// The values whose words are others now.
  var changedArguments: [(index: Int, text: String)] {
    changed.sorted().map { index in (index, String(units.filter { $0.argument == index }.map(\.character))) }
  }

  // MARK: Agreeing

  private enum Token {
    case number(SpokenNumber)
    case word(Range<Int>)
    /// What ends a phrase.
    case mark
  }

  /// Makes words agree with the number before them; `number` is that of words with none before them.
  mutating func agree(by grammar: Grammar, number: SpokenNumber?) {
    var number = number
    var phrase: [Range<Int>] = []
    var changes: [(range: Range<Int>, text: String)] = []
    func endPhrase() {
      if let number { changes += agreeing(phrase, with: number, by: grammar) }
      phrase = []
    }
    for token in tokens {
      switch token {
      case .word(let range): phrase.append(range)
      case .mark: endPhrase()
      case .number(let next):
        endPhrase()
        number = next
      }
    }
    endPhrase()
    for change in changes.reversed() { replace(change.range, with: change.text) }
  }

  private func agreeing(_ phrase: [Range<Int>], with number: SpokenNumber, by grammar: Grammar) -> [(Range<Int>, String)] {
    let words = phrase.map { range in String(units[range].map(\.character)) }
    return grammar.inflected(words, number: number).enumerated().compactMap { index, word in
      word == words[index] ? nil : (phrase[index], word)
    }
  }

  private mutating func replace(_ range: Range<Int>, with text: String) {
    let argument = units[range.lowerBound].argument
    // A word of which a part is a value's stays as it is.
    guard units[range].allSatisfy({ $0.argument == argument }) else { return }
    if let argument { changed.insert(argument) }
    units.replaceSubrange(range, with: text.map { Unit(character: $0, argument: argument) })
  }

  private var tokens: [Token] {
    var tokens: [Token] = []
    var index = 0
    while index < units.count {
      let start = index
      if isDigit(index) {
        index = end(from: index) { isDigit($0) || SpokenNumber.separators.contains(units[$0].character) && isDigit($0 + 1) }
        if let number = SpokenNumber(String(units[start..<index].map(\.character))) { tokens.append(.number(number)) }
      } else if units[index].character == Marker.start {
        index = (index..<units.count).first { units[$0].character == Marker.end }.map { $0 + 1 } ?? units.count
        if let number = number(ofMark: units[start..<index].map(\.character)) { tokens.append(.number(number)) }
      } else if isLetter(index) {
        index = end(from: index) { isLetter($0) || "'’-".contains(units[$0].character) && isLetter($0 + 1) }
        tokens.append(.word(start..<index))
      } else {
        if ",;:/&+()".contains(units[index].character) { tokens.append(.mark) }
        index += 1
      }
    }
    return tokens
  }

  /// The number that a text with a look of its own shows, if it is one.
  private func number(ofMark mark: [Character]) -> SpokenNumber? {
    guard let index = Int(String(mark.dropFirst().dropLast())), arguments.indices.contains(index),
      case .text(let text) = arguments[index]
    else { return nil }
    return SpokenNumber(text.plainString)
  }

  private func end(from start: Int, while belongs: (Int) -> Bool) -> Int {
    var index = start
    while index < units.count, belongs(index) { index += 1 }
    return index
  }

  private func isDigit(_ index: Int) -> Bool {
    index < units.count && units[index].character.wholeNumberValue.map { (0...9).contains($0) } == true
  }
  private func isLetter(_ index: Int) -> Bool { index < units.count && units[index].character.isLetter }
}
