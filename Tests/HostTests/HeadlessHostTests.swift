import CairoRenderer
import Foundation
import HeadlessHost
import LaunchContract
import SwiftUICore
import Testing

@Suite("Headless host")
@MainActor
struct HeadlessHostTests {
  let content = RecordingContent()
  let host: HeadlessHost

  init() {
    host = HeadlessHost(content: content, configuration: .small)
    host.settle()
  }

  @Test("the first frame paints the whole screen in device pixels")
  func firstFrame() {
    #expect(content.frameTimes == [0])
    #expect((host.buffer.width, host.buffer.height) == (20, 40))
    #expect(host.buffer.pixel(x: 0, y: 0) == 0xFFFF_0000)
    #expect(host.buffer.pixel(x: 19, y: 39) == 0xFFFF_0000)
  }

  @Test("what shows is written as a PDF or SVG document where the name ends so", arguments: [("pdf", "%PDF"), ("svg", "<?xml")])
  func documents(ending: String, beginning: String) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "HeadlessHostTests-\(UUID().uuidString).\(ending)")
    defer { try? FileManager.default.removeItem(at: file) }
    try host.write(to: file)
    #expect(try Data(contentsOf: file).starts(with: Data(beginning.utf8)))
  }

  @Test("when nothing is wanted, time passes without a frame")
  func idle() {
    host.advance(by: 100)
    #expect(host.time == 100)
    #expect(content.frameTimes == [0])
  }

  @Test("a timer gets its frame at its own time")
  func timer() {
    content.timers = [0.25, 2]
    host.advance(by: 1)
    #expect(content.frameTimes == [0, 0.25])
    host.advance(by: 1)
    #expect(content.frameTimes == [0, 0.25, 2])
  }

  @Test("what moves gets 60 frames a second, until it rests")
  func movement() {
    content.movesUntil = 0.5
    host.advance(by: 2)
    // One at 0, and one in each sixtieth up to and with the thirtieth.
    let moving = content.frameTimes.dropFirst()
    #expect(Array(moving) == (0...30).map { Double($0) / 60 })
    #expect(host.time == 2)
  }

  @Test("a frame that asks for the next one gets it a sixtieth later, not at once")
  func askingAgain() {
    var count = 0
    content.onFrame = { [content] in
      count += 1
      if count < 4 { content.requestFrame?() }
    }
    content.requestFrame?()
    host.advance(by: 1)
    #expect(count == 4)
    #expect(content.frameTimes.last == 3.0 / 60)
  }

  @Test("the same calls give the same frames")
  func determinism() {
    func times() -> [TimeInterval] {
      let content = RecordingContent()
      let host = HeadlessHost(content: content, configuration: .small)
      host.settle()
      content.movesUntil = 0.3
      content.timers = [0.111, 0.7]
      host.drag(from: .zero, to: CGPoint(x: 5, y: 9), duration: 0.2)
      host.advance(by: 0.61)
      return content.frameTimes
    }
    #expect(times() == times())
  }

  @Test("settling leaves the clock alone, and gives up on content that never rests")
  func settling() {
    content.color = DisplayColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(host.settle())
    #expect(host.time == 0)
    #expect(host.buffer.pixel(x: 5, y: 5) == 0xFF00_FF00)
    content.onFrame = { [content] in content.requestFrame?() }
    content.requestFrame?()
    #expect(!host.settle(timeout: 0.01))
  }

  @Test("a drag moves in steps of a frame and ends where it should")
  func drag() {
    host.drag(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 7, y: 14), duration: 0.1)
    let pointers = content.events.compactMap { event in
      if case .pointer(let pointer) = event { pointer } else { nil }
    }
    #expect(pointers.map(\.phase) == [.down, .move, .move, .move, .move, .move, .move, .up])
    #expect(pointers[3].location == CGPoint(x: 4, y: 8))
    #expect(pointers.last?.location == CGPoint(x: 7, y: 14))
    #expect(abs(host.time - 0.1) < 1e-9)
  }

  @Test("a snapshot stays as it was")
  func snapshot() {
    let picture = host.snapshot()
    content.color = DisplayColor(red: 0, green: 0, blue: 1, alpha: 1)
    host.settle()
    #expect(picture.pixel(x: 3, y: 3) == 0xFFFF_0000)
    #expect(host.snapshot().pixel(x: 3, y: 3) == 0xFF00_00FF)
  }

  @Test("another size gives another buffer, painted whole")
  func resize() {
    var larger = HostConfiguration.small
    larger.size = CGSize(width: 30, height: 30)
    host.configure(larger)
    host.settle()
    #expect((host.buffer.width, host.buffer.height) == (60, 60))
    #expect(host.buffer.pixel(x: 59, y: 59) == 0xFFFF_0000)
  }

  @Test("actions reach the content in order, and the picture is written")
  func run() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("apus-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try host.run(
      [.tap("Close"), .scroll(120)], output: file,
      findElement: { $0 == "Close" ? .point(CGPoint(x: 4, y: 6)) : nil }, elementNames: { ["Close"] })
    guard content.events.count == 3, case .pointer(let down) = content.events[0], case .wheel(let wheel) = content.events[2]
    else { Issue.record("\(content.events)"); return }
    #expect(down.location == CGPoint(x: 4, y: 6))
    #expect(wheel.delta == CGSize(width: 0, height: 120))
    let picture = try PixelBuffer(contentsOfPNG: file)
    #expect(picture.pixel(x: 1, y: 1) == 0xFFFF_0000)
  }

  @Test("an element that is missing or outside is named, with those that are there")
  func missing() {
    func message(_ point: CGPoint?, names: [String]) -> String? {
      #expect(throws: LaunchError.self) {
        try host.perform([.tap("Open")], findElement: { _ in point.map { .point($0) } }, elementNames: { names })
      }?.description
    }
    #expect(message(nil, names: ["Close", "", "Town"]) == #"no element "Open" on screen; there are: "Close", "Town""#)
    #expect(message(nil, names: []) == #"no element "Open" on screen; there are: none"#)
    #expect(message(nil, names: (0..<60).map(String.init))?.hasSuffix("and 10 more") == true)
    #expect(message(CGPoint(x: 4, y: 90), names: [])?.contains("at (4, 90), outside of the screen") == true)
  }

  @Test("a text is typed letter by letter, and what has no place does what it does")
  func typing() throws {
    var steps = 0
    let findElement: (String) -> TapTarget? = { $0 == "Guests-Increment" ? .action { steps += 1 } : nil }
    try host.perform([.tap("Guests-Increment"), .type("a日\u{301}b")], findElement: findElement, elementNames: { [] })
    let typed = content.events.compactMap { event -> String? in
      if case .text(.insert(let text)) = event { text } else { nil }
    }
    #expect(typed == ["a", "日\u{301}", "b"] && steps == 1)
  }
}
