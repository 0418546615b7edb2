import EngineTesting
@testable import SwiftUICore
import Testing

@Suite("Identities of rows' views, found one after the other") @MainActor
struct ContentIDsTests {
  @Test("each row is looked at once, as far as the first one with the identity")
  func index() {
    let screen = Screen { Color.clear }
    let search = IdentitySearch(graph: screen.engine)
    var ids = ContentIDs()
    var looked = 0
    let find = { (id: Int, count: Int) in
      ids.position(of: AnyHashable(id), count: count, search: search) { position in
        looked += 1
        return [AnyHashable(position % 100)]
      }
    }
    #expect(find(30, 1_000) == 30 && looked == 31)
    #expect(find(20, 1_000) == 20 && find(30, 1_000) == 30 && looked == 31)
    #expect(find(99, 1_000) == 99 && looked == 100)
    #expect(find(500, 1_000) == nil && looked == 1_000)
    #expect(find(501, 1_000) == nil && looked == 1_000)
    #expect(find(30, 10) == nil)
  }

  @Test("a frame looks at so many rows, and names the identity that is not among them; the next one goes on")
  func limit() {
    let screen = Screen { Color.clear }
    let search = IdentitySearch(graph: screen.engine)
    #expect((0..<IdentitySearch.limit).allSatisfy { _ in search.goesOn(for: "far") })
    #expect(!search.goesOn(for: "far"))
    #expect(search.goesOn(for: "other"))
    #expect(search.goesOn(for: "far"))
  }
}
