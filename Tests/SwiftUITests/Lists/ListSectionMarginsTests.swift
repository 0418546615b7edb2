import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

@MainActor
@Suite("listSectionMargins") struct ListSectionMarginsTests {
  private let phone = CGSize(width: 390, height: 844)

  @Test("a section is as far from the list's sides as it says, and its text as far inside as before")
  func horizontal() {
    let found = frames(
      in: phone,
      List {
        Section { Box("a", 9, 22) }.listSectionMargins(.horizontal, 0)
        Section { Box("b", 9, 22) }.listSectionMargins(.leading, 50)
        Section { Box("c", 9, 22) }
      })
    // Cards are 20 from the sides of a list of 390, and texts 20 inside.
    #expect(found["a"]?.minX == 20 && found["b"]?.minX == 70 && found["c"]?.minX == 40)
    let plain = frames(in: phone, List { Section { Box("a", 9, 22) } }.listStyle(.plain).listSectionMargins(.leading, 30))
    #expect(plain["a"]?.minX == 50)
  }

  @Test("the room above and below takes the place of the usual one; nil brings that back")
  func vertical() throws {
    let list = List {
      Section { Box("a", 9, 22) }
      Section { Box("b", 9, 22) }.listSectionMargins(.vertical, nil)
    }
    let found = frames(in: phone, list.listSectionMargins(.vertical, 5))
    let (a, b) = (try #require(found["a"]), try #require(found["b"]))
    // Rows are 44 high, their views 11 inside; half of the usual 35 belongs to each section.
    #expect(a.minY == 16 && b.minY - a.minY == 44 + 5 + 17.5)
  }

  @Test("headers have no other room above them than the margin")
  func header() {
    let found = frames(
      in: phone,
      List {
        Section { Box("a", 9, 22) }
        Section {
          Box("b", 9, 22)
        } header: {
          Box("header", 20, 16)
        }
      }
      .listSectionMargins(.top, 3))
    #expect(found["a"]?.minY == 3 + 11 && found["header"]?.minY == 3 + 44 + 17.5 + 3)
  }
}
