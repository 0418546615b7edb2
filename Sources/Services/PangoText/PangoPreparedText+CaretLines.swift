import Foundation
import DisplayModel

extension PangoPreparedText {
  package func caretLines(width: CGFloat) -> CaretLines {
    let width = width.isNaN ? 0 : max(0, width)
    let layout = layout(width: width, height: .infinity)
    let isUnbroken = fitsUnbroken(width: width)
    let all = isUnbroken ? unbrokenLines : breakLines(width: width, limit: .max).lines
    var lines: [CaretLine] = []
    guard var paragraph = all.first?.paragraph else { return CaretLines(lines: [], gap: 0, height: 0) }
    var characters = CharacterWalk(paragraphs[paragraph])
    var (top, gap): (CGFloat, CGFloat) = (0, 0)
    for (range, line) in zip(all, layout.lines) {
      if paragraph != range.paragraph { (paragraph, characters) = (range.paragraph, CharacterWalk(paragraphs[range.paragraph])) }
      let content = content(range, width: isUnbroken ? .infinity : width)
      let metrics = assembler.metrics(of: content)
      if !lines.isEmpty { top += gap }
      let edges = edges(of: content, in: range, from: line.origin.x)
      let above = assembler.rounded(top), below = assembler.roundedUp(top + metrics.height)
      lines.append(
        characters.line(in: range, edges: edges, empty: line.origin.x, top: above, height: below - above))
      top += metrics.height
      gap = metrics.extra + assembler.lineSpacing
    }
    return CaretLines(lines: lines, gap: gap, height: top)
  }

  /// Where reading enters and leaves each cluster of a line, in the layout's coordinates.
  ///
  /// Spaces that hang over the line's end have no width and lie there.
  private func edges(of content: LineContent, in line: LineRange, from origin: CGFloat) -> [ClusterEdge] {
    var edges = Array(repeating: ClusterEdge(start: origin, end: origin), count: line.end - line.start)
    var x = origin
    for piece in LineBuilder.visualSegments(of: content) {
      let isReversed = piece.run.level % 2 == 1
      for index in isReversed ? Array(piece.range.reversed()) : Array(piece.range) {
        let next = origin + LineBreaker.advance(x - origin, over: piece.paragraph.clusters[index])
        edges[index - line.start] = isReversed ? ClusterEdge(start: next, end: x) : ClusterEdge(start: x, end: next)
        x = next
      }
    }
    let shown = (content.segments.last?.range.upperBound ?? line.start) - line.start
    if shown > 0 {
      for index in shown..<edges.count { edges[index] = ClusterEdge(start: edges[shown - 1].end, end: edges[shown - 1].end) }
    }
    return edges
  }
}

/// Where reading enters and leaves some clusters.
private struct ClusterEdge {
  var start: CGFloat
  var end: CGFloat
}

/// Goes through a paragraph character by character.
private struct CharacterWalk {
  private let paragraph: ShapedParagraph
  private var characters: Substring
  /// Of the next character.
  private var position = 0
  private var scalar = 0

  init(_ paragraph: ShapedParagraph) {
    self.paragraph = paragraph
    characters = Substring(String(decoding: paragraph.bytes, as: UTF8.self))
  }

  /// Takes the characters of a line; one that begins on it belongs to it.
  mutating func line(
    in range: LineRange, edges: [ClusterEdge], empty: CGFloat, top: CGFloat, height: CGFloat
  ) -> CaretLine {
    let first = position, end = firstScalar(of: range.end)
    var cluster = range.start
    var stops: [CaretStop] = []
    while scalar < end, let character = characters.popFirst() {
      let next = scalar + character.unicodeScalars.count
      cluster = self.cluster(of: scalar, from: cluster, before: range.end)
      let last = self.cluster(of: next - 1, from: cluster, before: range.end)
      stops.append(
        CaretStop(
          position: position, start: edge(at: scalar, in: cluster, edges[cluster - range.start]),
          end: edge(at: next, in: last, edges[last - range.start])))
      scalar = next
      position += character.utf8.count
    }
    return CaretLine(
      paragraph: range.paragraph, range: first..<position, top: top, height: height, stops: stops, end: stops.last?.end ?? empty)
  }

  private func firstScalar(of cluster: Int) -> Int {
    cluster < paragraph.clusters.count ? Int(paragraph.clusters[cluster].character) : paragraph.characterCount
  }

  private func cluster(of scalar: Int, from start: Int, before end: Int) -> Int {
    var cluster = start
    while cluster + 1 < end, firstScalar(of: cluster + 1) <= scalar { cluster += 1 }
    return cluster
  }

  private func edge(at scalar: Int, in cluster: Int, _ edge: ClusterEdge) -> CGFloat {
    let first = firstScalar(of: cluster), next = firstScalar(of: cluster + 1)
    guard scalar > first, next > first else { return edge.start }
    return edge.start + (edge.end - edge.start) * min(CGFloat(scalar - first) / CGFloat(next - first), 1)
  }
}
