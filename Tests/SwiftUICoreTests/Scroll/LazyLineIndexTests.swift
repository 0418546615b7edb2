import EngineTesting
@testable import SwiftUICore
import Testing

@Suite("Which elements of a lazy container make which line")
struct LazyLineIndexTests {
  /// The lines of segments, written out one after the other.
  private struct Model {
    var lines: [LazyLine] = []
    /// The line where each section with a header or footer begins, and the one behind it.
    var sections: [Range<Int>] = []

    init(_ segments: [ListSegment], columns: Int) {
      for segment in segments {
        let first = lines.count
        append(segment.header, 1, true)
        append(segment.rows, columns, false)
        append(segment.footer, 1, true)
        if !segment.header.isEmpty || !segment.footer.isEmpty { sections.append(first..<lines.count) }
      }
    }

    private mutating func append(_ elements: Range<Int>, _ columns: Int, _ isFull: Bool) {
      var next = elements.lowerBound
      while next < elements.upperBound {
        let end = min(next + columns, elements.upperBound)
        lines.append(LazyLine(elements: next..<end, isFull: isFull))
        next = end
      }
    }
  }

  private func segments(_ random: inout SplitMix) -> [ListSegment] {
    var next = 0
    func take(_ most: Int) -> Range<Int> {
      let count = Int.random(in: 0...most, using: &random)
      defer { next += count }
      return next..<next + count
    }
    return (0..<Int.random(in: 0...6, using: &random)).map { _ in
      let isSection = Bool.random(using: &random)
      return ListSegment(isSection: isSection, header: take(isSection ? 2 : 0), rows: take(12), footer: take(isSection ? 1 : 0))
    }
  }

  @Test("Lines are those that one gets by writing them out", arguments: 0..<60)
  func model(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let columns = Int.random(in: 1...5, using: &random)
    let segments = segments(&random)
    let model = Model(segments, columns: columns)
    let index = LazyLineIndex(segments: segments, columns: columns)
    #expect(index.lineCount == model.lines.count)
    for (number, line) in model.lines.enumerated() {
      #expect(index.line(number) == line)
      for element in line.elements { #expect(index.line(ofElement: element) == number) }
      #expect(index.section(ofLine: number)?.lines == model.sections.first { $0.contains(number) })
    }
  }
}
