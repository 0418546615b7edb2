import CairoRenderer
import Foundation
@testable import HeadlessHost
import LaunchContract
import SeededNumbers
import SwiftUICore
import Testing

@MainActor
@Suite("A host whose app is followed as it runs")
struct FollowingTests {
  private let content = RecordingContent()
  private let host: HeadlessHost
  private let file = FileManager.default.temporaryDirectory.appending(path: "FollowingTests-\(UUID().uuidString).png")

  init() { host = HeadlessHost(content: content, configuration: .small) }

  private func frame(_ seconds: Double = 0, since: Int? = nil) throws -> RemoteFrame {
    defer { try? FileManager.default.removeItem(at: file) }
    let frame = try host.frame(RemoteFrameRequest(seconds: seconds, file: file.path, since: since), title: "App")
    #expect((frame.picture != nil) == FileManager.default.fileExists(atPath: file.path))
    return frame
  }

  @Test("time passes at once and with one frame, however long it is")
  func time() throws {
    content.movesUntil = 0.4
    let frame = try frame(0.25)
    #expect(frame.time == 0.25 && frame.moving && frame.title == "App" && content.frameTimes == [0.25])
    #expect(try self.frame(0.25, since: 1).moving == false && content.frameTimes == [0.25, 0.5])
    content.timers = [0.75]
    #expect(try self.frame(0, since: 1).next == 0.25 && content.frameTimes.count == 2)
    #expect(try self.frame(0.5, since: 1).next == nil && content.frameTimes == [0.25, 0.5, 1])
  }

  @Test("a picture comes only where something looks different, and the whole one where another is known")
  func pictures() throws {
    let whole = try #require(try frame().picture)
    #expect((whole.number, whole.x, whole.y, whole.width, whole.height) == (1, 0, 0, 20, 40))
    #expect((whole.windowWidth, whole.windowHeight, whole.file) == (20, 40, file.path))
    #expect(try frame(since: 1).picture == nil)
    content.color = DisplayColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(try frame(since: 1).picture?.number == 2 && frame(since: 2).picture == nil)
    #expect(try frame(since: 1).picture?.number == 3 && frame().picture?.number == 4)
    host.followAnew()
    #expect(try frame(since: 4).picture?.number == 5)
    host.configure(HostConfiguration(size: CGSize(width: 5, height: 5), scale: 2))
    #expect(try frame(since: 5).picture?.windowWidth == 10)
    // A pixel of which the window covers a part is left out.
    host.configure(HostConfiguration(size: CGSize(width: 5, height: 4), scale: 1.1))
    #expect(try frame(since: 6).picture?.windowWidth == 5)
    // Without a file nothing is written, and what looks different is still to come.
    content.color = DisplayColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(try host.frame(RemoteFrameRequest(since: 7), title: "").picture == nil)
    #expect(try frame(since: 7).picture?.number == 8)
  }

  @Test("a place that cannot be written to is named, and the picture comes with the next request")
  func unwritable() throws {
    let error = #expect(throws: LaunchError.self) {
      try host.frame(RemoteFrameRequest(file: "/nonexistent/a.png"), title: "")
    }
    #expect(error?.description.hasPrefix("/nonexistent/a.png cannot be written") == true)
    #expect(try frame(since: 0).picture?.number == 1)
  }

  @Test("where text goes is told, with its caret")
  func caret() throws {
    #expect(try frame().caret == nil)
    content.textInput = TextInputState(caret: CGRect(x: 1, y: 2, width: 3, height: 4), isComposing: false, isSecure: false)
    let frame = try frame()
    #expect(frame.caret == RemoteRect(x: 1, y: 2, width: 3, height: 4) && frame.pointer == "default")
  }

  @Test("what looks different is joined, in whole pixels inside of the window")
  func parts() {
    var changes = FollowedChanges()
    #expect(changes.part(since: 0, of: host) == PixelPart(x: 0, y: 0, width: 20, height: 40))
    changes.tell()
    #expect(changes.part(since: 1, of: host) == nil)
    changes.add(Damage(rects: [CGRect(x: 1.2, y: 2, width: 1, height: 1)]))
    #expect(changes.part(since: 1, of: host) == PixelPart(x: 2, y: 4, width: 3, height: 2))
    let move = Damage.Move(rect: CGRect(x: 8, y: 15, width: 90, height: 90), delta: CGSize(width: 0, height: 1))
    changes.add(Damage(moves: [move]))
    #expect(changes.part(since: 1, of: host) == PixelPart(x: 2, y: 4, width: 18, height: 36))
    changes.tell()
    changes.add(Damage(rects: [CGRect(x: 100, y: 100, width: 9, height: 9)]))
    #expect(changes.part(since: 2, of: host) == nil)
  }

  @Test("the quick picture has the pixels of the buffer", arguments: [(1, 1), (7, 5), (64, 33)])
  func quickPNG(width: Int, height: Int) throws {
    var numbers = SplitMix(seed: UInt64(width))
    let buffer = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let value = UInt32.random(in: 0...0xFF_FFFF, using: &numbers) | 0xFF00_0000
        buffer.bytes.storeBytes(of: value, toByteOffset: y * buffer.stride + x * 4, as: UInt32.self)
      }
    }
    buffer.markDirty()
    let part = PixelPart(x: width / 3, y: height / 2, width: width - width / 3, height: height - height / 2)
    try buffer.quickPNG(of: part).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let read = try PixelBuffer(contentsOfPNG: file)
    #expect((read.width, read.height) == (part.width, part.height))
    for y in 0..<part.height {
      for x in 0..<part.width { #expect(read.pixel(x: x, y: y) == buffer.pixel(x: part.x + x, y: part.y + y)) }
    }
  }

  @Test("pointers and composed texts reach the content as they come")
  func input() throws {
    host.follow(seconds: 0.5)
    var pointer = RemotePointer(.down, kind: .touch, x: 3, y: 4)
    (pointer.finger, pointer.button, pointer.modifiers) = (2, 1, [.shift])
    host.send(pointer)
    guard case .pointer(let sent)? = content.events.last else { return #expect(Bool(false)) }
    #expect(sent.phase == .down && sent.kind == .touch && sent.location == CGPoint(x: 3, y: 4) && sent.time == 0.5)
    #expect(sent.id == 2 && sent.button == 1 && sent.modifiers == .shift)
    let phases: [(RemotePointer.Phase, PointerEvent.Phase)] = [
      (.hover, .hover), (.exit, .exit), (.move, .move), (.up, .up), (.cancel, .cancel),
    ]
    for (phase, expected) in phases {
      host.send(RemotePointer(phase, kind: .pen, x: 0, y: 0))
      guard case .pointer(let sent)? = content.events.last else { return #expect(Bool(false)) }
      #expect(sent.phase == expected && sent.kind == .pen)
    }
    host.compose("にほ", caret: 1)
    guard case .text(let text)? = content.events.last else { return #expect(Bool(false)) }
    #expect(text == .compose("にほ", caret: 1))
  }
}
