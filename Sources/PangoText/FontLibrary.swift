import CPango
import Foundation
import SwiftUICore

/// Finds the fonts of texts: first among the stand-ins, and in everything installed only when that is not enough.
final class FontLibrary {
  enum Tier { case quick, everything }

  private var registered: [String] = []
  private var quick: FontCatalog?
  private var everything: FontCatalog?
  private var specs: [SpecKey: FontSpec] = [:]
  private var missingNames: Set<String> = []
  /// Says what is missing; once for each name.
  var log: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }

  private struct SpecKey: Hashable {
    var font: ResolvedFont
    var cjk: CJKVariant
    var isEverything: Bool
  }

  func catalog(_ tier: Tier) -> FontCatalog {
    switch tier {
    case .quick:
      if let quick { return quick }
      let found = FontCatalog(scope: .standIns, registered: registered)
      let catalog = found.flatMap { $0.hasFamily("Inter") ? $0 : nil } ?? catalog(.everything)
      quick = catalog
      return catalog
    case .everything:
      if let everything { return everything }
      guard let catalog = FontCatalog(scope: .everything, registered: registered) else {
        fatalError("fontconfig cannot be set up: no text can be shown without it")
      }
      everything = catalog
      return catalog
    }
  }

  /// The font's description, measures and faces. The tier is a wish: a named font may need everything.
  func spec(for font: ResolvedFont, cjk: CJKVariant, tier: Tier) -> FontSpec {
    let key = SpecKey(font: font, cjk: cjk, isEverything: tier == .everything)
    if let spec = specs[key] { return spec }
    if specs.count >= 1024 { specs.removeAll() }
    let spec = makeSpec(font, cjk: cjk, tier: tier)
    specs[key] = spec
    return spec
  }

  private func makeSpec(_ font: ResolvedFont, cjk: CJKVariant, tier: Tier) -> FontSpec {
    guard case .named(let name) = font.family else {
      return FontSpec(font: font, entry: nil, cjk: cjk, catalog: catalog(tier))
    }
    if let entry = catalog(tier).font(named: name) {
      return FontSpec(font: font, entry: entry, cjk: cjk, catalog: catalog(tier))
    }
    if let entry = catalog(.everything).font(named: name) {
      return FontSpec(font: font, entry: entry, cjk: cjk, catalog: catalog(.everything))
    }
    reportMissing(name)
    var standIn = font
    standIn.family = .system(.default)
    return FontSpec(font: standIn, entry: nil, cjk: cjk, catalog: catalog(tier))
  }

  func hasFont(named name: String) -> Bool {
    guard !name.isEmpty else { return false }
    if catalog(.quick).font(named: name) != nil || catalog(.everything).font(named: name) != nil { return true }
    reportMissing(name)
    return false
  }

  private func reportMissing(_ name: String) {
    guard missingNames.count < 256, missingNames.insert(name).inserted else { return }
    log("No font is named “\(name)” among the installed and registered ones; the system font stands in.")
  }

  /// Adds a file's fonts. Texts prepared before keep their fonts.
  func register(_ url: URL) throws(FontFileError) {
    let path = try FontFile.check(url)
    guard !registered.contains(path) else { return }
    registered.append(path)
    quick = nil
    everything = nil
    specs.removeAll()
    missingNames.removeAll()
  }
}

/// Which of the Chinese, Japanese and Korean forms Han characters take.
enum CJKVariant: String, Hashable {
  case japanese = "JP"
  case korean = "KR"
  case simplified = "SC"
  case traditional = "TC"
  case hongKong = "HK"

  init(language: String) {
    let parts = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    switch parts.first {
    case "ko": self = .korean
    case "zh" where parts.contains("hk") || parts.contains("mo"): self = .hongKong
    case "zh" where parts.contains("hant") || parts.contains("tw"): self = .traditional
    case "zh": self = .simplified
    default: self = .japanese
    }
  }

  /// For choosing among the forms inside one font.
  var languageTag: String {
    switch self {
    case .japanese: "ja"
    case .korean: "ko"
    case .simplified: "zh-cn"
    case .traditional: "zh-tw"
    case .hongKong: "zh-hk"
    }
  }
}

/// Looks at font files before they are used.
enum FontFile {
  /// The largest collections of Chinese, Japanese and Korean fonts stay below.
  static let maximumSize = 256 << 20

  /// The path of a file that holds at least one font.
  static func check(_ url: URL) throws(FontFileError) -> String {
    guard url.isFileURL else { throw .notAFile(url.absoluteString) }
    let path = url.path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = (attributes[.size] as? NSNumber)?.intValue,
      FileManager.default.isReadableFile(atPath: path)
    else { throw .unreadable(path) }
    guard size <= maximumSize else { throw .tooLarge(path, bytes: size) }
    guard let set = FcFontSetCreate() else { throw .unreadable(path) }
    defer { FcFontSetDestroy(set) }
    var count: Int32 = 0
    guard FcFreeTypeQueryAll(path, UInt32.max, nil, &count, set) > 0 else { throw .notAFont(path) }
    return path
  }
}
