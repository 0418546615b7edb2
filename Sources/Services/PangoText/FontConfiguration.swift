import CPango
import FontFiles
import Foundation
import DisplayModel

/// Sets up fontconfig: which folders are read, and that text is always unhinted and grey.
enum FontConfiguration {
  enum Scope {
    /// Only the folders where the stand-in fonts usually are. Reading few folders makes the first text fast.
    case standIns
    /// Everything that takes part, as the system's own configuration says where that is all that the user has.
    case everything
  }

  /// A new configuration with its fonts found, to be given back with `FcConfigDestroy`; `nil` when fontconfig fails.
  ///
  /// Where the system's own configuration is broken or names no font, the usual folders are read instead.
  static func make(_ scope: Scope, of fonts: InstalledFonts) -> OpaquePointer? {
    switch (scope, fonts) {
    case (.standIns, _): return build(settings: standInFolders + fonts.selection + bitmapScaling)
    case (.everything, .standIns): return build(settings: usualFolders + fonts.selection + bitmapScaling)
    case (.everything, .all):
      // A broken system configuration still gives the fonts that it names before the fault.
      if let config = build(readsSystem: true) {
        if hasFonts(config) { return config }
        FcConfigDestroy(config)
      }
      let file = ProcessInfo.processInfo.environment["FONTCONFIG_FILE"].map { " (FONTCONFIG_FILE is \"\($0)\")" } ?? ""
      Diagnostics.report("fontconfig's configuration names no font\(file); the usual folders are read instead")
      return build(settings: usualFolders + bitmapScaling)
    }
  }

  private static func build(readsSystem: Bool = false, settings: String = "") -> OpaquePointer? {
    guard let config = FcConfigCreate() else { return nil }
    if readsSystem { _ = FcConfigParseAndLoad(config, nil, FcBool(0)) }
    let text = "<?xml version=\"1.0\"?><fontconfig>" + settings + emojiAlias + plainRendering + "</fontconfig>"
    _ = FcConfigParseAndLoadFromMemory(config, text, FcBool(0))
    guard FcConfigBuildFonts(config) != 0 else {
      FcConfigDestroy(config)
      return nil
    }
    return config
  }

  /// Whether there is a font that Pango can use: one with outlines, or coloured pictures, in a file of today's formats.
  static func hasFonts(_ config: OpaquePointer) -> Bool {
    faces(of: config).contains(where: isUsable)
  }

  /// The `FcPattern *` of each face, the system's before those that were added; owned by the configuration.
  static func faces(of config: OpaquePointer) -> [OpaquePointer] {
    [FcSetSystem, FcSetApplication].flatMap { set -> [OpaquePointer] in
      guard let fonts = FcConfigGetFonts(config, set) else { return [] }
      return (0..<Int(fonts.pointee.nfont)).compactMap { fonts.pointee.fonts[$0] }
    }
  }

  private static func isUsable(_ pattern: OpaquePointer) -> Bool {
    var format: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, FC_FONTFORMAT, 0, &format) == FcResultMatch, let format else { return false }
    return ["TrueType", "CFF"].contains(String(cString: format))
  }

  private static let caches =
    "<cachedir>/var/cache/fontconfig</cachedir><cachedir prefix=\"xdg\">fontconfig</cachedir>"

  private static var standInFolders: String { existingFolders().map { "<dir>\($0)</dir>" }.joined() + caches }

  /// Where fonts lie on any system, for when its configuration does not say.
  private static let usualFolders =
    "<dir>/usr/share/fonts</dir><dir>/usr/local/share/fonts</dir><dir prefix=\"xdg\">fonts</dir><dir>~/.fonts</dir>" + caches

  private static func existingFolders() -> [String] {
    let home = ProcessInfo.processInfo.environment["HOME"].map { ["\($0)/.local/share/fonts", "\($0)/.fonts"] } ?? []
    let roots = ["/usr/share/fonts", "/usr/local/share/fonts"] + home
    return roots.filter(isFolder).flatMap { root in
      folders.map { "\(root)/\($0)" }.filter(isFolder)
    }.map(escaped)
  }

  private static func isFolder(_ path: String) -> Bool {
    FcFileIsDir(path) != 0
  }

  private static func escaped(_ path: String) -> String {
    path.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }

  /// Where Debian, Fedora, Arch and openSUSE install the stand-in fonts, below a font root.
  private static let folders = [
    "opentype/inter", "truetype/inter", "inter", "Inter", "rsms-inter-fonts", "inter-font",
    "opentype/noto", "truetype/noto", "noto", "noto-cjk", "google-noto-cjk", "google-noto-sans-cjk-fonts",
    "google-noto-color-emoji-fonts", "google-noto-emoji",
    "truetype/jetbrains-mono", "jetbrains-mono", "jetbrains-mono-fonts",
    "truetype/dejavu", "dejavu", "dejavu-sans-fonts", "dejavu-serif-fonts", "dejavu-sans-mono-fonts", "TTF",
  ]

  private static let emojiAlias = """
    <alias binding="same"><family>emoji</family><prefer><family>Noto Color Emoji</family></prefer></alias>
    """

  /// Unhinted grey glyphs whatever the desktop prefers: layouts must not depend on the machine.
  private static let plainRendering = """
    <match target="pattern">\
    <edit name="antialias" mode="assign"><bool>true</bool></edit>\
    <edit name="hinting" mode="assign"><bool>false</bool></edit>\
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>\
    <edit name="rgba" mode="assign"><const>none</const></edit>\
    </match>
    """

  /// Colour bitmaps (emoji) come in one size; the matrix brings them to the size asked for.
  private static let bitmapScaling = """
    <match target="font"><test name="outline"><bool>false</bool></test>\
    <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>\
    <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide><double>0</double>\
    <double>0</double><divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>\
    </matrix></times></edit>\
    <edit name="size" mode="assign"><divide><name>size</name>\
    <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide></divide></edit>\
    </match>
    """
}
