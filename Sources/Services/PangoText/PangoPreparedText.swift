import Foundation
import DisplayModel

/// A shaped text.
///
/// Asking for another width breaks lines again at most; nothing is shaped twice.
final class PangoPreparedText: PreparedText {
  let text: StyledText
  private let counters: TextCounters

  private let shaper: TextShaper
  let paragraphs: [ShapedParagraph]
  /// Whether paragraphs were left out because of the line limit or the size of the text.
  private let hasMore: Bool
  let assembler: LayoutAssembler
  private let naturalWidth: CGFloat
  private lazy var unwrapped: TextLayout = makeUnwrapped()
  private var recent: [(width: CGFloat, height: CGFloat, layout: TextLayout)] = []
  private let scaling: ScaledTexts?

  /// How many sizes keep their layout.
  private static let recentLimit = 4

  init(_ text: StyledText, shaper: TextShaper, counters: TextCounters) {
    let text = text.sanitized()
    self.text = text
    self.shaper = shaper
    self.counters = counters
    let styles = text.runs
    let cjk = CJKVariant(language: text.paragraph.language)
    let specs = styles.map { shaper.library.spec(for: $0.font, cjk: cjk, tier: .quick) }
    let split = ParagraphSplitter(text, limit: text.paragraph.lineLimit ?? .max) { run in
      let spec = shaper.library.spec(for: run.font, cjk: cjk, tier: .quick)
      return spec.source.hasSmallCapitals ? nil : SmallCapitals.pieces(of: run)
    }
    paragraphs = split.paragraphs.map { shaper.shape($0, styles: styles, paragraph: text.paragraph) }
    hasMore = split.hasMore
    let metrics = zip(styles, specs).map { LineMetrics(run: $0, spec: $1) }
    assembler = LayoutAssembler(styles: styles, metrics: metrics, paragraph: text.paragraph)
    naturalWidth = paragraphs.reduce(0) { max($0, $1.width(of: 0..<$1.clusters.count, styles: styles)) }
    scaling = ScaledTexts(text, shaper: shaper, counters: counters)
  }

  /// For keeping the cache small.
  var clusterCount: Int { paragraphs.reduce(1) { $0 + $1.clusters.count } }

  func layout(width: CGFloat, height: CGFloat) -> TextLayout {
    let width = width.isNaN ? 0 : max(0, width)
    let height = height.isNaN ? 0 : max(0, height)
    if isUnwrapped(width: width, height: height) { return unwrapped }
    if let index = recent.firstIndex(where: { $0.width == width && $0.height == height }) {
      return recent[index].layout
    }
    let smaller = scaledText(width: width, height: height)
    let layout = smaller?.layout(width: width, height: height) ?? brokenLayout(width: width, height: height)
    if recent.count >= Self.recentLimit { recent.removeFirst() }
    recent.append((width, height, layout))
    return layout
  }

  /// Whether the layout for a width and a height is the one that breaks no lines.
  func isUnwrapped(width: CGFloat, height: CGFloat) -> Bool {
    fitsUnbroken(width: width) && unwrapped.size.height <= height + 1e-6
  }

  /// Whether each paragraph is one line.
  func fitsUnbroken(width: CGFloat) -> Bool { width + LineBreaker.tolerance >= naturalWidth && !hasMore }

  private var lineLimit: Int { max(1, text.paragraph.lineLimit ?? .max) }

  var unbrokenLines: [LineRange] {
    paragraphs.indices.map { LineRange(paragraph: $0, start: 0, end: paragraphs[$0].clusters.count, endsParagraph: true) }
  }

  private func makeUnwrapped() -> TextLayout {
    counters.layoutCount += 1
    return assembler.layout(unbrokenLines.map { content($0, width: .infinity) }, width: .infinity, isTruncated: false)
  }

  private func brokenLayout(width: CGFloat, height: CGFloat) -> TextLayout {
    counters.layoutCount += 1
    let (contents, isTruncated) = brokenContents(width: width, height: height)
    return assembler.layout(contents, width: width, isTruncated: isTruncated)
  }

