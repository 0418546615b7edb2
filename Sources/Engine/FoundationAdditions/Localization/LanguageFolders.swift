import Foundation

/// The folders of a bundle in which its texts lie, in the order in which they are asked for a locale.
struct LanguageFolders: Sendable {
  /// A folder with tables, and the language they are in.
  struct Folder: Sendable, Equatable {
    let url: URL
    let language: String
  }

  let folders: [Folder]
  /// The language of the texts, "en": that of the first folder, else the one that the bundle is written in.
  let language: String

  /// Looks for the folders of a bundle: those of the locale, then those of the person's languages, that of the language that the
  /// bundle is written in, Base, and the bundle itself.
  init(of bundle: Bundle, locale: Locale, person: [String]) {
    let root = bundle.resourceURL ?? bundle.bundleURL
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    let names = entries.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }.sorted()
    // Foundation's `developmentLocalization` ends the process where a bundle says of none.
    let own = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    let written = own.flatMap { name in Self.matches(of: names, for: name).isEmpty ? nil : name } ?? "en"
    var chosen: [String] = []
    // A person whose language is the locale's may read a near one rather: British English in Germany.
    let isOwn = person.contains { Locale.Language(identifier: $0).languageCode == locale.language.languageCode }
    let isCurrent = isOwn && locale.identifier == Locale.current.identifier
    let wanted = isCurrent ? person + [locale.identifier] : [locale.identifier] + person
    for language in wanted + [written] {
      chosen += Self.matches(of: names, for: language).filter { !chosen.contains($0) }
    }
    if names.contains("Base") { chosen.append("Base") }
    let ground = own.flatMap { Locale.Language(identifier: $0).languageCode?.identifier } ?? "en"
    folders =
      chosen.map { Folder(url: root.appending(path: $0 + ".lproj"), language: $0 == "Base" ? ground : $0) }
      + [Folder(url: root, language: ground)]
    language = folders[0].language
  }

  /// The folders' names that say something of a locale, the closest first: that of its region, that of its language, and those of
  /// the language elsewhere.
  static func matches(of names: [String], for locale: String) -> [String] {
    let requested = Locale.Language(identifier: Locale.Language(identifier: locale).maximalIdentifier)
    let code = requested.languageCode.map(Self.today)
    func agreement(_ name: String) -> Int {
      let own = Locale.Language(identifier: name)
      guard let code, own.languageCode.map(Self.today) == code, own.script == requested.script else { return 0 }
      guard let region = own.region else { return 3 }
      if region == requested.region { return 5 }
      // Spanish of Latin America.
      return region == "419" && requested.region != "ES" ? 4 : 1
    }
    let rated = names.filter { $0 != "Base" }.map { (name: $0, agreement: agreement($0)) }.filter { $0.agreement > 0 }
    return rated.sorted { ($1.agreement, $0.name) < ($0.agreement, $1.name) }.map(\.name)
  }

  /// A language by the code that it has today.
  private static func today(_ code: Locale.LanguageCode) -> String {
    ["no": "nb", "iw": "he", "in": "id", "tl": "fil", "mo": "ro", "ji": "yi"][code.identifier] ?? code.identifier
  }
}
