import CPango
import FontFiles
import Foundation
import DisplayModel

/// Finds the fonts of texts: first among the stand-ins, and in everything installed only when that is not enough.
///
/// Where only stand-ins take part (`InstalledFonts`), everything is the stand-ins, and the files of a font that an app names.
final class FontLibrary {
  enum Tier {
    case quick, everything
    /// Everything, with the fonts that were named; the same as everything where that holds all that is installed.
    case named
  }

  private var registered: [String] = []
  private var quick: FontCatalog?
  private var everything: FontCatalog?
  private var named: FontCatalog?
  /// The files of fonts that were named and do not stand in, by name; none where no such font is installed.
  private var namedFiles: [String: [String]] = [:]
  private var specs: [SpecKey: FontSpec] = [:]
  /// By the font without its size.
  private var sources: [SpecKey: FontSource] = [:]
  private let makeConfiguration: (FontConfiguration.Scope) -> OpaquePointer?
  private let makeInstalled: () -> OpaquePointer?
  private let fonts: InstalledFonts
  /// Whose catalogs are used while no font was registered; `nil`: none but its own.
  private let shared: FontLibrary?
  /// Catalogs made so far, not counting those of another library.
  private(set) var catalogsMade = 0

  private struct SpecKey: Hashable {
    var font: ResolvedFont
    var cjk: CJKVariant
    var tier: Tier
  }

  /// `makeConfiguration` and, for all that is installed, `makeInstalled` give fontconfig's configurations away; `nil` is one that
  /// cannot be set up.
  init(
    fonts: InstalledFonts = .inUse, sharing shared: FontLibrary? = nil,
    makeConfiguration: ((FontConfiguration.Scope) -> OpaquePointer?)? = nil,
    makeInstalled: @escaping () -> OpaquePointer? = { FontConfiguration.make(.everything, of: .all) }
  ) {
    self.makeInstalled = makeInstalled
    self.fonts = fonts
    self.shared = shared
    self.makeConfiguration = makeConfiguration ?? { FontConfiguration.make($0, of: fonts) }
  }

  /// The fonts to look in; where there is none at all, `StandInLetters` show the texts.
  func catalog(_ tier: Tier) -> FontCatalog {
    switch tier {
    case .quick:
      if let quick { return quick }
      if let common = common?.catalog(.quick) {
        quick = common
        return common
      }
      let found = makeCatalog(.standIns)
      let catalog = found.hasFamily("Inter") ? found : catalog(.everything)
      quick = catalog
      return catalog
    case .everything:
      if let everything { return everything }
      if let common = common?.catalog(.everything) {
        everything = common
        return common
      }
      let catalog = makeCatalog(.everything)
      if !catalog.hasFonts {
        Diagnostics.report(
          "fontconfig finds no font; texts are shown in plain strokes, with boxes for what is not ASCII. "
            + "Install fonts-inter and fonts-noto-cjk, or mend fontconfig's configuration")
      }
      everything = catalog
      return catalog
    case .named where fonts == .all: return catalog(.everything)
    case .named:
      if let named { return named }
      let catalog = makeCatalog(.everything, with: Set(namedFiles.values.joined()).sorted())
      named = catalog
      return catalog
    }
  }

  /// The library that has the same catalogs.
  private var common: FontLibrary? { registered.isEmpty ? shared : nil }

  private func makeCatalog(_ scope: FontConfiguration.Scope, with files: [String] = []) -> FontCatalog {
    catalogsMade += 1
    return FontCatalog(config: makeConfiguration(scope), registered: registered + files)
  }

  /// The font's description, measures and faces.
  ///
  /// The tier is a wish: a named font may need everything.
  func spec(for font: ResolvedFont, cjk: CJKVariant, tier: Tier) -> FontSpec {
    let key = SpecKey(font: font, cjk: cjk, tier: tier)
    if let spec = specs[key] { return spec }
    if specs.count >= 1024 { specs.removeAll() }
    var shown = font
    if case .named(let name) = font.family, self.font(named: name, tier: tier) == nil {
      shown.family = .system(.default)
    }
    let spec = FontSpec(font: shown, source: source(for: shown, key: key))
    specs[key] = spec
    return spec
  }

  private func source(for font: ResolvedFont, key: SpecKey) -> FontSource {
    var key = key
    key.font = font
    key.font.size = font.size < SystemFontMetrics.displaySize ? 0 : SystemFontMetrics.displaySize
    key.font.leading = 0
    if let source = sources[key] { return source }
    if sources.count >= 512 { sources.removeAll() }
    let source: FontSource
    if case .named(let name) = font.family, let found = self.font(named: name, tier: key.tier) {
      source = FontSource(font: font, entry: found.entry, cjk: key.cjk, catalog: found.catalog)
    } else {
      source = FontSource(font: font, entry: nil, cjk: key.cjk, catalog: catalog(key.tier))
    }
    sources[key] = source
    return source
  }

  /// The tier is a wish: a named font may need everything.
  private func font(named name: String, tier: Tier) -> (entry: FontNames.Entry, catalog: FontCatalog)? {
    if let entry = catalog(tier).font(named: name) { return (entry, catalog(tier)) }
    if fonts == .standIns { findFiles(ofFontNamed: name) }
    return catalog(.named).font(named: name).map { ($0, catalog(.named)) }
  }

  /// Adds an installed font's files to the stand-ins, for texts in fonts that were named.
  private func findFiles(ofFontNamed name: String) {
    guard namedFiles[name.lowercased()] == nil else { return }
    if namedFiles.count >= 1024 { namedFiles.removeAll() }
    let files = installed.files(ofFontNamed: name)
    namedFiles[name.lowercased()] = files
    if !files.isEmpty { named = nil }
  }

  /// Everything that is installed, to look names up.
  private lazy var installed: FontCatalog = {
    if let shared { return shared.installed }
    catalogsMade += 1
    return FontCatalog(config: makeInstalled(), registered: [])
  }()

  /// Whether there is a font of a name; whoever asks says so when there is none.
  func hasFont(named name: String) -> Bool { !name.isEmpty && font(named: name, tier: .quick) != nil }

  /// The families that are installed, and those of the app's own files, in order of their names.
  var familyNames: [String] { allNames.families }

  /// The PostScript names of a family's fonts, in their order.
  func fontNames(ofFamily name: String) -> [String] { allNames.fonts(ofFamily: name) }

  private var allNames: FontNames { installed.names.joined(with: registered.isEmpty ? nil : catalog(.quick).names) }

  /// Adds a file's fonts.
  ///
  /// Texts prepared before keep their fonts.
  func register(_ url: URL) throws(FontFileError) {
    let path = try FontFile.check(url)
    guard !registered.contains(path) else { return }
    registered.append(path)
    quick = nil
    everything = nil
    named = nil
    specs.removeAll()
    sources.removeAll()
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
