import SwiftUICore
public import UIKitTypes

// A Mac's look is not here: each name stands for the colour of the system's that has the same part in the looks which are.
extension NSColor {
  /// Text of labels.
  public static var labelColor: NSColor { .label }
  /// Text of labels that matter less.
  public static var secondaryLabelColor: NSColor { .secondaryLabel }
  /// Text of labels that matter still less.
  public static var tertiaryLabelColor: NSColor { .tertiaryLabel }
  /// Text of labels that matter least.
  public static var quaternaryLabelColor: NSColor { .quaternaryLabel }
  /// Text.
  public static var textColor: NSColor { .label }
  /// Text in fields that stands where nothing was typed.
  public static var placeholderTextColor: NSColor { .placeholderText }
  /// Text of links.
  public static var linkColor: NSColor { .link }
  /// Text of headings of tables.
  public static var headerTextColor: NSColor { .label }
  /// Text that is chosen.
  public static var selectedTextColor: NSColor { .label }
  /// What lies behind text.
  public static var textBackgroundColor: NSColor { .systemBackground }
  /// What lies behind text that is chosen.
  public static var selectedTextBackgroundColor: NSColor { controlAccentColor.withAlphaComponent(0.3) }
  /// Text of controls.
  public static var controlTextColor: NSColor { .label }
  /// Text of controls that cannot be used.
  public static var disabledControlTextColor: NSColor { .tertiaryLabel }
  /// What marks what is chosen and what can be pressed.
  public static var controlAccentColor: NSColor { .tintColor }
  /// The ground of controls.
  public static var controlColor: NSColor { .secondarySystemFill }
  /// What lies behind large controls, such as lists.
  public static var controlBackgroundColor: NSColor { .systemBackground }
  /// The ground of what is chosen where the keys go.
  public static var selectedContentBackgroundColor: NSColor { controlAccentColor }
  /// The ground of what is chosen elsewhere.
  public static var unemphasizedSelectedContentBackgroundColor: NSColor { .systemGray4 }
  /// The ground of controls that are chosen.
  public static var selectedControlColor: NSColor { controlAccentColor.withAlphaComponent(0.3) }
  /// Text of rows that are chosen.
  public static var alternateSelectedControlTextColor: NSColor { .white }
  /// The ring around what takes keys.
  public static var keyboardFocusIndicatorColor: NSColor { controlAccentColor.withAlphaComponent(0.5) }
  /// The ground of windows.
  public static var windowBackgroundColor: NSColor { .secondarySystemBackground }
  /// What lies behind pages.
  public static var underPageBackgroundColor: NSColor { .systemGray5 }
  /// Lines between parts.
  public static var separatorColor: NSColor { .separator }
  /// Lines of tables.
  public static var gridColor: NSColor { .opaqueSeparator }
  /// Shadows.
  public static var shadowColor: NSColor { .black }
  /// The grounds of rows, one after the other.
  public static var alternatingContentBackgroundColors: [NSColor] { [.systemBackground, .secondarySystemBackground] }
}
