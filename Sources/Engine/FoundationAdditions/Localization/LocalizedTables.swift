package import Foundation
import Synchronization

/// The texts of bundles in the language of a locale.
///
/// Foundation chooses a bundle's language once for the process, and not by what the person speaks; a view's locale may be any.
package enum LocalizedTables {
  /// A text, and the language it is in, by whose rules the forms of its words are chosen.
  package struct Found: Sendable {
    /// What the table has.
    package let text: TableText
    /// The language of the table, such as `pt-BR`.
    package let language: String
  }

  private struct Key: Hashable {
    let path: String
    let locale: String
    /// The person's languages, which are set when the app begins.
    let person: [String]
  }

  private struct Cache {
    private var folders: [Key: LanguageFolders] = [:]
    /// Tables by their folder and their name; `nil` where there is none.
    private var tables: [URL: [String: StringTable?]] = [:]

    mutating func folders(of bundle: Bundle, locale: Locale) -> LanguageFolders {
      let person = LocalizedTables.languages
      let key = Key(path: bundle.bundlePath, locale: locale.identifier, person: person)
      if let cached = folders[key] { return cached }
      let made = LanguageFolders(of: bundle, locale: locale, person: person)
      folders[key] = made
      return made
    }

    mutating func table(_ name: String, in folder: URL) -> StringTable? {
      if let cached = tables[folder]?[name] { return cached }
      let read = StringTable(named: name, in: folder)
      tables[folder, default: [:]][name] = .some(read)
      return read
    }
  }
  private static let cache = Mutex(Cache())
  private static let chosen = Mutex<[String]>([])

  /// The languages that the person reads, the best first: that of the current locale, unless several were named.
  package static var languages: [String] {
    get {
      let chosen = chosen.withLock { $0 }
      return chosen.isEmpty ? [Locale.current.identifier] : chosen
    }
    set { chosen.withLock { $0 = newValue } }
  }

  /// What a table has for a key, in the first of the languages in which it has it; `nil` where none has.
  ///
  /// The languages are the locale's, the person's in their order, and the one in which the bundle is written.
  package static func text(for key: String, table: String?, bundle: Bundle, locale: Locale) -> Found? {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    return cache.withLock { cache in
      let chain = cache.folders(of: bundle, locale: locale)
      for folder in chain.folders {
        if let text = cache.table(name, in: folder.url)?[key] { return Found(text: text, language: folder.language) }
      }
      return nil
    }
  }

  /// The language of the texts that a bundle has for a locale, "en": that of its tables, else the one that it is written in.
  package static func language(of bundle: Bundle, locale: Locale) -> String {
    let language = cache.withLock { $0.folders(of: bundle, locale: locale).language }
    return Locale.Language(identifier: language).languageCode?.identifier ?? language
  }
}
