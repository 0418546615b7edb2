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
  /// Of one line, the piece that shows: the one with the caret.
  var shownParagraph = 0
  private unowned let graph: ViewGraph

  /// How many paragraphs are kept, far more than show, and how many bytes they have: laid out, each takes some hundred.
  private static let keptLimit = 1_024
  private static let keptBytes = 8 * TextParagraphs.longest

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
    shownParagraph = min(shownParagraph, paragraphs.count - 1)
  }

  private func update(from old: UnsafeBufferPointer<UInt8>, to new: UnsafeBufferPointer<UInt8>) {
    let same = Self.commonEnds(of: old, new)
    let distance = new.count - old.count
    // A line end may be several bytes of which one differs; the paragraphs beside the difference are looked at, too.
    var first = paragraphs.index(at: max(same.prefix - 3, 0))
    var last = paragraphs.index(at: min(old.count - same.suffix + 3, old.count))
    var (part, starts) = parted(new, from: first, to: last, of: old.count, distance: distance)
    while let joined = joined(first...last, part: part, starts: starts, in: new) {
      (first, last) = (joined.lowerBound, joined.upperBound)
      (part, starts) = parted(new, from: first, to: last, of: old.count, distance: distance)
    }
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

  /// Where the paragraphs begin that come in place of some.
  private func parted(
    _ new: UnsafeBufferPointer<UInt8>, from first: Int, to last: Int, of oldCount: Int, distance: Int
  ) -> (part: Range<Int>, starts: [Int]) {
    let oldEnd = last + 1 < paragraphs.count ? paragraphs.starts[last + 1] : oldCount
    let part = paragraphs.starts[first]..<oldEnd + distance
    let isLast = oldEnd == oldCount && last + 1 == paragraphs.count
    let starts = TextParagraphs.starts(
      in: new, part: part, isLast: isLast, longest: TextParagraphs.longest, hasLines: style.sizing != .line)
    return (part, starts)
  }

  /// What is laid out anew, too, since a piece has become short: no line is to end where its paragraph goes on, without need.
  private func joined(
    _ range: ClosedRange<Int>, part: Range<Int>, starts: [Int], in new: UnsafeBufferPointer<UInt8>
  ) -> ClosedRange<Int>? {
    let short = TextParagraphs.longest / 4
    let goesOn = { [hasLines = style.sizing != .line] (place: Int) in
      !hasLines || !TextParagraphs.isBehindLineEnd(new, place)
    }
    if range.upperBound + 1 < paragraphs.count, part.upperBound - (starts.last ?? 0) < short, goesOn(part.upperBound) {
      return range.lowerBound...range.upperBound + 1
    }
    let firstEnd = starts.count > 1 ? starts[1] : part.upperBound
    guard range.lowerBound > 0, firstEnd - part.lowerBound < short, goesOn(part.lowerBound) else { return nil }
    return range.lowerBound - 1...range.upperBound
  }

  /// Whether a paragraph's last line is where a person ended it, or the text's last one.
  func endsParagraph(_ index: Int) -> Bool {
    guard index + 1 < paragraphs.count else { return true }
    let end = paragraphs.starts[index + 1]
    return style.sizing != .line && text.withUTF8 { TextParagraphs.isBehindLineEnd($0, end) }
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
    graph.counters.inputBytes += range.count
    kept[index] = made
    if kept.count >= Self.keptLimit || range.count > TextParagraphs.longest / 16 { forget(farFrom: index) }
    paragraphs.setLength(made.length, of: index)
    return made
  }

  /// Keeps the paragraphs nearest to one, half as many as there may be, where there are too many.
  private func forget(farFrom index: Int) {
    let bytes = kept.values.reduce(0) { $0 + $1.string.utf8.count }
    guard kept.count >= Self.keptLimit || bytes > Self.keptBytes else { return }
    var nearest: [Int: TextParagraph] = [:]
    var room = Self.keptBytes / 2
    for (key, paragraph) in kept.sorted(by: { abs($0.key - index) < abs($1.key - index) }).prefix(Self.keptLimit / 2) {
      room -= paragraph.string.utf8.count
      if room < 0, !nearest.isEmpty { break }
      nearest[key] = paragraph
    }
    kept = nearest
  }

  /// Whether a paragraph was laid out and is kept.
  func isLaidOut(_ index: Int) -> Bool { kept[index] != nil }

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
    let top = style.sizing == .line ? 0 : top(of: index)
    return CGPoint(x: space.isFinite ? x : 0, y: (top * style.scale).rounded() / style.scale)
  }

  /// The paragraphs between two places downwards, laid out.
  func indices(from top: CGFloat, to bottom: CGFloat) -> ClosedRange<Int> {
    if style.sizing == .line { return shownParagraph...shownParagraph }
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

  /// How high and how wide the text of a field of one line is, as far as it shows.
  var lineHeight: CGFloat { paragraph(shownParagraph).layout.size.height }
  var lineWidth: CGFloat { paragraph(shownParagraph).width }

  /// Lays out paragraphs until there are as many lines as wanted.
  func layOut(lines limit: Int) {
    var count = 0
    for index in 0..<paragraphs.count {
      if count >= limit { return }
      count += paragraph(index).lines.lines.count
    }
  }

  /// The widest of the first paragraphs, as far as they are laid out at once.
  var idealWidth: CGFloat {
    var width: CGFloat = 0
    for index in 0..<min(paragraphs.count, 64) where index == 0 || paragraphs.starts[index] < TextParagraphs.longest {
      width = max(width, paragraph(index).width)
    }
    return width
  }
}
