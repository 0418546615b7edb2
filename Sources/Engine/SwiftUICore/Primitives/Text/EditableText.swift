/// A text that is being edited, with what is selected of it.
///
/// Places are counted in bytes of UTF-8 from the beginning of the text, so that one is found in no time however long the text is. The
/// caret stands between characters, as a person sees them.
struct EditableText: Equatable {
  private(set) var string: String
  /// Where the selection began.
  private(set) var anchor: Int
  /// Where the selection ends and what is typed goes.
  private(set) var caret: Int
  /// Where a line is wrapped at the caret: whether it shows at the end of that line, and not at the beginning of the next one.
  private(set) var isAtLineEnd = false
  /// What an input method is still composing.
  private(set) var marked: Range<Int>? { didSet { clause = nil } }
  /// What of that is being converted now.
  private(set) var clause: Range<Int>?
  /// What was put in place of what, the last time.
  private(set) var replaced: Replacement?

  /// A text in place of another.
  struct Replacement: Equatable {
    var position: Int
    var old: String
    var new: String
    /// Counts them, so that each differs from the one before.
    var number: Int
  }

  /// What a key moves over or deletes.
  enum Unit {
    case character, word, paragraph, all
    /// To an end of the line as it is laid out.
    case lineEdge
    /// A line up or down as it is laid out, and as many as show.
    case line, page
  }
  enum Direction { case backward, forward }

  /// Creates a text with the caret at its end.
  init(_ string: String = "") {
    self.string = string
    self.string.makeContiguousUTF8()
    anchor = self.string.utf8.count
    caret = anchor
  }

  /// In bytes.
  var count: Int { string.utf8.count }
  var isEmpty: Bool { string.isEmpty }
  var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
  var selectedString: String { String(string[indices(of: selection)]) }

  /// Takes a text that something else has set; the caret stays where it was, or at the end if it was there.
  mutating func set(_ new: String) {
    let wasAtEnd = caret == count
    string = new
    string.makeContiguousUTF8()
    marked = nil
    isAtLineEnd = false
    caret = wasAtEnd ? count : boundary(near: caret)
    anchor = caret
  }

  // MARK: Places

  func index(of position: Int) -> String.Index {
    string.utf8.index(string.startIndex, offsetBy: min(max(position, 0), count))
  }
  func indices(of range: Range<Int>) -> Range<String.Index> { index(of: range.lowerBound)..<index(of: range.upperBound) }
  func place(of index: String.Index) -> Int { string.utf8.distance(from: string.startIndex, to: index) }

  /// The place between characters at a place, or behind the character that it is in.
  func boundary(near position: Int) -> Int {
    guard position > 0 else { return 0 }
    guard position < count else { return count }
    let index = index(of: position), next = string.index(after: index)
    // Going forward begins at the start of the character.
    return string.index(before: next) == index ? position : self.place(of: next)
  }

  /// The text around the caret and what is selected with it, for input methods; long texts are cut.
  var surroundingText: SurroundingText {
    let here = marked?.lowerBound ?? caret, behind = marked?.upperBound ?? caret
    let start = boundary(near: here - Self.slop), end = boundary(near: behind + Self.slop)
    let began = marked == nil ? min(max(anchor, start), end) : here
    return SurroundingText(
      text: String(string[indices(of: start..<here)]) + String(string[indices(of: behind..<end)]), caret: here - start,
      anchor: began - start)
  }

  /// How far around the caret input methods are told the text, in bytes; a choice.
  private static let slop = 400

  private func next(_ position: Int) -> Int {
    position < count ? self.place(of: string.index(after: index(of: position))) : count
  }
  private func previous(_ position: Int) -> Int { position > 0 ? self.place(of: string.index(before: index(of: position))) : 0 }

  // MARK: Selecting

  /// Puts the caret at a place; with `extending` what lies between is selected.
  mutating func moveCaret(to position: Int, atLineEnd: Bool = false, extending: Bool = false) {
    endComposition()
    caret = boundary(near: position)
    isAtLineEnd = atLineEnd
    if !extending { anchor = caret }
  }

  /// Moves as the text alone says; to places in lines the layout knows the way.
  mutating func moveCaret(_ direction: Direction, by unit: Unit, extending: Bool) {
    // Without Shift an arrow first leaves what is selected, at the end it points to.
    if unit == .character, !extending, !selection.isEmpty {
      return moveCaret(to: direction == .forward ? selection.upperBound : selection.lowerBound)
    }
    moveCaret(to: place(direction, by: unit), extending: extending)
  }

  mutating func select(_ range: Range<Int>) {
    endComposition()
    isAtLineEnd = false
    anchor = boundary(near: range.lowerBound)
    caret = boundary(near: range.upperBound)
  }

  mutating func selectAll() { select(0..<count) }

  /// The word at a place, or what separates words there; none across the end of a line.
  func word(at position: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    var start = index(of: boundary(near: position))
    if start == string.endIndex || (string[start].isNewline && start > string.startIndex) {
      // Behind the last word of a line it is that word.
      start = string.index(before: index(of: boundary(near: max(position, 1))))
    }
    let kind = CharacterKind(string[start])
    var end = string.index(after: start)
    guard kind != .lineEnd else { return self.place(of: start)..<self.place(of: end) }
    while start > string.startIndex, CharacterKind(string[string.index(before: start)]) == kind {
      start = string.index(before: start)
    }
    while end < string.endIndex, CharacterKind(string[end]) == kind { end = string.index(after: end) }
    return self.place(of: start)..<self.place(of: end)
  }

