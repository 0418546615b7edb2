/// What a stretch of text is in its document: a heading, an item of a list, a cell of a table.
///
/// `AttributedString(markdown:)` sets it. `Text` shows a document's characters one after the other and leaves blocks to the app.
public struct PresentationIntent: Hashable, Codable, Sendable {
  /// A kind of block.
  public enum Kind: Hashable, Codable, Sendable {
    case paragraph
    case header(level: Int)
    case orderedList
    case unorderedList
    case listItem(ordinal: Int)
    case codeBlock(languageHint: String?)
    case blockQuote
    case thematicBreak
    case table(columns: [TableColumn])
    case tableHeaderRow
    case tableRow(rowIndex: Int)
    case tableCell(columnIndex: Int)
  }

  /// How a table shows one of its columns.
  public struct TableColumn: Hashable, Codable, Sendable {
    /// The side to which a cell's text keeps.
    public enum Alignment: Int, Hashable, Codable, Sendable { case left, center, right }
    /// The side to which the text of the column keeps.
    public var alignment: Alignment
    /// Creates a column.
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// One block: its kind, and which of the document's blocks it is.
  public struct IntentType: Hashable, Codable, Sendable {
    /// The kind of the block.
    public var kind: Kind
    /// The same number for all text of the block, another one for each other block.
    public var identity: Int
    /// Creates a block.
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// The blocks around the text, the innermost first.
  public var components: [IntentType]

  /// Creates the intent of a block inside another one.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// Creates an intent from blocks, the innermost first.
  public init(types: [IntentType]) { components = types }

  /// How many blocks are around the text.
  public var count: Int { components.count }

  /// How many lists are around the text; 0 outside of lists.
  public var indentationLevel: Int {
    components.count { $0.kind == .orderedList || $0.kind == .unorderedList }
  }

  /// Whether the blocks are of the same kinds, whichever blocks they are.
  public func isEquivalent(to other: PresentationIntent) -> Bool {
    components.map(\.kind) == other.components.map(\.kind)
  }
}
