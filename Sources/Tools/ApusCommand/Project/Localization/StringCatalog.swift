import Foundation

/// A String Catalog (`.xcstrings`): the texts of a table in all languages, which becomes the tables of each language.
struct StringCatalog {
  /// The kinds of device for which texts may differ.
  enum Device: String, CaseIterable {
    case iphone, ipad, mac, applewatch, appletv, applevision, ipod

    /// The kinds whose texts are taken, the best first.
    var choices: [String] { [rawValue] + (self == .ipad || self == .ipod ? ["iphone"] : []) + ["other", "iphone"] }
  }

  /// The name of the table: that of the file.
  let name: String
  /// The language that the app is written in.
  let sourceLanguage: String
  /// One line for what cannot be used.
  private(set) var warnings: [String] = []
  private let entries: [(key: String, entry: [String: Any])]

  /// More bytes than any catalogue has; Apple's largest have some megabytes.
  private static let mostBytes: Int64 = 32 << 20
  private static let mostWarnings = 10

  /// Reads a file; what is damaged in it is named, and the rest used.
  init(file: Path) throws { try self.init(try file.read(limit: Self.mostBytes), file: file) }

  /// Reads the bytes of a file.
  init(_ data: Data, file: Path) throws {
    let document: Any
    do { document = try JSONSerialization.jsonObject(with: data) } catch {
      let place = Self.place(of: error, in: data)
      throw CommandError.failure("\(file)\(place) is no JSON; restore the String Catalog, or mend it in Xcode")
    }
    guard let catalog = document as? [String: Any], let strings = catalog["strings"] as? [String: Any] else {
      throw CommandError.failure("\(file) is no String Catalog: it has no \"strings\"")
    }
    name = file.stem
    let source = catalog["sourceLanguage"] as? String ?? "en"
    sourceLanguage = CatalogLanguage.isName(source) ? source : "en"
    var damaged: [String] = []
    entries = strings.sorted { $0.key < $1.key }.compactMap { key, value in
      guard let entry = value as? [String: Any] else {
        damaged.append(key)
        return nil
      }
      // Xcode keeps an entry without text for what views show as nothing.
      return key.isEmpty || key.unicodeScalars.contains("\0") ? nil : (key, entry)
    }
    for key in damaged { warn("\(file): the text \"\(key.shortened)\" has no entry that can be read; it is left out") }
    warnAboutLanguages(in: file)
  }

  /// The line and where in it, ":3", that a reader of JSON complains about.
  private static func place(of error: any Error, in data: Data) -> String {
    let text = String(decoding: data, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // What two branches left behind is what stands wrong most often.
    if let conflict = lines.firstIndex(where: { $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ") }) {
      return ":\(conflict + 1) has a conflict of two versions, and"
    }
    let description = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
    if description.hasPrefix("Unexpected end") { return " breaks off, and" }
    guard let match = description.firstMatch(of: /character ([0-9]{1,9})/), let offset = Int(match.1) else { return "" }
    return ":\(data.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1)"
  }

  private mutating func warn(_ line: String) {
    if warnings.count < Self.mostWarnings { warnings.append(line) }
  }

  private mutating func warnAboutLanguages(in file: Path) {
    var wrong: Set<String> = []
    for (_, entry) in entries { wrong.formUnion(Self.localizations(of: entry).keys.filter { !CatalogLanguage.isName($0) }) }
    for name in wrong.sorted() { warn("\(file): \"\(name.shortened)\" is no language; its texts are left out") }
  }

  private static func localizations(of entry: [String: Any]) -> [String: Any] {
    entry["localizations"] as? [String: Any] ?? [:]
  }

  // MARK: Languages

  /// The languages of the catalogue.
  var languages: [String] {
    let all = entries.reduce(into: Set([sourceLanguage])) { $0.formUnion(Self.localizations(of: $1.entry).keys) }
    return all.filter(CatalogLanguage.isName).sorted()
  }

  /// The tables of each language for a device; a language without texts has none.
  func tables(for device: Device = .iphone) -> [String: CompiledTable] {
    var tables: [String: CompiledTable] = [:]
    // The keys of Info.plist are no texts.
    let keysAreTexts = !name.hasSuffix("InfoPlist")
    let source = CatalogLanguage(device: device, isSource: true)
    let values = entries.map { NamedValues(key: $0.key, source: source.text(Self.localizations(of: $0.entry)[sourceLanguage])) }
    for language in languages {
      let isSource = language == sourceLanguage
      let reader = CatalogLanguage(device: device, isSource: isSource)
      var table = CompiledTable()
      for ((key, entry), values) in zip(entries, values) {
        let isTranslated = isSource || entry["shouldTranslate"] as? Bool ?? true
        if isTranslated, let text = reader.text(Self.localizations(of: entry)[language]) {
          table.add(values.compiled(text), for: key)
        } else if isSource, keysAreTexts {
          // So that no other language is asked for what this one has.
          table.add(.plain(values.compiled(key)), for: key)
        }
      }
      if !table.isEmpty { tables[language] = table }
    }
    return tables
  }

  /// The files that go into an app, `de.lproj/Localizable.strings`, by their paths in it.
  func files(for device: Device = .iphone) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for (language, table) in tables(for: device) {
      let folder = language + ".lproj/"
      do {
        files["\(folder)\(name).strings"] = try table.strings
        files["\(folder)\(name).\(RuleFiles.fileExtension)"] = try table.rules
      } catch {
        throw CommandError.failure("cannot write the texts of \(name).xcstrings in \(language): \(error.localizedDescription)")
      }
    }
    return files
  }
}