  /// Where a step leads; the units of a layout are as long as the whole text here.
  func place(_ direction: Direction, by unit: Unit) -> Int {
    switch (unit, direction) {
    case (.character, .backward): previous(caret)
    case (.character, .forward): next(caret)
    case (.word, .backward): wordStart(before: caret)
    case (.word, .forward): wordEnd(after: caret)
    case (.paragraph, .backward): paragraphStart(before: caret)
    case (.paragraph, .forward): paragraphEnd(after: caret)
    case (_, .backward): 0
    case (_, .forward): count
    }
  }

  private func wordStart(before position: Int) -> Int {
    var index = index(of: position)
    func kindBefore() -> CharacterKind? {
      index > string.startIndex ? CharacterKind(string[string.index(before: index)]) : nil
    }
    while kindBefore()?.isSeparator == true { index = string.index(before: index) }
    guard let kind = kindBefore() else { return 0 }
    while kindBefore() == kind { index = string.index(before: index) }
    return self.place(of: index)
  }

  private func wordEnd(after position: Int) -> Int {
    var index = index(of: position)
    func kind() -> CharacterKind? { index < string.endIndex ? CharacterKind(string[index]) : nil }
    while kind()?.isSeparator == true { index = string.index(after: index) }
    guard let first = kind() else { return count }
    while kind() == first { index = string.index(after: index) }
    return self.place(of: index)
  }

  /// The beginning of the paragraph of a place, or of the one before where it is that.
  private func paragraphStart(before position: Int) -> Int {
    var index = index(of: position)
    if index > string.startIndex { index = string.index(before: index) }
    while index > string.startIndex, !string[string.index(before: index)].isNewline { index = string.index(before: index) }
    return self.place(of: index)
  }

  private func paragraphEnd(after position: Int) -> Int {
    var index = index(of: position)
    if index < string.endIndex { index = string.index(after: index) }
    while index < string.endIndex, !string[index].isNewline { index = string.index(after: index) }
    return self.place(of: index)
  }

  // MARK: Changing

  /// Puts a text in place of what is being composed, or else of the selection; the caret comes behind it.
  mutating func insert(_ string: String) {
    replace(marked ?? selection, with: string)
    marked = nil
  }

  /// Shows a text that an input method is composing, with the caret after a number of its characters; an empty one ends the
  /// composition.
  ///
  /// `clause` are those of its characters that are being converted now.
  mutating func compose(_ string: String, caret characters: Int, clause: Range<Int>? = nil) {
    let start = (marked ?? selection).lowerBound
    replace(marked ?? selection, with: string)
    marked = string.isEmpty ? nil : start..<max(caret, start)
    guard let marked else { return }
    func place(after characters: Int) -> Int {
      min(boundary(near: start + string.prefix(max(characters, 0)).utf8.count), marked.upperBound)
    }
    caret = place(after: characters)
    anchor = caret
    if let clause { self.clause = place(after: clause.lowerBound)..<place(after: clause.upperBound) }
  }

  /// Keeps what is being composed as it is.
  mutating func endComposition() { marked = nil }

  /// Deletes what lies around the caret, by bytes that are counted from it; the caret stays where it is in the rest of the text.
  ///
  /// While something is composed nobody knows how that counts, and nothing happens.
  mutating func delete(around offsets: Range<Int>) {
    guard marked == nil else { return }
    let range = boundary(near: caret + offsets.lowerBound)..<boundary(near: caret + offsets.upperBound)
    let rest = caret - range.clamped(to: 0..<max(caret, 0)).count
    replace(range, with: "")
    moveCaret(to: rest)
  }

  /// Deletes the selection, or else from the caret to a place.
  mutating func delete(to position: Int) {
    endComposition()
    replace(selection.isEmpty ? min(caret, position)..<max(caret, position) : selection, with: "")
  }

  /// Deletes the selection, or else from the caret in a direction.
  mutating func delete(_ direction: Direction, by unit: Unit) { delete(to: place(direction, by: unit)) }

  /// Puts a text in place of another; the caret comes behind it, and behind an accent that then belongs to its last character.
  mutating func replace(_ range: Range<Int>, with new: String) {
    let indices = indices(of: range)
    if !(range.isEmpty && new.isEmpty) {
      replaced = Replacement(
        position: range.lowerBound, old: String(string[indices]), new: new, number: (replaced?.number ?? 0) + 1)
    }
    string.replaceSubrange(indices, with: new)
    string.makeContiguousUTF8()
    isAtLineEnd = false
    caret = boundary(near: range.lowerBound + new.utf8.count)
    anchor = caret
  }
}

/// What kind of word a character is part of.
private enum CharacterKind {
  case lineEnd, separator, letter, hiragana, katakana, han

  init(_ character: Character) {
    let scalar = character.unicodeScalars.first?.value ?? 0
    switch scalar {
    case 0x3041...0x309F: self = .hiragana
    case 0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .katakana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF, 0x3005, 0x3007: self = .han
    default:
      if character.isNewline {
        self = .lineEnd
      } else {
        self = character.isLetter || character.isNumber || character == "_" ? .letter : .separator
      }
    }
  }

  var isSeparator: Bool { self == .separator || self == .lineEnd }
}
