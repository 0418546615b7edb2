import FontFiles

/// The fonts that take part on this machine, found once for several engines in a process.
///
/// Nothing of it depends on the texts that were laid out before: which fonts an app registers, or names beside the stand-ins, stays
/// with its own engine. To be used from one thread at a time.
package final class SharedFonts {
  let selection: InstalledFonts
  let library: FontLibrary

  /// Looks for nothing yet; which fonts take part is decided now.
  package init() {
    selection = .inUse
    library = FontLibrary(fonts: selection)
  }

  /// How often fontconfig was set up: three times at most, for the stand-ins, for all fonts that take part and for all that is
  /// installed, where a text names one.
  package var catalogsMade: Int { library.catalogsMade }
}
