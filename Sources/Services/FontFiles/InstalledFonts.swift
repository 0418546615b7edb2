import Synchronization

/// Which of the fonts that are installed take part in texts.
package enum InstalledFonts: Sendable {
  /// Those that stand in for Apple's, from the packages that Apus asks for, and others only where an app names them.
  ///
  /// Images and tests come out the same on every machine that way.
  case standIns
  /// All of them, as a window's user expects.
  case all

  private static let chosen = Mutex(InstalledFonts.standIns)

  /// What holds in this process; it is to be set before the first text.
  package static var inUse: InstalledFonts {
    get { chosen.withLock { $0 } }
    set { chosen.withLock { $0 = newValue } }
  }

  /// The names of the files that stand in for Apple's fonts, with `*` and `?`: what the packages in
  /// `scripts/system-packages.txt` install in Debian and Ubuntu, and other systems under the same names.
  package static let standInFiles = [
    "Inter.ttc", "Inter-*.?tf", "InterDisplay-*.?tf", "InterVariable*.ttf",
    "NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc", "NotoSerifCJK-Regular.ttc", "NotoSerifCJK-Bold.ttc",
    "NotoColorEmoji.ttf", "JetBrainsMono-*.?tf", "DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSansMono.ttf",
    "DejaVuSansMono-Bold.ttf", "DejaVuSerif.ttf", "DejaVuSerif-Bold.ttf",
  ]

  /// fontconfig's words for looking at the files that stand in and at no others; empty where all take part.
  package var selection: String {
    switch self {
    case .all: ""
    case .standIns:
      // What is accepted wins over what is refused. Folders have no such endings, so that they are looked into. The patterns begin at
      // the root: since 2.15 fontconfig takes others for paths from where its file, or the process, is.
      "<selectfont>"
        + ["tt?", "ot?", "pf?", "pcf*", "bdf*", "woff*", "afm", "snf*", "t1"].map { ending in
          "<rejectfont><glob>/*.\(ending)</glob><glob>/*.\(ending.uppercased())</glob></rejectfont>"
        }.joined()
        + Self.standInFiles.map { "<acceptfont><glob>/*/\($0)</glob></acceptfont>" }.joined() + "</selectfont>"
    }
  }
}
