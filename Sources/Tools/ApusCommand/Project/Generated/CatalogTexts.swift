import Foundation

/// The texts of a string catalogue that were entered by hand, and are to have symbols.
struct CatalogTexts {
  struct Text: Equatable {
    var key: String
    var placeholders: TextPlaceholders
  }

  /// In the order of their keys, as bytes compare.
  var texts: [Text]

  /// Reads an `.xcstrings` file.
  init(file: Path) throws {
    do {
      try self.init(file.read())
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError.failure("\(file) is no string catalogue that can be read; is it damaged, or half merged?")
    }
  }

  init(_ data: Data) throws {
    let catalog = try JSONDecoder().decode(Catalog.self, from: data)
    let source = catalog.sourceLanguage ?? "en"
    texts = (catalog.strings ?? [:]).filter { $0.value.wantsSymbol }
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { Text(key: $0.key, placeholders: $0.value.placeholders(key: $0.key, source: source)) }
  }
}

private struct Catalog: Decodable {
  var sourceLanguage: String?
  var strings: [String: Entry]?
}

private struct Entry: Decodable {
  var extractionState: String?
  var generatesSymbol: Bool?
  var localizations: [String: Localization]?

  var wantsSymbol: Bool { extractionState == "manual" && generatesSymbol != false }

  /// Those of the key, of the text in the app's own language, and those that vary by a number in any language.
  func placeholders(key: String, source: String) -> TextPlaceholders {
    var result = TextPlaceholders(key)
    let own = localizations?[source]
    if let text = own?.text { result.add(TextPlaceholders(text)) }
    let languages = [source] + (localizations ?? [:]).keys.sorted().filter { $0 != source }
    let varying = languages.lazy.compactMap { localizations?[$0]?.substitutions }.first ?? [:]
    for (index, (name, substitution)) in varying.sorted(by: { $0.key < $1.key }).enumerated() {
      result.set(substitution.argNum ?? index + 1, name: name, specifier: substitution.formatSpecifier ?? "lld")
    }
    return result
  }
}

private struct Localization: Decodable {
  struct Unit: Decodable { var value: String? }
  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
  }

  var stringUnit: Unit?
  /// By what they vary (`plural`, `device`), then by its values.
  var variations: [String: [String: Localization]]?
  var substitutions: [String: Substitution]?

  /// The text, or one of its variations.
  var text: String? {
    if let value = stringUnit?.value { return value }
    let cases = variations?.sorted { $0.key < $1.key }.first?.value
    return (cases?["other"] ?? cases?.sorted { $0.key < $1.key }.first?.value)?.text
  }
}
