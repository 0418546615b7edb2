import FontFiles
import Foundation
package import PangoText
import SystemSymbols

/// What is read once and never changes, so that all who start in a process, as tests do, can share it: the fonts that are found, and
/// the drawings of symbols.
///
/// An app has its own. Nothing that a person or a view changes is among it, so that no test sees another one.
@MainActor
package final class CommonServices {
  package let fonts = SharedFonts()
  let symbols = LibrarySymbols()
  /// The fonts that the app's bundle brings along.
  let bundleFonts = FontFiles(in: .main)

  package init() {}
}
