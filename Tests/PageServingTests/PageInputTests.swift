import Foundation
import LaunchContract
import Testing

@testable import PageServing

@Suite("What a page says that a person has done")
struct PageInputTests {
  private func list(_ text: String) throws -> [PageInput] { try PageInput.list(from: Data(text.utf8)) }
  private func refusal(_ text: String) -> String? {
    do throws(PageInput.Refusal) {
      _ = try PageInput.list(from: Data(text.utf8))
      return nil
    } catch {
      return error.reason
    }
  }

  @Test("is read in order, as the remote protocol reads it")
  func order() throws {
    let read = try list(
      #"""
      [{"do": "pointer", "phase": "down", "x": 1.5, "y": 2}, {"do": "act", "kind": "type", "text": "漢字"},
       {"do": "drawn", "listener": 3, "number": 12}, {"do": "anew"}, {"do": "show", "preview": null}]
      """#)
    guard read.count == 5, case .app(let press, let line) = read[0] else { return #expect(Bool(false), "\(read)") }
    #expect(press == .pointer(RemotePointer(.down, x: 1.5, y: 2)))
    #expect(try RemoteRequest(line: line).verb == press)
    guard case .app(.act(let act), _) = read[1], case .app(.show(.app), _) = read[4] else { return #expect(Bool(false)) }
    #expect(act.kind == .type("漢字", replacing: false) && read[2] == .drawn(PageListener(3), number: 12) && read[3] == .anew)
    #expect(try list("[]").isEmpty)
  }

  @Test(
    "what is wrong, or not for pages, is said",
    arguments: [
      ("", "no array"), ("{}", "no array"), ("[1]", "no array"), ("[{\"do\": 1e999}]", "no array"),
      (#"[{"do": "drawn"}]"#, "\"listener\" and \"number\""),
      (#"[{"do": "dance"}]"#, "\"do\" is \"dance\""), (#"[{}]"#, "\"do\" is missing"),
      (#"[{"do": "pointer", "phase": "down"}]"#, "\"x\" is missing"), (#"[{"do": "configure", "scale": 99}]"#, "0.5 to 4"),
      (#"[{"do": "end"}]"#, "pages do not ask for this"), (#"[{"do": "picture", "file": "/tmp/a.png"}]"#, "pages do not ask"),
      (#"[{"do": "frame", "file": "/tmp/a.png"}]"#, "pages do not ask"),
      (#"[{"do": "save", "file": "/a.json"}]"#, "pages do not ask"),
      (#"[{"do": "act", "kind": "choose", "paths": ["/etc/passwd"]}]"#, "pages do not ask"),
      (#"[{"do": "act", "kind": "open", "url": "file:/etc"}]"#, "pages do not ask"),
    ])
  func refusals(text: String, expected: String) throws {
    let reason = try #require(refusal(text))
    #expect(reason.contains(expected), "\(reason)")
  }

  @Test("is only so much at once")
  func bound() throws {
    let many = "[" + Array(repeating: #"{"do": "anew"}"#, count: 256).joined(separator: ",") + "]"
    #expect(try list(many).count == 256)
    #expect(refusal(many.dropLast() + #",{"do": "anew"}]"#)?.contains("at most 256") == true)
  }
}

@Suite("How an app is followed")
struct PagePaceTests {
  @Test(
    "frames come thirty times a second while something moves, and at rest only questions",
    arguments: [
      (true, nil, 100, 1.0 / 30), (true, 5, 0, 1.0 / 30), (false, nil, 100, 0.2), (false, nil, 1, 0.05), (false, 0.1, 100, 0.1),
      (false, 0, 100, 1.0 / 30), (false, 9, 100, 0.2), (false, 9, 0.5, 0.05),
    ] as [(Bool, Double?, Double, Double)])
  func wait(moving: Bool, next: Double?, sinceInput: Double, expected: Double) {
    #expect(PagePace.wait(moving: moving, next: next, sinceInput: sinceInput) == expected)
  }

  @Test("the app's clock makes no jumps")
  func seconds() {
    #expect(PagePace.seconds(since: 0.03) == 0.03 && PagePace.seconds(since: 60) == 0.25 && PagePace.seconds(since: -1) == 0)
  }

  @Test("a picture waits until all pages have drawn the one before, but not for ever")
  func viewers() {
    var viewers = PageViewers()
    let now = ContinuousClock.now
    #expect(viewers.isEmpty && viewers.areReady)
    viewers.add(PageListener(1))
    viewers.add(PageListener(2))
    viewers.send(7, at: now)
    #expect(!viewers.areReady && !viewers.isEmpty)
    viewers.draw(7, by: PageListener(1))
    viewers.draw(6, by: PageListener(2))
    #expect(!viewers.areReady && viewers.overdue(at: now + .seconds(4)).isEmpty)
    #expect(viewers.overdue(at: now + .seconds(6)) == [PageListener(2)])
    viewers.draw(7, by: PageListener(9))
    viewers.remove(PageListener(2))
    #expect(viewers.areReady && viewers.overdue(at: now + .seconds(6)).isEmpty)
  }

  @Test("lines go to pages and to the terminal, the last ones to pages that come; only what is said of the app is said once")
  func lines() {
    var lines = PageLines()
    #expect(lines.add([]) == nil && lines.add(["a"]) == ["a"] && lines.add(["a"]) == ["a"])
    #expect(lines.note("b") == ["b"] && lines.note("b") == nil && lines.note("c") == ["c"])
    #expect(lines.take() == ["a", "a", "b", "c"] && lines.take().isEmpty && lines.recent == ["a", "a", "b", "c"])
    #expect(lines.add((0..<5_000).map { "\($0)" })?.count == 200)
    #expect(lines.recent.count == 200 && lines.recent.last == "4999" && lines.take().count == 2_000)
  }
}
