import Foundation

/// A text to edit in a width: lays out the paragraphs that are asked for and keeps them; others count with an estimate.
///
/// Coordinates are those of the text: its top left corner is the origin. A change lays out the paragraphs it is in, and no others.
final class TextInputLayout {
  /// Replaced by one that is laid out in the same way where only colours differ.
  var style: TextInputStyle
  /// Infinite for one line.
  let width: CGFloat
  /// The width in which lines are aligned.
  var room: CGFloat
  private(set) var text = ""
  private(set) var paragraphs = TextParagraphs()
  private var kept: [Int: TextParagraph] = [:]
  private unowned let graph: ViewGraph

  /// How many paragraphs are kept; far more than show.
  private static let keptLimit = 512

  init(width: CGFloat, style: TextInputStyle, graph: ViewGraph) {
    (self.width, self.style, room, self.graph) = (width, style, width, graph)
    paragraphs.setLength(style.lineHeight + style.gap, of: 0)
  }

  // MARK: Text

  /// Takes a text over: what is before and after the difference stays as it is.
  func update(to new: String) {
    guard new != text else { return }
    var (old, new) = (text, new)
    text = new
    old.withUTF8 { before in new.withUTF8 { after in update(from: before, to: after) } }
  }

  private func update(from old: UnsafeBufferPointer<UInt8>, to new: UnsafeBufferPointer<UInt8>) {
    let same = Self.commonEnds(of: old, new)
    let distance = new.count - old.count
    // A line end may be several bytes of which one differs; the paragraphs beside the difference are looked at, too.
    let first = paragraphs.index(at: max(same.prefix - 3, 0))
    let last = paragraphs.index(at: min(old.count - same.suffix + 3, old.count))
    let oldEnd = last + 1 < paragraphs.count ? paragraphs.starts[last + 1] : old.count
    let part = paragraphs.starts[first]..<oldEnd + distance
    let starts =
      style.sizing == .line
      ? [0] : TextParagraphs.starts(in: new, part: part, isLast: oldEnd == old.count && last + 1 == paragraphs.count)
    // What the difference only touches may be as before.
    var cached: [String: TextParagraph] = [:]
    if starts.count <= 64 {
      for (index, paragraph) in kept where index >= first && index <= last { cached[paragraph.string] = paragraph }
    }
    dropKept(in: first..<last + 1, count: starts.count)
    var lengths: [CGFloat] = []
    lengths.reserveCapacity(starts.count)
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : part.upperBound
      if !cached.isEmpty, let same = cached[Self.shown(new, start..<end, in: style.sizing)] {
        kept[first + index] = same
        lengths.append(same.length)
      } else {
        lengths.append(style.estimatedLength(ofBytes: end - start, width: width))
      }
    }
    paragraphs.replace(first..<last + 1, starts: starts, lengths: lengths, distance: distance)
  }

  /// Forgets paragraphs in whose place others come, and renumbers those behind.
  private func dropKept(in range: Range<Int>, count: Int) {
    if range.count == count, count <= 8 {
      for index in range { kept[index] = nil }
    } else {
      let distance = count - range.count
      var moved: [Int: TextParagraph] = [:]
      for (index, paragraph) in kept where !range.contains(index) {
        moved[index < range.lowerBound ? index : index + distance] = paragraph
      }
      kept = moved
    }
  }

  /// How many bytes at the beginning and at the end two texts have in common.
  private static func commonEnds(
    of a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>
  ) -> (prefix: Int, suffix: Int) {
    let most = min(a.count, b.count)
    guard most > 0, let first = a.baseAddress, let second = b.baseAddress else { return (0, 0) }
    // Halves of what may be equal are compared at once, by the library.
    var (prefix, step) = (0, most)
    while step > 0 {
      if prefix + step <= most, memcmp(first + prefix, second + prefix, step) == 0 { prefix += step } else { step /= 2 }
    }
    let rest = most - prefix
    var suffix = 0
    step = rest
    while step > 0 {
      let end = suffix + step
      if end <= rest, memcmp(first + (a.count - end), second + (b.count - end), step) == 0 { suffix = end } else { step /= 2 }
    }
    return (prefix, suffix)
  }

  /// What shows of a paragraph.
  private static func shown(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, in sizing: TextInputSizing
  ) -> String {
    var shown = Array(bytes[range])
    var end = sizing == .line ? shown.count : 0
    shown.withUnsafeBufferPointer { buffer in
      while end < buffer.count, TextParagraphs.lineEndLength(buffer, at: end) == 0 { end += 1 }
    }
    shown.removeLast(shown.count - end)
    for index in shown.indices where shown[index] < 0x20 || shown[index] == 0x7F || shown[index] == 0xC2 || shown[index] == 0xE2 {
      switch shown[index] {
      case 0x09: break
      // C1 controls become spaces of as many bytes that do not break.
      case 0xC2: if index + 1 < shown.count, shown[index + 1] < 0xA0 { shown[index + 1] = 0xA0 }
      // Line separators become spaces of an em.
      case 0xE2:
        if index + 2 < shown.count, shown[index + 1] == 0x80, shown[index + 2] & 0xFE == 0xA8 { shown[index + 2] = 0x83 }
      default: shown[index] = 0x20
      }
    }
    return String(decoding: shown, as: UTF8.self)
  }

  // MARK: Paragraphs

  func paragraph(_ index: Int) -> TextParagraph {
    if let cached = kept[index] { return cached }
    let range = paragraphs.starts[index]..<(index + 1 < paragraphs.count ? paragraphs.starts[index + 1] : text.utf8.count)
    let string = text.withUTF8 { Self.shown($0, range, in: style.sizing) }
    let made = TextParagraph(string, width: width, style: style)
    graph.counters.textLayouts += 1
    if kept.count >= Self.keptLimit { forget(farFrom: index) }
    kept[index] = made
    paragraphs.setLength(made.length, of: index)
    return made
  }

  private func forget(farFrom index: Int) {
    kept = kept.filter { abs($0.key - index) <= Self.keptLimit / 4 }
  }

  /// Whether a paragraph was laid out and is kept.
  func isKnown(_ index: Int) -> Bool { kept[index] != nil }

  /// The paragraph at a place downwards, or the nearest one.
  func index(atTop y: CGFloat) -> Int { paragraphs.index(atTop: y) }

  func top(of index: Int) -> CGFloat { paragraphs.top(of: index) }

  /// Where a paragraph is drawn, on a whole pixel downwards.
  func origin(of index: Int) -> CGPoint {
    let space = max(room - paragraph(index).width, 0)
    let x: CGFloat =
      switch style.alignment {
      case .leading: style.isRightToLeft ? space : 0
      case .center: space / 2
      case .trailing: style.isRightToLeft ? 0 : space
      }
    return CGPoint(x: space.isFinite ? x : 0, y: (top(of: index) * style.scale).rounded() / style.scale)
  }

  /// The paragraphs between two places downwards, laid out.
  func indices(from top: CGFloat, to bottom: CGFloat) -> ClosedRange<Int> {
    let first = paragraphs.index(atTop: top)
    var last = first
    _ = paragraph(first)
    while last + 1 < paragraphs.count, paragraphs.top(of: last + 1) < bottom {
      last += 1
      _ = paragraph(last)
    }
    return first...last
  }

  /// The height of all paragraphs, partly an estimate.
  var height: CGFloat {
    min(style.roundedUp(max(paragraphs.top(of: paragraphs.count) - style.gap, style.lineHeight)), NumberLimits.size)
  }

  /// Lays out paragraphs until there are as many lines as wanted; `nil`: all.
  func layOut(lines limit: Int?) {
    var count = 0
    for index in 0..<paragraphs.count {
      if let limit, count >= limit { return }
      count += paragraph(index).lines.lines.count
    }
  }

  /// The widest of the first paragraphs.
  var idealWidth: CGFloat { (0..<min(paragraphs.count, 64)).reduce(0) { max($0, paragraph($1).width) } }
}
