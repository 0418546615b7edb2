/// A line of text that is being edited, with what is selected of it.
///
/// Places are counted in characters, as a person sees them, from 0 before the first one to `count` after the last one.
struct EditableText: Equatable {
  private(set) var characters: [Character]
  /// Where the selection began.
  private(set) var anchor: Int
  /// Where the selection ends and what is typed goes.
  private(set) var caret: Int
  /// What an input method is still composing.
  private(set) var marked: Range<Int>?

  /// What a key moves over or deletes.
  enum Unit { case character, word, all }
  enum Direction { case backward, forward }

  /// Creates a text with the caret at its end.
  init(_ string: String = "") {
    characters = Array(string)
    anchor = characters.count
    caret = characters.count
  }

  var string: String { String(characters) }
  var count: Int { characters.count }
  var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
  var selectedString: String { String(characters[selection]) }

  /// Takes a text that something else has set; the caret stays where it was, or at the end if it was there.
  mutating func set(_ string: String) {
    let wasAtEnd = caret == count
    characters = Array(string)
    marked = nil
    caret = wasAtEnd ? count : min(caret, count)
    anchor = caret
  }

  // MARK: Selecting

  /// Puts the caret at a place; with `extending` what lies between is selected.
  mutating func moveCaret(to place: Int, extending: Bool = false) {
    endComposition()
    caret = min(max(place, 0), count)
    if !extending { anchor = caret }
  }

  mutating func moveCaret(_ direction: Direction, by unit: Unit, extending: Bool) {
    // Without Shift an arrow first leaves what is selected, at the end it points to.
    if unit == .character, !extending, !selection.isEmpty {
      return moveCaret(to: direction == .forward ? selection.upperBound : selection.lowerBound)
    }
    moveCaret(to: place(direction, by: unit), extending: extending)
  }

  mutating func select(_ range: Range<Int>) {
    endComposition()
    anchor = min(max(range.lowerBound, 0), count)
    caret = min(max(range.upperBound, 0), count)
  }

  mutating func selectAll() { select(0..<count) }

  /// Selects the word at a place, or what separates words there.
  mutating func selectWord(at place: Int) {
    guard count > 0 else { return }
    let index = min(max(place, 0), count - 1)
    let kind = CharacterKind(characters[index])
    var (start, end) = (index, index + 1)
    while start > 0, CharacterKind(characters[start - 1]) == kind { start -= 1 }
    while end < count, CharacterKind(characters[end]) == kind { end += 1 }
    select(start..<end)
  }

  private func place(_ direction: Direction, by unit: Unit) -> Int {
    switch (unit, direction) {
    case (.all, .backward): return 0
    case (.all, .forward): return count
    case (.character, .backward): return caret - 1
    case (.character, .forward): return caret + 1
    case (.word, .backward):
      var place = caret
      while place > 0, CharacterKind(characters[place - 1]) == .separator { place -= 1 }
      guard place > 0 else { return 0 }
      let kind = CharacterKind(characters[place - 1])
      while place > 0, CharacterKind(characters[place - 1]) == kind { place -= 1 }
      return place
    case (.word, .forward):
      var place = caret
      while place < count, CharacterKind(characters[place]) == .separator { place += 1 }
      guard place < count else { return count }
      let kind = CharacterKind(characters[place])
      while place < count, CharacterKind(characters[place]) == kind { place += 1 }
      return place
    }
  }

  // MARK: Changing

  /// Puts a text in place of what is being composed, or else of the selection; the caret comes behind it.
  mutating func insert(_ string: String) {
    replace(marked ?? selection, with: string)
    marked = nil
  }

  /// Shows a text that an input method is composing, with the caret at one of its places; an empty one ends the composition.
  mutating func compose(_ string: String, caret place: Int) {
    let start = (marked ?? selection).lowerBound
    replace(marked ?? selection, with: string)
    marked = string.isEmpty ? nil : start..<caret
    guard let marked else { return }
    caret = min(max(start + place, start), marked.upperBound)
    anchor = caret
  }

  /// Keeps what is being composed as it is.
  mutating func endComposition() { marked = nil }

  /// Deletes the selection, or else from the caret in a direction.
  mutating func delete(_ direction: Direction, by unit: Unit) {
    endComposition()
    if selection.isEmpty {
      let end = min(max(place(direction, by: unit), 0), count)
      replace(min(caret, end)..<max(caret, end), with: "")
    } else {
      replace(selection, with: "")
    }
  }

  private mutating func replace(_ range: Range<Int>, with string: String) {
    // An accent that is typed joins the character before it, so places are counted anew.
    let before = String(characters[..<range.lowerBound]) + string
    let after = characters[range.upperBound...]
    characters = Array(before + String(after))
    caret = min(before.count, count)
    anchor = caret
  }
}

/// What kind of word a character is part of.
private enum CharacterKind {
  case separator, letter, hiragana, katakana, han

  init(_ character: Character) {
    let scalar = character.unicodeScalars.first?.value ?? 0
    switch scalar {
    case 0x3041...0x309F: self = .hiragana
    case 0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .katakana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF, 0x3005, 0x3007: self = .han
    default: self = character.isLetter || character.isNumber || character == "_" ? .letter : .separator
    }
  }
}
