/// The items of a setting that is a list: words between spaces, where quotes and backslashes keep spaces together.
enum SettingList {
  /// The words of a value.
  static func split(_ value: String) -> [String] {
    var items: [String] = []
    var item: String?
    var quote: Character?
    var isEscaped = false
    for character in value {
      if isEscaped {
        item = (item ?? "") + String(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        item = item ?? ""
      } else if quote == nil, character.isWhitespace {
        if let finished = item { items.append(finished) }
        item = nil
      } else {
        item = (item ?? "") + String(character)
      }
    }
    if let item { items.append(item) }
    return items
  }
}