  /// The lines that show for a width and a height, and whether they are not all of the text.
  func brokenContents(width: CGFloat, height: CGFloat) -> (lines: [LineContent], isTruncated: Bool) {
    let (lines, isComplete) = breakLines(width: width, limit: lineLimit)
    var contents = lines.map { content($0, width: width) }
    let shown = assembler.lineCount(of: contents.map(assembler.metrics(of:)), fitting: height)
    let isTruncated = shown < lines.count || !isComplete
    if isTruncated {
      contents.removeLast(contents.count - shown + 1)
      contents.append(truncated(lines[shown - 1], width: width))
    }
    return (contents, isTruncated)
  }

  /// Lines up to a limit, and whether they are all.
  func breakLines(width: CGFloat, limit: Int) -> (lines: [LineRange], isComplete: Bool) {
    var lines: [LineRange] = []
    for (index, paragraph) in paragraphs.enumerated() {
      let breaker = LineBreaker(paragraph: paragraph, styles: text.runs, width: width)
      let first = lines.count
      var start = 0
      repeat {
        guard lines.count < limit else { return (lines, false) }
        let end = breaker.end(ofLineFrom: start)
        lines.append(
          LineRange(paragraph: index, start: start, end: end, endsParagraph: end == paragraph.clusters.count))
        start = end
      } while start < paragraph.clusters.count
      let last = lines.count - 1
      if last > first, !text.paragraph.allowsLoneWord,
        let moved = breaker.startPushingOutWord(from: lines[last - 1].start, to: lines[last].start)
      {
        lines[last - 1].end = moved
        lines[last].start = moved
      }
    }
    return (lines, !hasMore)
  }

  func content(_ line: LineRange, width: CGFloat) -> LineContent {
    let paragraph = paragraphs[line.paragraph]
    var range = line.start..<line.end
    // Spaces at the end of a wrapped line are not seen; those before a line end count as far as there is room.
    if !line.endsParagraph || (width.isFinite && paragraph.width(of: range, styles: text.runs) > width) {
      range = paragraph.trimmingSpaces(range)
    }
    let segments = range.isEmpty ? [] : [LineContent.Segment(paragraph: paragraph, range: range, style: nil)]
    return LineContent(segments: segments, emptyStyle: emptyStyle(line))
  }

  private func emptyStyle(_ line: LineRange) -> Int {
    let paragraph = paragraphs[line.paragraph]
    guard line.start < paragraph.clusters.count else { return paragraph.emptyStyle }
    return paragraph.runs[Int(paragraph.clusters[line.start].run)].style
  }

  private func truncated(_ line: LineRange, width: CGFloat) -> LineContent {
    let truncation = LineTruncation(
      paragraph: paragraphs[line.paragraph], styles: text.runs, style: text.paragraph, width: width, shaper: shaper)
    let isLastParagraph = line.paragraph == paragraphs.count - 1
    return truncation.content(from: line.start, hasMore: hasMore || !isLastParagraph)
  }

  // MARK: Smaller fonts

  /// The text with the largest fonts that show everything, down to the least scale; `nil`: no smaller fonts needed.
  func scaledText(width: CGFloat, height: CGFloat) -> PangoPreparedText? {
    guard let scaling, !fits(width: width, height: height, scale: 1) else { return nil }
    return scaling.text(width: width, height: height) { fits(width: width, height: height, scale: $0) }
  }

  /// Whether the text would be shown whole if it were drawn smaller, apart from the tracking of the smaller sizes.
  private func fits(width: CGFloat, height: CGFloat, scale: CGFloat) -> Bool {
    let (lines, isComplete) = breakLines(width: width / scale, limit: lineLimit)
    guard isComplete else { return false }
    let boxes = lines.map { assembler.metrics(of: content($0, width: width / scale)) }
    return assembler.lineCount(of: boxes, fitting: height / scale) == lines.count
  }
}
