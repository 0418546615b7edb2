import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

@MainActor
@Suite("Stacks in one another") struct NestedStacksTests {
  /// Rows and columns by turns, each with a text, the next one and what fills.
  private func nested(_ depth: Int, _ columnsToo: Bool) -> AnyView {
    guard depth > 0 else { return AnyView(Text("inside")) }
    let content = Group {
      Text("\(depth)")
      nested(depth - 1, columnsToo)
      if depth % 3 == 0 { Color.red }
    }
    return columnsToo && depth % 2 == 0 ? AnyView(VStack { content }) : AnyView(HStack { content })
  }

  @Test("cost in proportion to their number, in one direction and in both by turns", arguments: [false, true])
  func sizes(columnsToo: Bool) {
    let counts = [4, 8, 12, 16, 20].map { depth in
      let size = CGSize(width: 2000, height: 2000)
      return Screen(.init { $0.size = size }) { nested(depth, columnsToo) }.work.sizesComputed
    }
    // By turns it was 145, 854, 2,982, 9,893 and 35,042.
    for (less, more) in zip(counts, counts.dropFirst()) { #expect(more - less < 200, "\(counts)") }
  }
}
