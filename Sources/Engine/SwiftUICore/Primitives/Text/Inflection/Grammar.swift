/// How the words of a language show number, as far as rules say it; English by its nouns, some others by all words of a phrase.
struct Grammar {
  /// The form of one, and that of several.
  struct Forms: Sendable {
    var plural: @Sendable (String) -> String
    var singular: @Sendable (String) -> String
  }

  private let forms: Forms
  private let isSingular: (SpokenNumber) -> Bool
  /// Whether only the noun of a phrase changes, its last word; else all that stands with it does.
  private let changesNounAlone: Bool
  /// Words behind which nothing belongs to the noun any more, as in "box of chocolate".
  private let endings: Set<String>
  /// Words that join two nouns of one number.
  private let joiners: Set<String>

  /// `nil` for a language whose words do not change with numbers, or whose rules are not known.
  init?(language: String) {
    switch language {
    case "en":
      forms = EnglishNouns.forms
      isSingular = \.isOne
      changesNounAlone = true
      joiners = ["and", "or"]
      endings = [
        "of", "in", "on", "at", "from", "to", "for", "with", "without", "by", "per", "about", "under", "over", "that", "which",
        "is", "are", "was", "were", "has", "have", "left", "remaining", "ago", "selected", "available", "total",
      ]
    case "es":
      forms = RomanceWords.spanish
      isSingular = \.isOne
      (changesNounAlone, joiners) = (false, ["y", "e", "o", "u"])
      endings = ["de", "del", "en", "con", "sin", "para", "por", "a", "al"]
    case "pt":
      forms = RomanceWords.portuguese
      isSingular = \.isBelowTwo
      (changesNounAlone, joiners) = (false, ["e", "ou"])
      endings = ["de", "do", "da", "dos", "das", "em", "no", "na", "com", "sem", "para", "por", "a", "ao"]
    case "fr":
      forms = RomanceWords.french
      isSingular = \.isBelowTwo
      (changesNounAlone, joiners) = (false, ["et", "ou"])
      endings = ["de", "du", "des", "en", "dans", "avec", "sans", "pour", "par", "sur", "à", "au", "aux"]
    default: return nil
    }
  }

  /// The words of a phrase as they stand with a number.
  func inflected(_ words: [String], number: SpokenNumber) -> [String] {
    let change = isSingular(number) ? forms.singular : forms.plural
    var result = words
    for part in words.indices.split(whereSeparator: { joiners.contains(words[$0].lowercased()) }) {
      let end = part.dropFirst().first { endings.contains(words[$0].lowercased()) } ?? part.endIndex
      let own = part.prefix { $0 < end }
      for index in changesNounAlone ? own.suffix(1) : own { result[index] = Self.inCase(of: words[index], change) }
    }
    return result
  }

  /// Changes a word in small letters, and gives what stays of it its own letters again.
  private static func inCase(of word: String, _ change: (String) -> String) -> String {
    let small = word.lowercased()
    let changed = change(small)
    guard changed != small else { return word }
    guard small.count == word.count else { return changed }
    // Short words in capitals are abbreviations: "PDFs".
    if word.count > 4, word == word.uppercased(), word != small { return changed.uppercased() }
    let common = zip(small, changed).prefix { $0 == $1 }.count
    return String(word.prefix(common) + changed.dropFirst(common))
  }
}
