import Foundation
import DisplayModel

/// The characters between two line ends, as UTF-8, and which style each has.
struct ParagraphText {
  struct Span {
    /// Index into the text's runs.
    var style: Int
    var start: Int
    var end: Int
    /// The run's font, or a smaller one for capitals that stand in for missing small capitals.
    var font: ResolvedFont
  }

  var bytes: [UInt8] = []
  var spans: [Span] = []
  /// The style that gives an empty paragraph its height.
  var emptyStyle = 0

  var isEmpty: Bool { bytes.isEmpty }

  fileprivate mutating func append(_ chunk: Slice<UnsafeBufferPointer<UInt8>>, style: Int, font: ResolvedFont) {
    guard !chunk.isEmpty else { return }
    let start = bytes.count
    bytes.append(contentsOf: chunk)
    if let last = spans.indices.last, spans[last].style == style, spans[last].font == font {
      spans[last].end = bytes.count
    } else {
      spans.append(Span(style: style, start: start, end: bytes.count, font: font))
    }
  }
}

/// Cuts a styled text into paragraphs and drops characters that have no look.
struct ParagraphSplitter {
  private(set) var paragraphs: [ParagraphText] = []
  /// Whether the text goes on after the paragraphs that were asked for.
  private(set) var hasMore = false

  private let limit: Int
  private var current = ParagraphText()
  private var endedWithReturn = false
  private var byteCount = 0
  /// What a text may hold; the rest is left out.
  ///
  /// Positions are 32 bits wide in Pango.
  private static let maximumBytes = 64 << 20

  /// `smallCaps` gives the pieces of a run whose font has no small capitals; `nil` when it has them.
  init(
    _ text: StyledText, limit: Int, smallCaps: (StyledTextRun) -> [(string: String, font: ResolvedFont)]?
  ) {
    self.limit = max(1, limit)
    for (style, run) in text.runs.enumerated() {
      if current.isEmpty { current.emptyStyle = style }
      if run.font.smallCaps != .none, let pieces = smallCaps(run) {
        for piece in pieces { add(piece.string, style: style, font: piece.font) }
      } else {
        add(run.string, style: style, font: run.font)
      }
      if hasMore { break }
    }
    if !hasMore { paragraphs.append(current) }
  }

  private mutating func add(_ string: String, style: Int, font: ResolvedFont) {
    var string = string
    string.withUTF8 { add($0, style: style, font: font) }
  }

  private mutating func add(_ utf8: UnsafeBufferPointer<UInt8>, style: Int, font: ResolvedFont) {
    var start = 0
    var index = 0
    while index < utf8.count, !hasMore {
      let skipped = Self.controlLength(utf8, at: index)
      guard skipped > 0 else {
        endedWithReturn = false
        index += 1
        continue
      }
      current.append(utf8[start..<index], style: style, font: font)
      endLine(utf8, at: index, style: style)
      index += skipped
      start = index
    }
    if !hasMore {
      byteCount += utf8.count
      current.append(utf8[start..<utf8.count], style: style, font: font)
      hasMore = byteCount > Self.maximumBytes
      if hasMore { paragraphs.append(current) }
    }
  }

  /// How many bytes at `index` are a line end or a control character; 0: none.
  private static func controlLength(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch utf8[index] {
    case 0x09: 0
    case 0..<0x20, 0x7F: 1
    // C1 controls, U+0085 (next line) among them.
    case 0xC2 where index + 1 < utf8.count && utf8[index + 1] < 0xA0: 2
    // U+2028 and U+2029: line and paragraph separators.
    case 0xE2
    where index + 2 < utf8.count && utf8[index + 1] == 0x80 && (utf8[index + 2] == 0xA8 || utf8[index + 2] == 0xA9):
      3
    default: 0
    }
  }

  private mutating func endLine(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int, style: Int) {
    let byte = utf8[index]
    let followsReturn = endedWithReturn
    endedWithReturn = byte == 0x0D
    switch byte {
    case 0x0A where followsReturn: return
    case 0x0A...0x0D, 0xE2: break
    case 0xC2 where utf8[index + 1] == 0x85: break
    default: return
    }
    paragraphs.append(current)
    current = ParagraphText()
    current.emptyStyle = style
    hasMore = paragraphs.count >= limit
  }
}
