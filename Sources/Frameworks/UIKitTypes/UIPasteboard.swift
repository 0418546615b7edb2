import SwiftUICore

/// What a person copies to and pastes from, as UIKit names it.
///
/// It holds texts; other kinds of content are not supported.
@MainActor
public final class UIPasteboard: NSObject {
  private override init() { super.init() }

  /// The system's clipboard, which all apps share; without a window it is the process's own.
  public static let general = UIPasteboard()

  /// The text on the clipboard; `nil` when there is none.
  ///
  /// Reading what another app has put there may take a moment: a second at most, then it counts as nothing.
  public var string: String? {
    get { DesktopServices.current.clipboard.string }
    set { DesktopServices.current.clipboard.setString(newValue) }
  }

  /// The texts on the clipboard: one at most.
  ///
  /// Of several texts that are written only the first is kept.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }

  /// Whether there is a text.
  public var hasStrings: Bool { string != nil }
}
