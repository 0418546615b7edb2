/// What a text is about, which says how it is best read.
nonisolated public struct AccessibilityTextContentType: Equatable, Sendable {
  private let number: Int
  /// Text of no particular kind.
  public static let plain = AccessibilityTextContentType(number: 0)
  /// What goes into a console and comes out of it.
  public static let console = AccessibilityTextContentType(number: 1)
  /// Names and places of files.
  public static let fileSystem = AccessibilityTextContentType(number: 2)
  /// Messages.
  public static let messaging = AccessibilityTextContentType(number: 3)
  /// Text to be read from beginning to end, as in a book.
  public static let narrative = AccessibilityTextContentType(number: 4)
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(number: 5)
  /// Cells of a table.
  public static let spreadsheet = AccessibilityTextContentType(number: 6)
  /// A document that is written.
  public static let wordProcessing = AccessibilityTextContentType(number: 7)
}

extension View {
  /// Says what the texts here are about.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    modifier(AccessibilityModifier { $0.textContentType = value })
  }
}
