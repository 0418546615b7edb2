import CairoRenderer
import CoreGraphicsTypes
import Foundation
import LaunchContract
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("An app that is followed from outside as it runs")
struct RemoteFollowingTests {
  private struct Board: View {
    @State private var count = 0
    @State private var name = ""
    @State private var offset = 0.0
    @State private var isWide = false

    var body: some View {
      VStack(spacing: 10) {
        Button("Add") { count += 1 }.accessibilityIdentifier("add")
        Text("Count \(count)").accessibilityIdentifier("count")
        TextField("Name", text: $name)
        Text("Moved \(Int(offset))").accessibilityIdentifier("moved")
        Color.red.frame(width: 60, height: 40).accessibilityElement().accessibilityLabel("Handle")
          .gesture(DragGesture(minimumDistance: 0).onChanged { offset = $0.translation.width })
        Button("Widen") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
        Color.blue.frame(width: isWide ? 200 : 20, height: 20)
      }
    }
  }

  private struct BoardApp: App {
    var body: some Scene { WindowGroup("Board") { Board() } }
  }

  private let app: RemoteApp
  private let file = FileManager.default.temporaryDirectory.appending(path: "RemoteFollowingTests-\(UUID().uuidString).png")

  init() throws {
    var request = LaunchRequest()
    (request.size, request.scale) = (ScreenSize(text: "300x400"), ScreenScale(text: "1"))
    app = RemoteApp(request, information: AppInformation(info: ["CFBundleName": "Board"])) { services, configuration, _, saved in
      let app = RunningApp(BoardApp(), name: "Board", services: services, configuration: configuration, resuming: saved)
      app.openFirstWindows()
      return app
    }
  }

  @discardableResult
  private func ask<Answer: Decodable>(_ members: String, as type: Answer.Type = Nothing.self) throws -> Answer {
    let request = try RemoteRequest(line: Data("{\"do\": \(members)}".utf8))
    return try JSONDecoder().decode(Answer.self, from: JSONEncoder().encode(app.answer(request.verb)))
  }
  private struct Nothing: Decodable {}

  private func frame(_ seconds: Double = 0) throws -> RemoteFrame {
    try ask("\"frame\", \"seconds\": \(seconds)", as: RemoteFrame.self)
  }
  private func element(_ name: String) throws -> RemoteElement {
    try #require(ask("\"elements\"", as: RemoteElements.self).elements.first { $0.label == name || $0.identifier == name })
  }
  private func pointer(_ phase: String, _ x: Double, _ y: Double) throws {
    try ask(#""pointer", "phase": "\#(phase)", "x": \#(x), "y": \#(y)"#)
  }
  private func middle(_ name: String) throws -> (x: Double, y: Double) {
    let frame = try element(name).frame
    return (frame.x + frame.width / 2, frame.y + frame.height / 2)
  }

  @Test("a press is two events, and what is dragged follows the pointer step by step")
  func pointers() throws {
    let add = try middle("add")
    try pointer("down", add.x, add.y)
    #expect(try element("count").label == "Count 0")
    try pointer("up", add.x, add.y)
    #expect(try element("count").label == "Count 1")
    let handle = try middle("Handle")
    try pointer("down", handle.x, handle.y)
    for step in [10.0, 30, 20] {
      _ = try frame(0.05)
      try pointer("move", handle.x + step, handle.y)
      #expect(try element("moved").label == "Moved \(Int(step))")
    }
    try pointer("up", handle.x + 20, handle.y)
    #expect(try element("moved").label == "Moved 20")
  }

  @Test("the clock passes by frames alone, and acts between them end no motion")
  func motion() throws {
    _ = try frame()
    let widen = try middle("Widen")
    try pointer("down", widen.x, widen.y)
    try pointer("up", widen.x, widen.y)
    let start = try frame(0.5).time
    try ask(#""act", "kind": "scroll", "dy": 1"#)
    #expect(try frame().moving)
    try ask(#""act", "kind": "scroll", "dy": 1"#)
    let end = try frame(0.25)
    #expect(end.moving && abs(end.time - start - 0.25) < 1e-9)
    #expect(try frame(1).moving == false || frame(0.1).moving == false)
  }

  @Test("parts laid over each other are the picture of the whole")
  func parts() throws {
    var (known, paper): (Int?, PixelBuffer?) = (nil, nil)
    func follow(_ seconds: Double) throws {
      let since = known.map { ", \"since\": \($0)" } ?? ""
      let frame = try ask("\"frame\", \"seconds\": \(seconds), \"file\": \"\(file.path)\"\(since)", as: RemoteFrame.self)
      guard let part = frame.picture else { return }
      known = part.number
      let pixels = try PixelBuffer(contentsOfPNG: file)
      let target = paper ?? PixelBuffer(width: part.windowWidth, height: part.windowHeight)
      for y in 0..<part.height {
        for x in 0..<part.width {
          let place = (part.y + y) * target.stride + (part.x + x) * 4
          target.bytes.storeBytes(of: pixels.pixel(x: x, y: y), toByteOffset: place, as: UInt32.self)
        }
      }
      target.markDirty()
      paper = target
    }
    defer { try? FileManager.default.removeItem(at: file) }
    try follow(0)
    let widen = try middle("Widen")
    try pointer("down", widen.x, widen.y)
    try follow(0.1)
    try pointer("up", widen.x, widen.y)
    for _ in 0..<8 { try follow(0.07) }
    let add = try middle("add")
    try pointer("down", add.x, add.y)
    try pointer("up", add.x, add.y)
    try follow(0.9)
    try follow(0.5)
    let whole = try ask("\"frame\", \"file\": \"\(file.path)\"", as: RemoteFrame.self)
    #expect(whole.picture?.width == 300 && whole.picture?.height == 400)
    let (all, own) = (try PixelBuffer(contentsOfPNG: file), try #require(paper))
    let different = (0..<400).flatMap { y in (0..<300).filter { all.pixel(x: $0, y: y) != own.pixel(x: $0, y: y) } }
    #expect(different.isEmpty, "\(different.count) pixels differ")
  }

  @Test("a text that is composed shows, and becomes the text that is typed")
  func composition() throws {
    let compose = #""act", "kind": "compose", "text": "#
    let error = #expect(throws: LaunchError.self) { try ask(compose + "\"か\"") }
    #expect(error?.description.hasPrefix("nothing takes text now") == true)
    let field = try middle("Name")
    try pointer("down", field.x, field.y)
    try pointer("up", field.x, field.y)
    #expect(try frame(0.1).caret != nil)
    try ask(compose + "\"かん\", \"caret\": 1")
    try ask(compose + "\"かんじ\"")
    try ask(#""act", "kind": "type", "text": "漢字""#)
    #expect(try element("Name").value == "漢字")
  }

  @Test("what is shown anew is told as a whole")
  func anew() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let request = "\"frame\", \"file\": \"\(file.path)\""
    let first = try #require(try ask(request, as: RemoteFrame.self).picture)
    #expect(try ask(request + ", \"since\": \(first.number)", as: RemoteFrame.self).picture == nil)
    try ask("\"show\"")
    let second = try #require(try ask(request + ", \"since\": \(first.number)", as: RemoteFrame.self).picture)
    #expect((second.width, second.height) == (300, 400))
  }
}
