import Foundation
import SwiftUI
import Testing

@Suite("A path of values of any types")
struct NavigationPathTests {
  struct Town: Hashable, Codable { var name: String }
  private struct Secret: Hashable {}

  @Test("it counts, grows and shrinks at its end")
  func editing() {
    var path = NavigationPath()
    #expect(path.isEmpty)
    path.append(1)
    path.append("two")
    path.append(Secret())
    #expect(path.count == 3)
    path.removeLast(2)
    #expect(path.count == 1 && !path.isEmpty)
    path.removeLast()
    #expect(path == NavigationPath())
  }

  @Test("paths are equal where their values are, types included")
  func equality() {
    #expect(NavigationPath([1, 2]) == NavigationPath([1, 2]))
    #expect(NavigationPath([1, 2]) != NavigationPath([2, 1]))
    #expect(NavigationPath([1]) != NavigationPath([1.0]))
  }

  @Test("a path of values that can be saved comes back from its saved form, and others have none")
  func coding() throws {
    var path = NavigationPath([3])
    path.append(Town(name: "Ulm"))
    path.append("text")
    let saved: NavigationPath.CodableRepresentation = try #require(path.codable)
    let data = try JSONEncoder().encode(saved)
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path && read == saved)
    // Names and values alternate, the last screen first, as iOS writes them.
    let parts = try JSONDecoder().decode([String].self, from: data)
    #expect(parts.count == 6 && parts[1] == "\"text\"" && parts[5] == "3")
    path.append(Secret())
    #expect(path.codable == nil)
  }

  @Test("what was not written by a path is refused")
  func refusing() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(#"["noType", "1"]"#.utf8))
    }
  }
}
