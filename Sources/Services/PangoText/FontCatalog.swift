import CPango
import Foundation

/// A set of font files with Pango's view of it.
///
/// It never changes; registering a font makes a new catalog.
final class FontCatalog {
  /// Whether there is any font.
  ///
  /// Pango may end the process when it looks for one among none.
  let hasFonts: Bool
  let map: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer
  /// The `FcConfig *`; owned.
  private let config: OpaquePointer?

  private(set) lazy var names = FontNames(config: config)

  /// Takes a configuration over; without one there is no font.
  init(config: OpaquePointer?, registered: [String]) {
    self.config = config
    if let config {
      for path in registered { FcConfigAppFontAddFile(config, path) }
      hasFonts = FontConfiguration.hasFonts(config)
    } else {
      hasFonts = false
    }
    map = pango_cairo_font_map_new()
    pango_fc_font_map_set_config(OpaquePointer(map), config)
    context = pango_font_map_create_context(map)
    Self.setUp(context)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(map))
    if let config { FcConfigDestroy(config) }
  }

  /// The family or single face of a name; case does not matter.
  func font(named name: String) -> FontNames.Entry? {
    names[name]
  }

  /// The files with the faces of a font's family, in the order of their names.
  func files(ofFontNamed name: String) -> [String] {
    guard let entry = names[name] else { return [] }
    var files: Set<String> = []
    for face in faces where FontNames.families(of: face).contains(entry.family) {
      var file: UnsafeMutablePointer<FcChar8>?
      if FcPatternGetString(face, FC_FILE, 0, &file) == FcResultMatch, let file { files.insert(String(cString: file)) }
    }
    return files.sorted()
  }

  /// The `FcPattern *` of each face; owned by the catalog.
  var faces: [OpaquePointer] { config.map(FontConfiguration.faces) ?? [] }

  func hasFamily(_ name: String) -> Bool {
    names[name]?.isFamily == true
  }

  func loadFont(_ description: OpaquePointer) -> UnsafeMutablePointer<PangoFont>? {
    hasFonts ? pango_font_map_load_font(map, context, description) : nil
  }

  private static func setUp(_ context: OpaquePointer) {
    pango_context_set_round_glyph_positions(context, gboolean(0))
    let options = LoadedFont.makeOptions()
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }
}

/// The family, full and PostScript names of all fonts of a configuration.
struct FontNames {
  struct Entry {
    var family: String
    /// Whether the name stands for all faces of the family, not for one.
    var isFamily: Bool
    /// Of the one face, on fontconfig's scales.
    var weight: Int32
    var slant: Int32
  }

  private var entries: [String: Entry] = [:]
  /// The PostScript names of the fonts of each family.
  private var members: [String: Set<String>] = [:]

  /// In order of their names.
  var families: [String] { members.keys.sorted() }

  /// In order of their names; case does not matter in that of the family.
  func fonts(ofFamily name: String) -> [String] {
    guard let entry = self[name], entry.isFamily else { return [] }
    return members[entry.family, default: []].sorted()
  }

  /// With the names of others.
  func joined(with others: FontNames?) -> FontNames {
    guard let others else { return self }
    var all = self
    all.entries.merge(others.entries) { $1 }
    all.members.merge(others.members) { $0.union($1) }
    return all
  }

  init(config: OpaquePointer?) {
    for face in config.map(FontConfiguration.faces) ?? [] { add(face) }
  }

  subscript(name: String) -> Entry? {
    entries[name.lowercased()]
  }

  private mutating func add(_ pattern: OpaquePointer) {
    let families = Self.families(of: pattern)
    guard let family = families.first else { return }
    var entry = Entry(family: family, isFamily: false, weight: FC_WEIGHT_REGULAR, slant: FC_SLANT_ROMAN)
    FcPatternGetInteger(pattern, FC_WEIGHT, 0, &entry.weight)
    FcPatternGetInteger(pattern, FC_SLANT, 0, &entry.slant)
    for name in Self.strings(of: FC_FULLNAME, in: pattern) + Self.strings(of: FC_POSTSCRIPT_NAME, in: pattern) {
      let key = name.lowercased()
      if entries[key] == nil { entries[key] = entry }
    }
    members[family, default: []].formUnion(Self.strings(of: FC_POSTSCRIPT_NAME, in: pattern))
    // Names of families win over full names of single faces (a regular face is often named as its family).
    for name in families {
      entries[name.lowercased()] = Entry(
        family: name, isFamily: true, weight: FC_WEIGHT_REGULAR, slant: FC_SLANT_ROMAN)
    }
  }

  /// A font's family in the languages that it has names in.
  static func families(of pattern: OpaquePointer) -> [String] { strings(of: FC_FAMILY, in: pattern) }

  private static func strings(of object: String, in pattern: OpaquePointer) -> [String] {
    var result: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    // Eight languages of a name are plenty; the bound keeps damaged files from filling memory.
    while result.count < 8, FcPatternGetString(pattern, object, Int32(result.count), &value) == FcResultMatch,
      let text = value
    {
      result.append(String(cString: text))
    }
    return result
  }
}
