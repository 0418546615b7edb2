import CPango
import Foundation
import DisplayModel

/// Turns Pango's items, in reading order, into clusters and glyphs.
struct ShapedParagraphBuilder {
  let result: ShapedParagraph
  let job: ShapingJob
  let bytes: UnsafeBufferPointer<CChar>
  let glyphs: UnsafeMutablePointer<PangoGlyphString>

  var span = 0
  private(set) var byte = 0
  private(set) var character = 0

  init(
    result: ShapedParagraph, job: ShapingJob, bytes: UnsafeBufferPointer<CChar>,
    glyphs: UnsafeMutablePointer<PangoGlyphString>
  ) {
    self.result = result
    self.job = job
    self.bytes = bytes
    self.glyphs = glyphs
  }

  /// Shapes an item and frees it.
  ///
  /// Items that cross spans are cut, as styles may differ in more than their font.
  mutating func add(_ item: UnsafeMutablePointer<PangoItem>) {
    while true {
      let start = Int(item.pointee.offset)
      let end = start + Int(item.pointee.length)
      while span + 1 < job.text.spans.count, job.text.spans[span].end <= start { span += 1 }
      let cut = job.text.spans[span].end
      guard cut < end else { break }
      guard let head = cutOff(item, upTo: cut) else { break }
      shapeWithoutExcess(head)
      pango_item_free(head)
    }
    shapeWithoutExcess(item)
    pango_item_free(item)
  }

  /// The first part of an item, up to a byte inside of it; the item is the rest from then on.
  private func cutOff(_ item: UnsafeMutablePointer<PangoItem>, upTo end: Int) -> UnsafeMutablePointer<PangoItem>? {
    let start = Int(item.pointee.offset)
    let characters = (start..<end).reduce(0) { $0 + (isContinuation($1) ? 0 : 1) }
    return pango_item_split(item, Int32(end - start), Int32(characters))
  }

  /// Shapes an item of one span, but for marks that are too many for a letter.
  private mutating func shapeWithoutExcess(_ item: UnsafeMutablePointer<PangoItem>) {
    let end = Int(item.pointee.offset) + Int(item.pointee.length)
    for marks in MarkLimit.excess(in: bytes, Int(item.pointee.offset)..<end) {
      if let head = cutOff(item, upTo: marks.lowerBound) {
        shape(head)
        pango_item_free(head)
      }
      appendUnseen(marks, level: item.pointee.analysis.level)
      guard marks.upperBound < end else { return }
      if let passed = cutOff(item, upTo: marks.upperBound) { pango_item_free(passed) }
    }
    shape(item)
  }

  /// Appends a run of bytes that take no room and show nothing.
  private mutating func appendUnseen(_ range: Range<Int>, level: UInt8) {
    let start = result.clusters.count
    appendEmptyClusters(range, attachment: nil)
    result.runs.append(
      ShapedRun(face: nil, style: job.text.spans[span].style, level: level, start: start, end: result.clusters.count))
  }

  func isContinuation(_ index: Int) -> Bool {
    UInt8(bitPattern: bytes[index]) & 0xC0 == 0x80
  }

  private mutating func shape(_ item: UnsafeMutablePointer<PangoItem>) {
    let style = job.text.spans[span].style
    let run = job.styles[style]
    let level = item.pointee.analysis.level
    let found = run.attachment == nil ? item.pointee.analysis.font : nil
    let isEastAsian = item.pointee.analysis.isEastAsian
    guard let face = found.flatMap({ job.specs[span].face(for: $0, isEastAsian: isEastAsian) }) else {
      let start = Int(item.pointee.offset)
      appendWithoutFont(start..<start + Int(item.pointee.length), level: level)
      return
    }
    let start = result.clusters.count
    shape(item, with: face, run: run)
    appendClusters(item, face: face, run: run)
    result.runs.append(
      ShapedRun(face: face, style: style, level: level, start: start, end: result.clusters.count))
  }

  /// Shapes with the face that is shown in place of the one found.
  ///
  /// The item gets its own things back for being freed.
  private func shape(_ item: UnsafeMutablePointer<PangoItem>, with face: PangoFace, run: StyledTextRun) {
    let source = job.specs[span].source
    let own = item.pointee.analysis
    item.pointee.analysis.font = face.pangoFont.map { UnsafeMutablePointer($0) }
    item.pointee.analysis.extra_attrs = source.shapingAttributes(for: face.role, isTracked: run.tracking != 0)
    if let language = source.language(for: face.role) { item.pointee.analysis.language = language }
    let part = UnsafeBufferPointer(rebasing: bytes[Int(item.pointee.offset)...])
    pango_shape_with_flags(
      part.baseAddress, item.pointee.length, bytes.baseAddress, Int32(bytes.count),
      &item.pointee.analysis, glyphs, PANGO_SHAPE_NONE)
    item.pointee.analysis = own
  }

