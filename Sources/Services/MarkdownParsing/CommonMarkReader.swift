import CMarkdown
import Foundation
import DisplayModel

/// Makes an attributed string of a document's nodes.
struct CommonMarkReader {
  private let baseURL: URL?
  private let tellsBlocks: Bool
  private var result = AttributedString()
  /// Characters with the same attributes, not yet in the result.
  private var pending = ""
  private var pendingAttributes = AttributeContainer()
  /// The blocks around what comes next, the outermost first.
  private var blocks: [PresentationIntent.IntentType] = []
  private var blockCount = 0
  /// What the nodes around what comes next say, the innermost last.
  private var inlines: [Inline] = [Inline()]
  /// For rows and items: how many their block has had.
  private var counts: [Int] = []

  /// Of a text inside more blocks the innermost are told.
  private static let depthLimit = 64

  private struct Inline {
    var intent: InlinePresentationIntent = []
    var link: URL?
    var image: URL?
  }

  init(baseURL: URL?, tellsBlocks: Bool) {
    self.baseURL = baseURL
    self.tellsBlocks = tellsBlocks
  }

  mutating func read(_ root: OpaquePointer) -> AttributedString {
    guard let iterator = cmark_iter_new(root) else { return result }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { break }
      if event == CMARK_EVENT_ENTER { enter(node) } else { leave(node) }
    }
    flush()
    return result
  }

  private mutating func enter(_ node: OpaquePointer) {
    if let kind = blockKind(of: node) { push(kind) }
    switch Self.type(of: node) {
    case "text": append(Self.literal(of: node))
    case "softbreak": append(" ", adding: .softBreak)
    case "linebreak": append("\n", adding: .lineBreak)
    case "code": append(Self.literal(of: node), adding: .code)
    case "html_inline": append(Self.literal(of: node), adding: .inlineHTML)
    case "html_block": append(Self.literal(of: node), adding: .blockHTML)
    case "code_block":
      append(Self.literal(of: node))
      pop()
    case "thematic_break":
      append("⸻")
      pop()
    case "emph": pushInline { $0.intent.insert(.emphasized) }
    case "strong": pushInline { $0.intent.insert(.stronglyEmphasized) }
    case "strikethrough": pushInline { $0.intent.insert(.strikethrough) }
    case "link":
      let url = url(of: node)
      pushInline { $0.link = url }
    case "image":
      let url = url(of: node)
      pushInline { $0.image = url }
    default: break
    }
  }

  private mutating func leave(_ node: OpaquePointer) {
    switch Self.type(of: node) {
    case "emph", "strong", "strikethrough", "link", "image": inlines.removeLast()
    case "code_block", "thematic_break": break
    default: if blockKind(of: node) != nil { pop() }
    }
  }

  // MARK: Blocks

  private func blockKind(of node: OpaquePointer) -> PresentationIntent.Kind? {
    switch Self.type(of: node) {
    // In a list without empty lines, too.
    case "paragraph": .paragraph
    case "heading": .header(level: Int(cmark_node_get_heading_level(node)))
    case "block_quote": .blockQuote
    case "list": cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? .orderedList : .unorderedList
    case "item": .listItem(ordinal: firstOrdinal(of: node) + (counts.last ?? 0))
    case "code_block": .codeBlock(languageHint: Self.language(of: node))
    case "thematic_break": .thematicBreak
    case "table": .table(columns: Self.columns(of: node))
    case "table_header": .tableHeaderRow
    case "table_row": .tableRow(rowIndex: counts.last ?? 0)
    case "table_cell": .tableCell(columnIndex: counts.last ?? 0)
    default: nil
    }
  }

  private func firstOrdinal(of item: OpaquePointer) -> Int {
    guard let list = cmark_node_parent(item), cmark_node_get_list_type(list) == CMARK_ORDERED_LIST else { return 1 }
    return Int(cmark_node_get_list_start(list))
  }

  private mutating func push(_ kind: PresentationIntent.Kind) {
    blockCount += 1
    blocks.append(PresentationIntent.IntentType(kind: kind, identity: blockCount))
    if !counts.isEmpty { counts[counts.count - 1] += 1 }
    counts.append(0)
    flush()
  }

  private mutating func pop() {
    flush()
    blocks.removeLast()
    counts.removeLast()
  }

  private static func language(of node: OpaquePointer) -> String? {
    guard let info = cmark_node_get_fence_info(node) else { return nil }
    return String(cString: info).split(separator: " ").first.map(String.init)
  }

  private static func columns(of table: OpaquePointer) -> [PresentationIntent.TableColumn] {
    let alignments = cmark_gfm_extensions_get_table_alignments(table)
    return (0..<Int(cmark_gfm_extensions_get_table_columns(table))).map { index in
      switch alignments?[index] {
      case UInt8(ascii: "c"): .init(alignment: .center)
      case UInt8(ascii: "r"): .init(alignment: .right)
      default: .init(alignment: .left)
      }
    }
  }

  // MARK: Characters

  private mutating func pushInline(_ edit: (inout Inline) -> Void) {
    var inline = inlines[inlines.count - 1]
    edit(&inline)
    inlines.append(inline)
  }

  private mutating func append(_ string: String, adding intent: InlinePresentationIntent = []) {
    var inline = inlines[inlines.count - 1]
    inline.intent.formUnion(intent)
    var attributes = AttributeContainer()
    if !inline.intent.isEmpty { attributes.inlinePresentationIntent = inline.intent }
    if let link = inline.link { attributes.link = link }
    if let image = inline.image { attributes.imageURL = image }
    if tellsBlocks, !blocks.isEmpty {
      attributes.presentationIntent = PresentationIntent(types: blocks.suffix(Self.depthLimit).reversed())
    }
    if attributes != pendingAttributes {
      flush()
      pendingAttributes = attributes
    }
    pending += string
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    let text = pending.replacingOccurrences(of: InlineSource.lineEnd, with: "\n")
    result += AttributedString(text, attributes: pendingAttributes)
    pending = ""
  }

  private func url(of node: OpaquePointer) -> URL? {
    guard let address = cmark_node_get_url(node).map({ String(cString: $0) }), !address.isEmpty else { return nil }
    return URL(string: address, relativeTo: baseURL)
  }

  private static func literal(of node: OpaquePointer) -> String {
    cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
  }

  private static func type(of node: OpaquePointer) -> String {
    cmark_node_get_type_string(node).map { String(cString: $0) } ?? ""
  }
}
