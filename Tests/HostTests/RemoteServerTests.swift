import CairoRenderer
import Foundation
import HeadlessHost
import LaunchContract
import SwiftUICore
import Testing

@MainActor
@Suite("A host that is driven from outside")
struct RemoteServerTests {
  private struct Found: Encodable { var a = 1 }

  /// What the server writes for some requests, whose sender is gone then.
  private func answers(
    to requests: String, _ answer: (RemoteVerb) throws(LaunchError) -> any Encodable
  ) throws -> [String] {
    let (input, output) = (Pipe(), Pipe())
    let descriptors = RemoteDescriptors(
      input: input.fileHandleForReading.fileDescriptor, output: output.fileHandleForWriting.fileDescriptor)
    try input.fileHandleForWriting.write(contentsOf: Data(requests.utf8))
    try input.fileHandleForWriting.close()
    try RemoteServer(descriptors).run(answer)
    try output.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test("requests are answered in order, those that cannot be read, too, and the end of them is an end")
  func order() throws {
    var verbs: [RemoteVerb] = []
    let lines = try answers(to: "{\"id\":1,\"do\":\"elements\"}\nhello\n{\"id\":3,\"do\":\"dance\"}\n{\"do\":\"state\"}\n") {
      verbs.append($0)
      return Found()
    }
    #expect(verbs == [.elements(), .state])
    #expect(lines.count == 4 && lines[0] == #"{"id":1,"ok":{"a":1}}"# && lines[3] == #"{"ok":{"a":1}}"#)
    #expect(lines[1].hasPrefix(#"{"error":"this is no request"#))
    #expect(lines[2].hasPrefix(#"{"error":"\"do\" is \"dance\"; use one of previews"#) && lines[2].hasSuffix(#""id":3}"#))
  }

  @Test("what cannot be done is an answer, and nothing is read after the end was asked for")
  func failure() throws {
    let lines = try answers(to: "{\"id\":1,\"do\":\"state\"}\n{\"id\":2,\"do\":\"end\"}\n{\"id\":3,\"do\":\"state\"}\n") {
      verb throws(LaunchError) in
      if verb == .state { throw LaunchError("no\nwindow") }
      return Found()
    }
    #expect(lines == [#"{"error":"no\nwindow","id":1}"#, #"{"id":2,"ok":{"a":1}}"#])
  }

  @Test("an app in windows answers when something comes, refuses what is not for it, and goes on when nothing comes any more")
  func listening() async throws {
    let (input, output) = (Pipe(), Pipe())
    let server = try RemoteServer(
      RemoteDescriptors(
        input: input.fileHandleForReading.fileDescriptor, output: output.fileHandleForWriting.fileDescriptor), from: .dev)
    var verbs: [RemoteVerb] = []
    server.listen(to: RemoteVerb.Name.ofWindows) { verb throws(LaunchError) in
      verbs.append(verb)
      return Found()
    }
    let requests = "{\"id\":1,\"do\":\"notice\",\"text\":\"a\"}\n{\"id\":2,\"do\":\"previews\"}\n{\"id\":3,\"do\":\"state\"}\n"
    try input.fileHandleForWriting.write(contentsOf: Data(requests.utf8))
    for _ in 0..<2_000 where verbs.count < 2 { try await Task.sleep(for: .milliseconds(1)) }
    #expect(verbs == [.notice("a"), .state])
    try input.fileHandleForWriting.close()
    server.endListening()
    try output.fileHandleForWriting.close()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    let lines = text.split(separator: "\n")
    let refusal = "previews is not for an app in a window; use one of save, notice, elements, state, picture, end"
    #expect(lines == [#"{"id":1,"ok":{"a":1}}"#, "{\"error\":\"\(refusal)\",\"id\":2}", #"{"id":3,"ok":{"a":1}}"#])
  }

  @Test("a descriptor that is not open is named")
  func closed() {
    let dev = #expect(throws: LaunchError.self) { try RemoteServer(RemoteDescriptors(input: 9_999, output: 1), from: .dev) }
    #expect(dev?.description == "APUS_DEV names the descriptor 9999, which is not open")
    let error = #expect(throws: LaunchError.self) { try RemoteServer(RemoteDescriptors(input: 9_999, output: 1)) }
    #expect(error?.description == "APUS_REMOTE names the descriptor 9999, which is not open")
  }

  @Test("a picture is painted in any scale, and of any part, without a change of what shows")
  func picture() throws {
    let host = HeadlessHost(content: RecordingContent(), configuration: .small)
    let painter = CairoRenderer()
    #expect(try host.picture(scale: 1, region: nil, painter: painter) == nil)
    host.settle()
    let size = host.configuration.size
    let large = try #require(try host.picture(scale: 4, region: nil, painter: painter))
    #expect((large.width, large.height) == (Int(size.width) * 4, Int(size.height) * 4))
    #expect(large.pixel(x: large.width - 1, y: large.height - 1) == 0xFFFF_0000)
    let region = CGRect(x: 2, y: 3, width: 4.2, height: 5)
    let part = try #require(try host.picture(scale: 1, region: region, painter: painter))
    #expect((part.width, part.height) == (5, 5) && part.pixel(x: 0, y: 0) == 0xFFFF_0000)
    let outside = CGRect(x: 900, y: 0, width: 9, height: 9)
    let error = #expect(throws: LaunchError.self) { try host.picture(scale: 1, region: outside, painter: painter) }
    #expect(error?.description.contains("outside of the window") == true)
  }

  @Test("a line of one of the screen's pixels shows in pictures with fewer pixels, as far as it fills one")
  func hairlines() throws {
    func fill(_ rect: CGRect, _ color: DisplayColor) -> DisplayItem {
      .fill(DisplayFill(path: Path(rect), paint: .color(color), snapFrame: rect))
    }
    let size = CGSize(width: 10, height: 9)
    // Painted at one pixel a point, both edges of the line would come to lie on the same one.
    let items = [
      fill(CGRect(origin: .zero, size: size), .white), fill(CGRect(x: 0, y: 3.5, width: 10, height: 0.5), .black),
    ]
    let root = DisplayFragment(id: DisplayID(rawValue: 1), items: items, bounds: CGRect(origin: .zero, size: size))
    let list = DisplayList(root: root, size: size, scale: 2)
    let picture = try list.picture(scale: 1, region: nil, painter: CairoRenderer())
    #expect((picture.width, picture.height) == (10, 9))
    #expect(picture.pixel(x: 5, y: 3) & 0xFF == 0x80 && [2, 4, 8].allSatisfy { picture.pixel(x: 5, y: $0) == 0xFFFF_FFFF })
    let smaller = try list.picture(scale: 0.75, region: nil, painter: CairoRenderer())
    // Row 2 is 2.67 to 4 points, three eighths of which are the line; the last row reaches beyond the window and is white.
    #expect((smaller.width, smaller.height) == (8, 7) && smaller.pixel(x: 5, y: 6) == 0xFFFF_FFFF)
    #expect(smaller.pixel(x: 5, y: 2) & 0xFF == 0x9F && smaller.pixel(x: 5, y: 3) == 0xFFFF_FFFF)
    let region = CGRect(x: 2, y: 3.2, width: 3, height: 1)
    let part = try list.picture(scale: 1, region: region, painter: CairoRenderer())
    #expect((part.width, part.height) == (3, 2))
    #expect((0..<2).allSatisfy { part.pixel(x: 1, y: $0) == picture.pixel(x: 3, y: 3 + $0) })
  }

  @Test("settling says when nothing moves any more")
  func rest() {
    let content = RecordingContent()
    let host = HeadlessHost(content: content, configuration: .small)
    content.movesUntil = 1
    #expect(host.settle(for: 0.5, inRealTime: false) == RemoteRest(time: 0.5, moving: true))
    let rest = host.settle(for: nil, inRealTime: false)
    #expect(!rest.moving && rest.time >= 1)
  }

  @Test("fingers and keys go where they are meant to")
  func input() {
    let content = RecordingContent()
    let host = HeadlessHost(content: content, configuration: .small)
    host.doubleTap(at: .zero)
    #expect(content.events.count == 4)
    host.swipe(.left, over: CGRect(x: 0, y: 10, width: 10, height: 4))
    guard case .pointer(let first) = content.events[4], case .pointer(let last)? = content.events.last else {
      return #expect(Bool(false))
    }
    #expect(first.location == CGPoint(x: 8, y: 12) && last.location == CGPoint(x: 2, y: 12))
    let before = host.time
    host.drag(from: .zero, to: CGPoint(x: 4, y: 4), duration: 0.1, hold: 1)
    #expect(host.time - before > 1.3)
    host.press(key: "a", holding: [.shift, .control, .option, .command])
    guard case .key(let key)? = content.events.last else { return #expect(Bool(false)) }
    #expect(key.modifiers == [.shift, .control, .option, .command])
    host.pinch(to: 2, at: .zero)
    guard case .magnify(let pinch)? = content.events.last else { return #expect(Bool(false)) }
    #expect(pinch.value == 2 && pinch.phase == .ended)
    host.rotate(by: 1, at: .zero)
    guard case .rotate(let turn)? = content.events.last else { return #expect(Bool(false)) }
    #expect(turn.value == 1)
  }
}
