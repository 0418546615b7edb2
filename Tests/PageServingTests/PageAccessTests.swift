import Testing

@testable import PageServing

@Suite("Who may ask a page's server")
struct PageAccessTests {
  private let access = PageAccess(token: "abc", port: 80)

  private func head(_ change: (inout PageAccess.Head) -> Void = { _ in }) -> PageAccess.Head {
    var head = PageAccess.Head(
      method: "POST", path: "/abc/input", host: "127.0.0.1:80", origin: "http://127.0.0.1:80", site: "same-origin", length: 10,
      hasLength: true)
    change(&head)
    return head
  }

  private func status(_ change: (inout PageAccess.Head) -> Void) -> Int? {
    do throws(PageAccess.Refusal) {
      _ = try access.check(head(change))
      return nil
    } catch {
      return error.status
    }
  }

  @Test("its own page may, under either name of this machine, and so may a program without an origin")
  func own() throws {
    let (method, path) = try access.check(head())
    #expect(method == .post && path == "input")
    #expect(status { ($0.host, $0.origin) = ("LOCALHOST:80", "http://localhost:80") } == nil)
    #expect(status { ($0.origin, $0.site) = (nil, nil) } == nil)
    #expect(try access.check(head { ($0.method, $0.path, $0.hasLength, $0.length) = ("GET", "/abc/", false, 0) }).path == "")
    #expect(status { $0.length = 64 << 10 } == nil)
  }

  @Test("others may not")
  func others() {
    // A name that somebody else owns, and that leads here.
    #expect(status { $0.host = "evil.example:80" } == 403 && status { $0.host = "127.0.0.1:81" } == 403)
    #expect(status { $0.host = nil } == 403 && status { $0.host = "127.0.0.1" } == 403)
    // A page of somebody else.
    #expect(status { $0.origin = "http://evil.example" } == 403 && status { $0.origin = "null" } == 403)
    #expect(status { $0.origin = "http://127.0.0.1:81" } == 403 && status { $0.origin = "https://127.0.0.1:80" } == 403)
    #expect(status { ($0.origin, $0.site) = (nil, "cross-site") } == 403)
    #expect(status { ($0.method, $0.origin, $0.site) = ("GET", nil, "same-site") } == 403)
    // Who follows a link to the page has the token.
    #expect(status { ($0.method, $0.path, $0.origin, $0.site) = ("GET", "/abc/", nil, "cross-site") } == nil)
  }

  @Test("the token is asked for, and requests have bounds")
  func bounds() {
    for path in ["/", "", "/abc", "/abd/", "/ab/", "/abcd/", "//abc/", "abc/", "/ABC/"] {
      #expect(status { $0.path = path } == 404)
    }
    #expect(status { $0.path = "/abc/" + String(repeating: "a", count: 1_000) } == 404)
    #expect(status { $0.method = "PUT" } == 405 && status { $0.method = "get" } == 405)
    #expect(status { $0.hasLength = false } == 411)
    #expect(status { $0.length = (64 << 10) + 1 } == 413)
  }

  @Test("a token is another one each time")
  func tokens() {
    let tokens = (0..<100).map { _ in PageAccess.newToken() }
    #expect(Set(tokens).count == 100 && tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }
}
