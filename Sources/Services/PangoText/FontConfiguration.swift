import CPango
import Foundation

/// Sets up fontconfig: which folders are read, and that text is always unhinted and grey.
enum FontConfiguration {
  enum Scope {
    /// Only the folders where the stand-in fonts usually are. Reading few folders makes the first text fast.
    case standIns
    /// Everything the user has, as the system's own configuration says.
    case everything
  }

  /// A new configuration with its fonts found, to be given back with `FcConfigDestroy`; `nil` when fontconfig fails.
  static func make(_ scope: Scope) -> OpaquePointer? {
    guard let config = FcConfigCreate() else { return nil }
    var text = "<?xml version=\"1.0\"?><fontconfig>"
    switch scope {
    case .standIns:
      text += existingFolders().map { "<dir>\($0)</dir>" }.joined()
      text += "<cachedir>/var/cache/fontconfig</cachedir><cachedir prefix=\"xdg\">fontconfig</cachedir>"
      text += bitmapScaling
    case .everything:
      // A broken system configuration still gives the fonts that it names before the fault.
      _ = FcConfigParseAndLoad(config, nil, FcBool(0))
    }
    text += emojiAlias + plainRendering + "</fontconfig>"
    _ = FcConfigParseAndLoadFromMemory(config, text, FcBool(0))
    guard FcConfigBuildFonts(config) != 0 else {
      FcConfigDestroy(config)
      return nil
    }
    return config
  }

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
    "truetype/nunito", "nunito", "opentype/mplus", "truetype/mplus", "mplus",
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
