package import Foundation

/// A bundle's string tables in the language of a locale.
///
/// Foundation chooses a bundle's language once for the process, by the system's preferences, and knows no other; a view's locale
/// may be any.
package enum LanguageTables {
  private struct Key: Hashable {
    let path: String
    let locale: String
  }

  // Safe: main thread only.
  /// The folders of languages that were looked for, as bundles.
  private nonisolated(unsafe) static var cached: [Key: Folder] = [:]

  /// Where a bundle's tables are for a locale, if it has any, and the language of its texts.
  private struct Folder {
    var tables: Bundle?
    var language: String
  }
  /// What Foundation answers where a table does not have the key.
  private static let missing = "\u{FFFF}"

  /// The text that a table has for a key; the key itself where none has one.
  package static func string(for key: String, table: String?, bundle: Bundle, locale: Locale) -> String {
    if let tables = folder(of: bundle, locale: locale).tables {
      let text = tables.localizedString(forKey: key, value: missing, table: table)
      if text != missing { return text }
    }
    return bundle.localizedString(forKey: key, value: key, table: table)
  }

  /// The language of the texts that a bundle has for a locale, "en": that of its tables, else the one that it is written in.
  static func language(of bundle: Bundle, locale: Locale) -> String { folder(of: bundle, locale: locale).language }

  private static func folder(of bundle: Bundle, locale: Locale) -> Folder {
    let key = Key(path: bundle.bundlePath, locale: locale.identifier)
    if let found = cached[key] { return found }
    let root = bundle.resourceURL ?? bundle.bundleURL
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    let languages = entries.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }.sorted()
    // Foundation's `developmentLocalization` ends the process where a bundle says of none.
    let own = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    let fallbacks = [own, "en", "Base"].compactMap { $0 }
    let name = best(of: languages, for: locale.identifier) ?? fallbacks.first(where: languages.contains)
    let tables = name.flatMap { Bundle(url: root.appending(path: $0 + ".lproj")) }
    let written = name.flatMap { $0 == "Base" ? nil : $0 } ?? own ?? "en"
    let found = Folder(tables: tables, language: Locale.Language(identifier: written).languageCode?.identifier ?? written)
    cached[key] = found
    return found
  }

  /// The folder's name that says the most of a locale: language, script and region, or fewer of them, or the language elsewhere.
  static func best(of names: [String], for locale: String) -> String? {
    let requested = Locale.Language(identifier: Locale.Language(identifier: locale).maximalIdentifier)
    func agreement(_ name: String) -> Int {
      let own = Locale.Language(identifier: name)
      guard own.languageCode == requested.languageCode else { return 0 }
      if let script = own.script, script != requested.script { return 0 }
      guard let region = own.region else { return own.script == nil ? 2 : 3 }
      return region == requested.region ? 4 : 1
    }
    let rated = names.filter { $0 != "Base" }.map { ($0, agreement($0)) }
    return rated.filter { $0.1 > 0 }.max { $0.1 < $1.1 }?.0
  }
}
