public import Foundation
public import FoundationAdditions

/// Lines of text, in the font and colour of the surroundings unless it sets its own.
///
/// It is as wide as its longest line, wraps at the width it is offered, and is cut with "…" where it does not fit in height. A
/// literal is looked up in the app's string tables; `Text(verbatim:)` shows it as it is.
///
///     Text("Kyoto").font(.title).lineLimit(2)
public struct Text: Equatable, Sendable {
  indirect enum Storage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundlePath: String?)
    case attributed(AttributedString)
    case concatenated(Text, Text)
    case symbol(Image)
    case date(DateText)
    case formatted(FormattedText)
  }
  let storage: Storage
  var modifiers: [Modifier] = []

  /// A property of the text's own characters.
  enum Modifier: Equatable, Sendable {
    case color(Color?)
    case style(StyleBox)
    case font(Font?)
    case weight(Font.Weight?)
    case design(Font.Design?)
    case width(CGFloat?)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case monospacedDigit
    case underline(LineStyle?)
    case strikethrough(LineStyle?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case scale(Scale)
    case language(TypesettingLanguage)
    case attribute(TextAttributeBox)
  }

  /// A style that cannot be compared: equal only to itself.
  final class StyleBox: Equatable, Sendable {
    let style: any ShapeStyle
    init(_ style: any ShapeStyle) { self.style = style }
    static func == (a: StyleBox, b: StyleBox) -> Bool { a === b }
  }

  init(storage: Storage) { self.storage = storage }

  /// Shows a text of the app's string tables.
  public init(
    /// Shows a text of the app's string tables; a literal with values works too.
    ///
    /// Markdown inside a paragraph shows: `**bold**`, `*italic*`, `~~struck out~~`, `` `code` ``, `[a link](https://…)`.
    ///
    /// `tableName` is the table's file without extension, `Localizable` by default; `bundle` the app's by default. The comment is
    /// for translators and shows nowhere.
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    storage = .localized(key, table: tableName, bundlePath: bundle?.bundlePath)
  }

  // A resource can be written as a literal, too; literals are keys.
  /// Shows the text that a resource names, in the environment's language unless it has one of its own.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    let path: String? = if case .main = resource.bundle { nil } else { resource.bundle.url.path }
    storage = .localized(LocalizedStringKey(resource), table: resource.table, bundlePath: path)
  }

  /// Shows a string as it is, without a look at the string tables.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  /// Shows a literal as it is, without a look at the string tables.
  public init(verbatim content: String) { storage = .verbatim(content) }

  // An attributed string can be written as a literal, too; literals are keys.
  /// Shows a string whose parts may look different; attributes that text cannot show are ignored.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

  /// Shows a value in a format, in the environment's language; a format with a `locale(_:)` of its own keeps that.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .formatted(FormattedText(input, format))
  }

  /// Shows a value by a formatter; nothing where the formatter cannot write it.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "")
  }

  /// Shows an object by a formatter; nothing where the formatter cannot write it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "")
  }

  /// Shows a date by a formatter; nothing where the formatter cannot write it.
  public init(_ date: Date, formatter: Formatter) { storage = .verbatim(formatter.string(for: date) ?? "") }

  /// Shows an image in a line of text, at the size of the letters.
  public init(_ image: Image) { storage = .symbol(image) }

  /// Where text that does not fit is cut: at its beginning, at its end, or in the middle.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  /// Capitals or small letters, for all of a text.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// A line drawn with text.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?
    /// Creates a line under or through text; without a colour it has the text's.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
    package var linePattern: TextDecoration.Pattern { pattern.kind }
    package var lineColor: Color? { color }
    /// A plain line.
    public static let single = LineStyle()
    /// How a line is drawn.
    public struct Pattern: Hashable, Sendable {
      let kind: TextDecoration.Pattern
      /// An unbroken line.
      public static let solid = Pattern(kind: .solid)
      /// Dots.
      public static let dot = Pattern(kind: .dot)
      /// Dashes.
      public static let dash = Pattern(kind: .dash)
      /// A dash and a dot in turn.
      public static let dashDot = Pattern(kind: .dashDot)
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(kind: .dashDotDot)
    }
  }

  /// Two texts as one, the second right after the first; each keeps its own attributes.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(storage: .concatenated(lhs, rhs)) }

  func with(_ modifier: Modifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }
}

extension Text {
  /// Sets the colour; `nil` restores that of the surroundings.
  public func foregroundColor(_ color: Color?) -> Text { with(.color(color)) }
  /// Sets what the letters are painted with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    if let color = style as? Color { return with(.color(color)) }
    return with(.style(StyleBox(style)))
  }
  /// Sets the font; `nil` restores that of the surroundings.
  ///
  /// Only this text changes where several are joined. Of fonts one around the other the innermost counts.
  ///
  ///     Text("Kyoto").font(.headline) + Text(" in autumn")
  public func font(_ font: Font?) -> Text { with(.font(font)) }
  /// Sets the weight; `nil` leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
  /// Sets the design; `nil` leaves it to the font.
  public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }
  /// Sets the width; `nil` leaves it to the font.
  public func fontWidth(_ width: Font.Width?) -> Text { with(.width(width?.value)) }
  /// Shows the text in the emphasised weight of its font.
  ///
  ///     Text("Kyoto").bold() + Text(" in autumn")
  public func bold() -> Text { with(.bold(true)) }
  /// Shows the text in the emphasised weight of its font, or not.
  public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }
  /// Slants the text.
  public func italic() -> Text { with(.italic(true)) }
  /// Slants the text, or not.
  public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
  /// Shows letters of equal width.
  public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced(isActive)) }
  /// Shows digits of equal width.
  public func monospacedDigit() -> Text { with(.monospacedDigit) }
  /// Draws a line under the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }
  /// Draws a line under the text.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  /// Draws a line through the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }
  /// Draws a line through the text.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  /// Adds points between letters and keeps ligatures; below 0 letters move closer together.
  public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
  /// Adds points between letters, without ligatures; below 0 letters move closer together.
  public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }
  /// Raises the text by points; below 0 lowers it.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(.baselineOffset(baselineOffset)) }

  // Safe: main thread only.
  /// The language of the view for which texts are read at the moment.
  private nonisolated(unsafe) static var spokenLocale: Locale?

  /// Lets `plainString` look texts up in the language of a view.
  static func speaking(in locale: Locale, _ body: () -> Void) {
    let before = spokenLocale
    spokenLocale = locale
    defer { spokenLocale = before }
    body()
  }

  /// The characters without their looks.
  var plainString: String {
    switch storage {
    case .verbatim(let string): string
    case .localized(let key, let table, let path):
      key.resolve(
        table: table, bundle: OpenedBundles.bundle(at: path), locale: Self.spokenLocale ?? .current, markdown: nil
      ).map { segment in
        switch segment.content {
        case .string(let string): string
        case .text(let text): text.plainString
        }
      }.joined()
    case .attributed(let string): String(string.characters)
    case .concatenated(let a, let b): a.plainString + b.plainString
    case .symbol(let image): image.spokenName
    case .date(let date): date.string(at: Date(), in: .current, calendar: .current, timeZone: .current)
    case .formatted(let value): value.string(in: Self.spokenLocale ?? .current)
    }
  }
}

extension Text: View {
  public typealias Body = Never
}

extension Text: PrimitiveView {
  package static func makeNode(_ view: Text, inputs: _ViewInputs) -> TextNode { TextNode(view, inputs: inputs) }
  package static func updateNode(_ node: TextNode, with view: Text) { node.setText(view) }
}