  private mutating func appendClusters(_ item: UnsafeMutablePointer<PangoItem>, face: PangoFace, run: StyledTextRun) {
    let count = Int(glyphs.pointee.num_glyphs)
    guard count > 0, let starts = glyphs.pointee.log_clusters else { return }
    let offset = Int(item.pointee.offset)
    let spacing = run.tracking + run.kerning + (face.role == .base ? job.specs[span].systemTracking : 0)
    let isReversed = item.pointee.analysis.level % 2 == 1
    var index = isReversed ? count - 1 : 0
    while index >= 0 && index < count {
      var last = index
      let step = isReversed ? -1 : 1
      while last + step >= 0, last + step < count, starts[last + step] == starts[index] { last += step }
      advance(to: offset + Int(starts[index]))
      let correction = face.role == .base && byte < bytes.count ? job.specs[span].correction(ofLetter: bytes[byte], in: face) : 0
      append(min(index, last)...max(index, last), face: face, spacing: Float(spacing) + correction)
      index = last + step
    }
  }

  /// Counts characters up to a byte.
  mutating func advance(to target: Int) {
    while byte < target, byte < bytes.count {
      if !isContinuation(byte) { character += 1 }
      byte += 1
    }
  }

  private mutating func append(_ range: ClosedRange<Int>, face: PangoFace, spacing: Float) {
    let kind = kind(at: byte)
    let first = Int32(result.glyphs.count)
    let unit = Float(face.size / FontSource.size) / Float(ApusPangoScale)
    let stretch = Float(face.horizontalScale) * unit
    var x: Float = 0
    if kind != .tab {
      for index in range {
        let info = glyphs.pointee.glyphs[index]
        let geometry = info.geometry
        if info.glyph != ApusGlyphEmpty {
          // Glyph 0 is what a font shows for characters that it does not have.
          let isUnknown = info.glyph & ApusGlyphUnknownFlag != 0
          if isUnknown { result.hasUnknownGlyphs = true }
          result.glyphs.append(
            .init(
              id: isUnknown ? 0 : info.glyph, x: x + Float(geometry.x_offset) * stretch,
              y: Float(geometry.y_offset) * unit))
        }
        x += Float(geometry.width) * stretch
      }
      if x > 0 { x += spacing }
    }
    result.clusters.append(
      Cluster(
        character: Int32(character), glyph: first, run: Int32(result.runs.count), width: x, kind: kind))
  }

  mutating func appendEmptyClusters(_ range: Range<Int>, attachment: TextAttachment?) {
    let end = range.upperBound
    advance(to: range.lowerBound)
    while byte < end {
      // A run with an attachment has one character; should there be more, only the first is the box.
      let isBox = attachment != nil && byte == job.text.spans[span].start
      let width = isBox ? attachment?.size.width ?? 0 : 0
      result.clusters.append(
        Cluster(
          character: Int32(character), glyph: Int32(result.glyphs.count), run: Int32(result.runs.count),
          width: Float(width), kind: isBox ? .attachment : .normal))
      repeat { byte += 1 } while byte < end && isContinuation(byte)
      character += 1
    }
  }

  /// Spaces are those that hang over the end of a line.
  func kind(at index: Int) -> Cluster.Kind {
    guard index < bytes.count else { return .normal }
    switch UInt8(bitPattern: bytes[index]) {
    case 0x20: return .space
    case 0x09: return .tab
    case 0xE3 where index + 2 < bytes.count && bytes[index + 1] == -128 && bytes[index + 2] == -128:
      return .space
    case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == -128:
      // U+2000…U+200B, without the figure space U+2007, which does not break.
      let last = UInt8(bitPattern: bytes[index + 2])
      return last <= 0x8B && last != 0x87 ? .space : .normal
    default: return .normal
    }
  }
}

extension PangoAnalysis {
  /// Whether the script is one of those that fonts for Chinese, Japanese and Korean are made for.
  fileprivate var isEastAsian: Bool {
    [PANGO_SCRIPT_HAN, PANGO_SCRIPT_HIRAGANA, PANGO_SCRIPT_KATAKANA, PANGO_SCRIPT_HANGUL, PANGO_SCRIPT_BOPOMOFO]
      .contains { $0.rawValue == numericCast(script) }
  }
}
