import ApusTesting
import CairoRenderer
import CoreGraphicsTypes
import Foundation
import LaunchContract
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("An app that is driven from outside")
struct RemoteAppTests {
  private struct Card: View {
    @State private var count = 0
    @State private var name = ""
    @State private var volume = 1.0
    @FocusState private var isTyping: Bool
    @Environment(\.colorScheme) private var scheme
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      VStack {
        Text("\(scheme == .dark ? "dark" : "light") \(direction == .rightToLeft ? "right" : "left")")
        Button("Add") { count += 1 }.accessibilityHint("Counts").accessibilityAction(named: "Reset") { count = 0 }
        Text("Count \(count)").accessibilityIdentifier("count")
        if count > 1 { Button("Remove") {}.disabled(true) }
        TextField("Name", text: $name).focused($isTyping)
        Slider(value: $volume, in: 0...10, step: 1) { Text("Volume") }
        Color.red.frame(width: 20, height: 20).onTapGesture(count: 2) { count = 20 }.accessibilityLabel("Twice")
        Color.blue.frame(width: 20, height: 20).onLongPressGesture { count = 50 }.accessibilityLabel("Long")
      }
    }
  }

  private struct CardApp: App {
    var body: some Scene { WindowGroup("Cards") { Card() } }
  }

  private let app: RemoteApp

  init() throws {
    var request = LaunchRequest()
    request.size = ScreenSize(text: "300x500")
    app = RemoteApp(request, information: AppInformation(info: ["CFBundleName": "Cards"])) { services, configuration, _, saved in
      let app = RunningApp(CardApp(), name: "Cards", services: services, configuration: configuration, resuming: saved)
      app.openFirstWindows()
      return app
    }
  }

  /// Does what a line of a request says, and reads the answer.
  @discardableResult
  private func ask<Answer: Decodable>(_ members: String, as type: Answer.Type = Nothing.self) throws -> Answer {
    let request = try RemoteRequest(line: Data("{\"do\": \(members)}".utf8))
    let data = try JSONEncoder().encode(app.answer(request.verb))
    return try JSONDecoder().decode(Answer.self, from: data)
  }
  private struct Nothing: Decodable {}

  private func elements() throws -> [RemoteElement] { try ask("\"elements\"", as: RemoteElements.self).elements }
  private func element(_ name: String) throws -> RemoteElement {
    try #require(elements().first { $0.label == name || $0.identifier == name })
  }
  private func refusal(_ members: String) -> String? {
    do {
      try ask(members)
      return nil
    } catch let error as LaunchError {
      return error.description
    } catch let error as RemoteRequest.Refusal {
      return error.reason
    } catch {
      return nil
    }
  }

  @Test("what a person would lose is written, and another run begins with it")
  func saving() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("saved-\(UUID().uuidString).json").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let ref = try element("Add").ref
    try ask("\"act\", \"kind\": \"tap\", \"ref\": \"\(ref)\"")
    let answer = try ask("\"save\", \"file\": \"\(file)\"", as: RemoteSaved.self)
    #expect(answer == RemoteSaved(kept: 1, lost: []))
    var request = LaunchRequest()
    request.size = ScreenSize(text: "300x500")
    let again = RemoteApp(request, information: AppInformation(), resuming: try SavedApp(contentsOf: file)) {
      services, configuration, _, saved in
      let app = RunningApp(CardApp(), name: "Cards", services: services, configuration: configuration, resuming: saved)
      app.openFirstWindows()
      return app
    }
    let elements = try #require(try again.answer(.elements()) as? RemoteElements).elements
    #expect(elements.contains { $0.label == "Count 1" })
    // What is shown after that begins anew.
    _ = try again.answer(.show(.app))
    let anew = try #require(try again.answer(.elements()) as? RemoteElements).elements
    #expect(anew.contains { $0.label == "Count 0" })
    #expect(refusal("\"save\", \"file\": \"/nowhere/a.json\"")?.contains("/nowhere/a.json") == true)
  }

  @Test("a notice shows in the picture, and is none of the elements")
  func notice() throws {
    let before = try elements()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("notice-\(UUID().uuidString).png").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    func picture() throws -> Data? {
      try ask("\"picture\", \"file\": \"\(file)\"")
      return FileManager.default.contents(atPath: file)
    }
    let plain = try picture()
    try ask("\"notice\", \"text\": \"a.swift:1:1: error: no\"")
    #expect(try elements() == before && picture() != plain)
    try ask("\"notice\", \"text\": null")
    #expect(try picture() == plain)
  }

  @Test("elements are those of a screen's test, with references, frames and what can be done")
  func elementList() throws {
    let found = try elements()
    let screen = Screen(.init { $0.size = CGSize(width: 300, height: 500) }) { Card() }
    #expect(found.map(\.role) == screen.elements.map(\.role))
    #expect(found.map { $0.label ?? "" } == screen.elements.map(\.label))
    #expect(found.map(\.ref) == (1...found.count).map { "e\($0)" })
    let add = try element("Add")
    #expect(add.hint == "Counts" && add.value == nil && add.identifier == nil && add.enabled && add.actions == ["tap", "Reset"])
    let frame = try screen.button("Add").frame
    #expect(add.frame == RemoteRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height))
    #expect(try element("Volume").actions.suffix(2) == ["increment", "decrement"])
    #expect(try element("Name").actions.prefix(2) == ["tap", "type"])
  }

  @Test("elements have the colours that most of their pixels have, where these are asked for")
  func colors() throws {
    #expect(try elements().allSatisfy { $0.colors == nil })
    func colors(of label: String) throws -> [String]? {
      try ask("\"elements\", \"colors\": true", as: RemoteElements.self).elements.first { $0.label == label }?.colors
    }
    #expect(try colors(of: "Long") == ["#007AFF"])
    let button = try #require(try colors(of: "Add"))
    #expect(button.first == "#FFFFFF" && button.contains("#007AFF"))
    // Thin letters have their own colour, not one of their edges.
    #expect(try colors(of: "Count 0") == ["#FFFFFF", "#000000"])
    try ask("\"configure\", \"colorScheme\": \"dark\"")
    #expect(try colors(of: "Long") == ["#0A84FF"] && colors(of: "Add")?.first == "#000000")
  }

  @Test("an element is tapped by its reference, which holds while it is there")
  func references() throws {
    let add = try element("Add").ref
    try ask(#""act", "kind": "tap", "ref": "\#(add)""#)
    try ask(#""act", "kind": "tap", "ref": "\#(add)""#)
    #expect(try element("count").label == "Count 2")
    let remove = try element("Remove")
    #expect(!remove.enabled && remove.actions.isEmpty)
    try ask(#""act", "kind": "action", "label": "Add", "name": "Reset""#)
    let gone = try #require(refusal(#""act", "kind": "tap", "ref": "\#(remove.ref)""#))
    #expect(gone == "\(remove.ref), the button \"Remove\", is not on screen any more; ask for elements again")
    #expect(refusal(#""act", "kind": "tap", "ref": "e99""#)?.contains("no element has the ref \"e99\"; there are e1 to") == true)
    try ask("\"show\"")
    #expect(refusal(#""act", "kind": "tap", "ref": "e1""#)?.contains("ask for elements first") == true)
  }

  @Test("texts, keys, values, presses and names reach what they are meant for")
  func acts() throws {
    #expect(refusal(#""act", "kind": "type", "text": "x""#)?.hasPrefix("nothing takes text now") == true)
    try ask(#""act", "kind": "type", "label": "Name", "text": "Kyotp""#)
    try ask(#""act", "kind": "key", "key": "Backspace""#)
    try ask(#""act", "kind": "type", "text": "o""#)
    let field = try element("Name")
    #expect(field.value == "Kyoto" && field.focused == true)
    #expect(try elements().filter { $0.focused == true }.count == 1)
    let volume = try element("Volume").ref
    try ask(#""act", "kind": "adjust", "ref": "\#(volume)", "by": 2"#)
    let raised = try element("Volume").value
    try ask(#""act", "kind": "adjust", "ref": "\#(try element("Volume").ref)", "by": -2"#)
    #expect(try element("Volume").value != raised)
    try ask(#""act", "kind": "doubleTap", "label": "Twice""#)
    #expect(try element("count").label == "Count 20")
    try ask(#""act", "kind": "longPress", "label": "Long""#)
    try ask(#""settle""#)
    #expect(try element("count").label == "Count 50")
    try ask(#""act", "kind": "activate", "label": "Add""#)
    #expect(try element("count").label == "Count 51")
    #expect(refusal(#""act", "kind": "tap", "label": "Nowhere""#)?.contains("there are: \"") == true)
    #expect(refusal(#""act", "kind": "tap", "x": 400, "y": 5"#)?.contains("outside of the window of 300x500") == true)
    #expect(refusal(#""act", "kind": "adjust", "label": "Add""#)?.contains("no value") == true)
    #expect(refusal(#""act", "kind": "action", "label": "Add", "name": "Fly""#)?.contains("it has: \"Reset\"") == true)
  }

  @Test("a text can take the place of what is in a field")
  func replacing() throws {
    try ask(#""act", "kind": "type", "label": "Name", "text": "Kyoto""#)
    try ask(#""act", "kind": "type", "label": "Name", "text": "Nara", "replace": true"#)
    #expect(try element("Name").value == "Nara")
    try ask(#""act", "kind": "type", "text": "", "replace": true"#)
    #expect(try (element("Name").value ?? "").isEmpty && element("Name").focused == true)
    #expect(refusal(#""act", "kind": "type", "text": """#)?.contains("not empty") == true)
  }

  @Test("a tap that nothing takes says so, and names the nearest element that takes one")
  func missedTaps() throws {
    let add = try element("Add")
    #expect(try ask(#""act", "kind": "tap", "ref": "\#(add.ref)""#, as: RemoteActed.self).missed == nil)
    let above = "\"x\": \(add.frame.x + add.frame.width + 20), \"y\": \(add.frame.y + 2)"
    _ = try elements()
    let missed = try #require(ask("\"act\", \"kind\": \"tap\", \(above)", as: RemoteActed.self).missed)
    #expect(missed.y == add.frame.y + 2 && missed.nearest?.label == "Add" && missed.nearest?.ref == add.ref)
    #expect(try ask(#""act", "kind": "doubleTap", "label": "Twice""#, as: RemoteActed.self).missed == nil)
    #expect(try ask(#""act", "kind": "scroll", "dy": 5"#, as: RemoteActed.self).missed == nil)
    // What is there and disabled takes none.
    let remove = try ask(#""act", "kind": "tap", "label": "Remove""#, as: RemoteActed.self).missed
    #expect(remove?.nearest != nil && remove?.nearest?.label != "Remove")
  }

  @Test("the focus goes to a field without a touch")
  func focus() throws {
    try ask(#""act", "kind": "focus", "label": "Name""#)
    try ask(#""act", "kind": "type", "text": "Nara""#)
    #expect(try element("Name").value == "Nara")
    #expect(refusal(#""act", "kind": "focus", "x": 3, "y": 4"#)?.contains("goes to an element") == true)
  }

  @Test("it is shown as asked for, and its content is kept meanwhile")
  func configuration() throws {
    try ask(#""act", "kind": "tap", "label": "Add""#)
    try ask(#""configure", "width": 200, "colorScheme": "dark", "rightToLeft": true, "scale": 1"#)
    #expect(try element("dark right").role == "staticText")
    #expect(try element("count").label == "Count 1")
    let state = try ask("\"state\"", as: RemoteState.self)
    #expect(state.width == 200 && state.height == 500 && state.scale == 1 && state.colorScheme == "dark" && state.rightToLeft)
    #expect(state.title == "Cards" && state.preview == nil && state.counters.bodies > 0 && state.counters.pixels > 0)
    #expect(state.counters.texts > 0 && state.counters.layouts > 0 && state.textSize == "large" && state.contrast == "standard")
    try ask("\"show\"")
    #expect(try element("count").label == "Count 0")
  }

  @Test("its picture has the size that is asked for")
  func picture() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "RemoteAppTests-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let whole = try ask(#""picture", "file": "\#(file.path)""#, as: RemotePicture.self)
    #expect(whole == RemotePicture(file: file.path, width: 600, height: 1_000))
    let red = try element("Twice").frame
    let region = "{\"x\": \(red.x), \"y\": \(red.y), \"width\": \(red.width), \"height\": \(red.height)}"
    _ = try ask(#""picture", "file": "\#(file.path)", "scale": 1, "region": \#(region)"#, as: RemotePicture.self)
    let pixels = try PixelBuffer(contentsOfPNG: file)
    #expect(abs(pixels.width - 20) <= 1)
    let middle = pixels.pixel(x: 10, y: 10)
    #expect(middle >> 16 & 0xFF > 200 && middle & 0xFF < 100)
    #expect(refusal(#""picture", "file": "/nonexistent/a.png""#)?.contains("/nonexistent/a.png") == true)
  }

  @Test("a film has what moves between its beginning and its end, in the size that is asked for")
  func film() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "RemoteAppTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(refusal(#""film""#)?.contains("no film is being made") == true)
    try ask(#""film", "file": "\#(folder.path)", "rate": 10, "scale": 1"#)
    #expect(refusal(#""film", "file": "\#(folder.path).gif""#)?.contains("end it first") == true)
    try ask(#""settle", "seconds": 0.2"#)
    try ask(#""act", "kind": "tap", "label": "Add""#)
    try ask(#""settle", "seconds": 0.5"#)
    let film = try ask(#""film""#, as: RemoteFilm.self)
    #expect(film.file == folder.path && film.width == 300 && film.height == 500 && film.note == nil)
    #expect(film.pictures > 1 && film.seconds >= 0.5 && film.seconds < 2, "\(film)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.count == Int((film.seconds * 10).rounded(.up)))
    let first = try PixelBuffer(contentsOfPNG: folder.appending(path: names[0]))
    let last = try PixelBuffer(contentsOfPNG: folder.appending(path: names[names.count - 1]))
    #expect(first.width == 300 && first.height == 500)
    #expect((0..<500).contains { y in (0..<300).contains { first.pixel(x: $0, y: y) != last.pixel(x: $0, y: y) } })
  }

  @Test("a film of a window that changes its size ends there, and one of content that is shown anew is dropped")
  func filmEndings() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "RemoteAppTests-\(UUID().uuidString).gif")
    defer { try? FileManager.default.removeItem(at: file) }
    try ask(#""film", "file": "\#(file.path)", "scale": 0.5"#)
    try ask(#""configure", "width": 200"#)
    try ask(#""settle", "seconds": 0.2"#)
    #expect(try ask(#""film""#, as: RemoteFilm.self).note?.contains("another size") == true)
    try ask(#""film", "file": "\#(file.path)""#)
    try ask("\"show\"")
    #expect(refusal(#""film""#)?.contains("shown anew") == true)
    try ask(#""film", "file": "/nonexistent/a.gif""#)
    #expect(refusal(#""film""#)?.contains("/nonexistent/a.gif") == true)
  }

  @Test("what Apus tells the developer is told once, and again of other content")
  func messages() throws {
    _ = try elements()
    let messages = RemoteMessages()
    for line in ["a", "b", "a"] { messages.add(line) }
    #expect(messages.take() == ["a", "b"] && messages.take().isEmpty)
    messages.add("a")
    #expect(messages.take().isEmpty)
    messages.startAnew()
    messages.add("a")
    #expect(messages.take() == ["a"])
  }

  @Test("a preview that is not there is said to be missing, with those that are there")
  func previews() throws {
    let previews = try ask("\"previews\"", as: RemotePreviews.self).previews
    let names = previews.prefix(3).map(\.name)
    #expect(previews.map(\.number) == (1..<(previews.count + 1)).map { $0 })
    let message = try #require(refusal(#""show", "preview": "No such preview""#))
    #expect(message.hasPrefix("there is no preview \"No such preview\"; there are: "))
    #expect(names.allSatisfy { message.contains("\"\($0)\"") })
    #expect(refusal(#""show", "preview": 0"#)?.contains("no preview \"0\"") == true)
    // A request that fails leaves a server that goes on.
    #expect(try element("count").label == "Count 0")
  }
}
