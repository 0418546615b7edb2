import Foundation
import SwiftUI
import Testing

@Suite("Collections are edited by offsets, as onDelete and onMove give them") struct OffsetEditingTests {
  @Test("remove(atOffsets:) removes what is there", arguments: [[0], [1, 3], [2, 9], []])
  func remove(offsets: [Int]) {
    var letters = Array("abcd")
    letters.remove(atOffsets: IndexSet(offsets))
    #expect(letters == Array("abcd").enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
  }

  @Test(
    "move(fromOffsets:toOffset:) puts elements before the one that was at an offset",
    arguments: [
      ([0], 3, "bcad"), ([3], 0, "dabc"), ([0, 2], 4, "bdac"), ([1, 2], 1, "abcd"), ([0, 3], 2, "badc"), ([9], 0, "abcd"),
    ] as [([Int], Int, String)])
  func move(offsets: [Int], destination: Int, expected: String) {
    var letters = Array("abcd")
    letters.move(fromOffsets: IndexSet(offsets), toOffset: destination)
    #expect(String(letters) == expected)
  }
}
