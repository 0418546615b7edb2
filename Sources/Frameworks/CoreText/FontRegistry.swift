import CPango
import FontFiles
import Foundation

// Safe: `lock` guards what is opened; the rest is never changed once made.
/// The font files that there are, by their names: those at the top of the app's bundle, and the system's as far as they take part
/// (`InstalledFonts`).
final class FontRegistry: @unchecked Sendable {
  static let shared = FontRegistry()

  struct File {
    /// The `hb_font_t *` in units of the design.
    var font: OpaquePointer
    var names: CTFont.FontNames
  }

  private struct Entry {
    var names: CTFont.FontNames
    var path: String
    var index: Int32
    var isRegular: Bool
  }

  private let lock = NSLock()
  /// In the order of their PostScript names.
  private var entries: [Entry] = []
  private var byName: [String: Int] = [:]
  private var opened: [Int: File] = [:]

  private init() {
    guard let config = FcConfigCreate() else { return }
    defer { FcConfigDestroy(config) }
    _ = FcConfigParseAndLoad(config, nil, FcBool(0))
    let selection = "<?xml version=\"1.0\"?><fontconfig>" + InstalledFonts.inUse.selection + "</fontconfig>"
    _ = FcConfigParseAndLoadFromMemory(config, selection, FcBool(0))
    for file in FontFiles(in: .main).urls { FcConfigAppFontAddFile(config, file.path) }
    FcConfigBuildFonts(config)
    for set in [FcSetApplication, FcSetSystem] {
      guard let fonts = FcConfigGetFonts(config, set) else { continue }
      for index in 0..<Int(fonts.pointee.nfont) {
        if let pattern = fonts.pointee.fonts[index], let entry = Self.entry(of: pattern) { entries.append(entry) }
      }
    }
    entries.sort { ($0.names.postScript, $0.path, $0.index) < ($1.names.postScript, $1.path, $1.index) }
    name { $0.names.postScript }
    name { $0.names.full }
    // A family's name stands for its regular face.
    name { $0.isRegular ? $0.names.family : nil }
    name { $0.names.family }
  }

  /// Lets names that are not taken yet stand for their fonts.
  private func name(by name: (Entry) -> String?) {
    for (index, entry) in entries.enumerated() {
      if let key = name(entry)?.lowercased(), byName[key] == nil { byName[key] = index }
    }
  }

  var postScriptNames: [String] { unique(entries.map(\.names.postScript)) }
  var familyNames: [String] { unique(entries.map(\.names.family).sorted()) }

  private func unique(_ sorted: [String]) -> [String] {
    sorted.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// The file of a font; that of the stand-in for the system's font where there is none of the name.
  func file(named name: String) -> File {
    lock.lock()
    defer { lock.unlock() }
    let candidates = [byName[name.lowercased()], byName["inter-regular"], byName["dejavusans"]].compactMap { $0 }
    for index in candidates + Array(entries.indices.prefix(1)) {
      if let cached = opened[index] { return cached }
      guard let file = open(entries[index]) else { continue }
      opened[index] = file
      return file
    }
    // HarfBuzz's empty font has no glyphs and no measures.
    return File(font: hb_font_get_empty(), names: CTFont.FontNames(postScript: "", family: "", full: ""))
  }

  private func open(_ entry: Entry) -> File? {
    // Of a file that cannot be read there is nothing in it.
    guard let blob = hb_blob_create_from_file(entry.path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard hb_blob_get_length(blob) > 0 else { return nil }
    guard let face = hb_face_create(blob, UInt32(entry.index & 0xFFFF)), let font = hb_font_create(face) else { return nil }
    hb_face_destroy(face)
    // The upper half counts the named variations from 1.
    if entry.index >> 16 > 0, entry.index >> 16 < 0x8000 { hb_font_set_var_named_instance(font, UInt32(entry.index >> 16) - 1) }
    hb_font_make_immutable(font)
    return File(font: font, names: entry.names)
  }

  /// What HarfBuzz finds glyphs in, by fontconfig's names; it takes a PostScript font of Type 1 for one without any.
  private static let readableFormats: Set = ["TrueType", "CFF"]

  private static func entry(of pattern: OpaquePointer) -> Entry? {
    guard let path = string(FC_FILE, of: pattern), let name = string(FC_POSTSCRIPT_NAME, of: pattern),
      let format = string(FC_FONTFORMAT, of: pattern), readableFormats.contains(format)
    else { return nil }
    // A variable font as a whole is listed beside its variations and has their names.
    var isVariable: FcBool = 0
    if FcPatternGetBool(pattern, FC_VARIABLE, 0, &isVariable) == FcResultMatch, isVariable != 0 { return nil }
    var isOutline: FcBool = 0
    FcPatternGetBool(pattern, FC_OUTLINE, 0, &isOutline)
    let family = string(FC_FAMILY, of: pattern) ?? name
    let style = string(FC_STYLE, of: pattern) ?? "Regular"
    var (index, weight, slant): (Int32, Int32, Int32) = (0, FC_WEIGHT_REGULAR, FC_SLANT_ROMAN)
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight)
    FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    return Entry(
      names: CTFont.FontNames(
        postScript: name, family: family, full: string(FC_FULLNAME, of: pattern) ?? "\(family) \(style)"),
      path: path, index: index,
      isRegular: isOutline != 0 && weight == FC_WEIGHT_REGULAR && slant == FC_SLANT_ROMAN)
  }

  private static func string(_ object: String, of pattern: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }
}
