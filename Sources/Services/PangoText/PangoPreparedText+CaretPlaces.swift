import Foundation
import SwiftUICore

extension PangoPreparedText {
  package func caretPlaces() -> [CGFloat] {
    guard let paragraph = paragraphs.first else { return [0] }
    let characters = Array(String(decoding: paragraph.bytes, as: UTF8.self))
    let edges = clusterEdges(of: paragraph)
    var places: [CGFloat] = []
    places.reserveCapacity(characters.count + 1)
    var scalar = 0
    var cluster = 0
    for character in characters {
      while cluster + 1 < edges.count, Int(paragraph.clusters[cluster + 1].character) <= scalar { cluster += 1 }
      places.append(place(ofScalar: scalar, in: cluster, of: paragraph, edges: edges))
      scalar += character.unicodeScalars.count
    }
    places.append(edges.last?.end ?? 0)
    return places
  }

  /// Where reading enters and leaves each cluster; from right to left the start is on the right.
  private func clusterEdges(of paragraph: ShapedParagraph) -> [(start: CGFloat, end: CGFloat)] {
    var edges = Array(repeating: (start: CGFloat(0), end: CGFloat(0)), count: paragraph.clusters.count)
    let whole = LineContent.Segment(paragraph: paragraph, range: 0..<paragraph.clusters.count, style: nil)
    var x: CGFloat = 0
    for piece in LineBuilder.visualPieces(of: LineContent(segments: [whole], emptyStyle: paragraph.emptyStyle)) {
      let isReversed = piece.run.level % 2 == 1
      for index in isReversed ? Array(piece.range.reversed()) : Array(piece.range) {
        let next = LineBreaker.advance(x, over: paragraph.clusters[index])
        edges[index] = isReversed ? (next, x) : (x, next)
        x = next
      }
    }
    return edges
  }

  private func place(
    ofScalar scalar: Int, in cluster: Int, of paragraph: ShapedParagraph, edges: [(start: CGFloat, end: CGFloat)]
  ) -> CGFloat {
    guard cluster < edges.count else { return edges.last?.end ?? 0 }
    let first = Int(paragraph.clusters[cluster].character)
    let next = cluster + 1 < edges.count ? Int(paragraph.clusters[cluster + 1].character) : paragraph.characterCount
    let (start, end) = edges[cluster]
    guard scalar > first, next > first else { return start }
    return start + (end - start) * CGFloat(scalar - first) / CGFloat(next - first)
  }
}
