import Foundation

/// Finds the parts of a text that ask for grammar, `^[3 apple](inflect: true)`, and makes their words agree with their numbers.
///
/// Other attributes in parentheses mean nothing here: of such parts the words show as they are written.
struct InflectedText {
  /// The language of the text, "en".
  let language: String
  /// The values whose places are marked in the text; those whose words were changed are others afterwards.
  private(set) var arguments: [LocalizedStringKey.Argument]
  /// The values by their positions in the key, some of which may not stand in the text.
  private let values: [LocalizedStringKey.Argument]

  /// - Parameters:
  ///   - language: The language of the text; of one whose rules are not known the words stay.
  ///   - arguments: The values in the text.
  ///   - values: The values of the key.
  init(language: String, arguments: [LocalizedStringKey.Argument], values: [LocalizedStringKey.Argument]) {
    (self.language, self.arguments, self.values) = (language, arguments, values)
  }

  /// Whether a text may have such a part.
  static func isAsked(for string: String) -> Bool { string.contains("^[") }

  /// The text without the marks of grammar, with its words changed.
  mutating func resolve(_ string: String) -> String {
    String(resolve(Array(string)[...]))
  }

  private mutating func resolve(_ characters: ArraySlice<Character>) -> [Character] {
    var result: [Character] = []
    var rest = characters
    while let character = rest.first {
      if character == "\\" {
        result += rest.prefix(2)
        rest = rest.dropFirst(2)
      } else if let part = MarkedPart(at: rest) {
        let inner = resolve(part.content)
        result += inflect(inner, as: part.attributes)
        rest = part.rest
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private mutating func inflect(_ content: [Character], as attributes: MarkedPart.Attributes) -> [Character] {
    guard attributes.inflects, let grammar = Grammar(language: language) else { return content }
    var words = SpokenWords(content, arguments: arguments)
    words.agree(by: grammar, number: number(of: attributes))
    for (index, text) in words.changedArguments { arguments[index] = .string(text) }
    return words.characters
  }

  /// The number that a part is told to agree with, where it is told one.
  private func number(of attributes: MarkedPart.Attributes) -> SpokenNumber? {
    if let number = attributes.number { return number }
    guard let position = attributes.agreesWithArgument, values.indices.contains(position - 1) else { return nil }
    return switch values[position - 1] {
    case .integer(let value): SpokenNumber("\(value)")
    case .unsigned(let value): SpokenNumber("\(value)")
    case .double(let value): SpokenNumber("\(value)")
    case .string(let text): SpokenNumber(text)
    case .text(let text): SpokenNumber(text.plainString)
    }
  }
}

/// `^[content](attributes)` at the beginning of a text.
struct MarkedPart {
  struct Attributes {
    var inflects = false
    /// Which of the values, from 1, has the number.
    var agreesWithArgument: Int?
    /// What the morphology says.
    var number: SpokenNumber?
  }

  let content: ArraySlice<Character>
  let attributes: Attributes
  let rest: ArraySlice<Character>

  init?(at text: ArraySlice<Character>) {
    guard text.starts(with: "^["), let content = Self.enclosed(text.dropFirst(), by: "[", "]") else { return nil }
    let behind = text[content.endIndex...].dropFirst()
    guard let list = Self.enclosed(behind, by: "(", ")"), let attributes = Attributes(String(list)) else { return nil }
    (self.content, self.attributes) = (content, attributes)
    rest = text[list.endIndex...].dropFirst()
  }

  /// What stands between a bracket, with which the text begins, and the one that closes it.
  private static func enclosed(_ text: ArraySlice<Character>, by open: Character, _ close: Character) -> ArraySlice<Character>? {
    guard text.first == open else { return nil }
    var depth = 0, isEscaped = false
    for index in text.indices {
      let character = text[index]
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == open {
        depth += 1
      } else if character == close {
        depth -= 1
        if depth == 0 { return text[(text.startIndex + 1)..<index] }
      }
    }
    return nil
  }
}

extension MarkedPart.Attributes {
  /// Reads `inflect: true, morphology: { number: "plural" }`; `nil` for what is no list of names and values.
  init?(_ text: String) {
    let pairs = text.split(separator: ",").map { $0.split(separator: ":").map(Self.word) }
    guard let first = pairs.first, first.count > 1, !first[0].isEmpty, first[0].allSatisfy(\.isLetter) else { return nil }
    for pair in pairs where pair.count > 1 {
      let (name, value) = (pair[pair.count - 2], pair[pair.count - 1])
      switch name {
      case "inflect": inflects = value == "true"
      case "agreeWithArgument":
        agreesWithArgument = Int(value)
        inflects = true
      case "number": number = value == "singular" ? .one : .many
      default: break
      }
    }
  }

  /// A name or a value without what is around it.
  private static func word(_ text: Substring) -> String {
    text.trimmingCharacters(in: CharacterSet(charactersIn: "{}\"' \n\t"))
  }
}
