import Foundation
import SwiftLexing

/// The static members and the inner types that an app's sources declare in extensions of the types that get symbols.
///
/// A second member of the same name would not compile, however private the first one is.
struct DeclaredMembers: Equatable {
  /// A type that symbols are members of; its name as sources write it.
  enum Owner: String, CaseIterable {
    case color = "Color"
    /// Only where `Self` is `Color`.
    case shapeStyle = "ShapeStyle"
    case uiColor = "UIColor"
    case uiImage = "UIImage"
    case colorResource = "ColorResource"
    case imageResource = "ImageResource"
    case localizedStringResource = "LocalizedStringResource"
  }

  private var names: [Owner: Set<String>] = [:]

  init() {}

  /// Looks through an app's sources; one that cannot be read is the compiler's to report.
  init(sources: [Path], conditions: CompilationConditions) {
    for source in sources {
      if let data = try? source.read() { read(data, conditions: conditions) }
    }
  }

  subscript(owner: Owner) -> Set<String> { names[owner] ?? [] }

  /// Adds what a file declares where `#if` has it compiled.
  mutating func read(_ data: Data, conditions: CompilationConditions) {
    // Few files extend one of the types, and a search for bytes is much faster than taking a file apart.
    guard data.range(of: Data("extension".utf8)) != nil,
      Owner.allCases.contains(where: { data.range(of: Data($0.rawValue.utf8)) != nil })
    else { return }
    read(SwiftLexer.words(of: SwiftCode(data).bytes(under: conditions)))
  }

  private mutating func read(_ words: [SwiftWord]) {
    var reader = MemberReader(words)
    while let member = reader.next() { names[member.owner, default: []].insert(member.name) }
  }
}

/// Goes through a file's words and stops at each member of one of the types.
private struct MemberReader {
  private var rest: ArraySlice<SwiftWord>
  /// What the braces around the present place belong to; `nil` for anything but an extension of one of the types.
  private var scopes: [DeclaredMembers.Owner?] = []
  private var upcoming: DeclaredMembers.Owner?
  private var isStatic = false

  init(_ words: [SwiftWord]) { rest = words[...] }

  mutating func next() -> (owner: DeclaredMembers.Owner, name: String)? {
    while let word = rest.popFirst() {
      switch word.text {
      case "{":
        scopes.append(upcoming)
        upcoming = nil
        isStatic = false
      case "}":
        _ = scopes.popLast()
        isStatic = false
      case "(": skipGroup()
      case "extension" where word.isWord && !word.isMember: upcoming = readExtension()
      default:
        if let owner = scopes.last ?? nil, word.isWord, !word.isMember, let name = readMember(word.text) { return (owner, name) }
      }
    }
    return nil
  }

  private mutating func readMember(_ word: String) -> String? {
    switch word {
    case "static": isStatic = true
    case "class" where ["func", "var", "let"].contains(rest.first?.text): isStatic = true
    case "var", "let", "func":
      defer { isStatic = false }
      if isStatic { return rest.popFirst()?.text }
    case "enum", "struct", "class", "actor", "typealias":
      isStatic = false
      return rest.popFirst()?.text
    default: break
    }
    return nil
  }

  /// The type that is extended, up to the brace.
  private mutating func readExtension() -> DeclaredMembers.Owner? {
    var words: [String] = []
    while let word = rest.first, word.text != "{", word.text != "}", words.count < 100 {
      words.append(word.text)
      rest.removeFirst()
    }
    let condition = words.firstIndex(of: "where") ?? words.count
    // `SwiftUI.Color: Codable` extends Color.
    let type = words[..<condition].prefix { $0 != ":" }
    guard let name = type.last, let owner = DeclaredMembers.Owner(rawValue: name) else { return nil }
    return owner == .shapeStyle && !words[condition...].contains("Color") ? nil : owner
  }

  /// Passes over parameters and arguments.
  private mutating func skipGroup() {
    var depth = 1
    while depth > 0, let word = rest.popFirst() {
      if word.text == "(" { depth += 1 }
      if word.text == ")" { depth -= 1 }
    }
  }
}
