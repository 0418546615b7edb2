import ApusTesting
import CairoRenderer
import CoreGraphicsTypes
import EngineTesting
import Foundation
import LaunchContract
import SavedValues
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("What an app with windows keeps for a restart")
struct AppSavingTests {
  private struct Notes: App {
    @State private var total = 0
    var body: some Scene {
      WindowGroup("Notes", id: "notes") { Note(total: $total) }
      WindowGroup("Page", id: "page", for: Int.self) { number in Text("Page \(number.wrappedValue ?? 0)") }
    }
  }

  private struct Note: View {
    @Binding var total: Int
    @State private var text = ""
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      TextField("Text", text: $text)
      Button("Total \(total)") { total += 1 }
      Button("Open") { openWindow(id: "page", value: 7) }
    }
  }

  private func file(_ name: String) -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(UUID().uuidString).json").path
  }

  @Test("the windows that were open are open, in their sizes and order, with what was in them and in the app")
  func windows() throws {
    let first = Screen.Windows(Notes())
    try first.front.button("Total 0").tap()
    try first.front.textField("Text").tap()
    first.front.type("abc")
    first.front.resize(to: CGSize(width: 500, height: 400))
    try first.front.button("Open").tap()
    #expect(first.titles == ["Notes", "Page"])
    let (saved, lost) = first.save()
    #expect(lost.isEmpty && saved.windows.map(\.id) == ["notes", "page"] && saved.windows[0].name == "main")
    #expect(saved.windows[0].size == CGSize(width: 500, height: 400))
    let file = file("windows")
    defer { try? FileManager.default.removeItem(atPath: file) }
    try saved.write(to: file)
    let read = try SavedApp(contentsOf: file)
    #expect(read == saved)
    let second = Screen.Windows(Notes(), resuming: read)
    #expect(second.titles == ["Notes", "Page"])
    _ = try second.front.text("Page 7")
    let note = second.all[0]
    _ = try note.button("Total 1")
    #expect(try note.textField("Text").value == "abc" && note.textField("Text").frame.width > 400)
    #expect(second.save().app == saved)
  }

  @Test("a window that is opened later keeps its own, whatever the windows from before are called")
  func names() throws {
    var (saved, _) = Screen.Windows(Notes()).save()
    saved.windows[0].name = "page.1"
    let app = Screen.Windows(Notes(), resuming: saved)
    try app.front.button("Open").tap()
    #expect(app.save().app.windows.map(\.name) == ["page.1", "page.2"])
  }

  @Test("a file that is missing, damaged or of another form is said in one line")
  func badFiles() throws {
    let file = file("bad")
    defer { try? FileManager.default.removeItem(atPath: file) }
    func reason() -> String {
      do throws(LaunchError) {
        _ = try SavedApp(contentsOf: file)
        return ""
      } catch { return error.description }
    }
    #expect(reason().hasSuffix("; the app begins anew") && reason().contains(file) && !reason().contains("\n"))
    for (text, expected) in [
      ("", "is damaged"), ("{}", "is damaged"), ("[1]", "is damaged"), ("{\"version\": 1}", "is damaged"),
      ("{\"version\": 2}", "was written by another version of Apus"),
    ] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      #expect(reason().contains(expected), "\(text): \(reason())")
    }
    let error = #expect(throws: LaunchError.self) {
      try SavedApp(scenes: SavedWindow(), windows: []).write(to: "/nowhere/a.json")
    }
    #expect(error?.description.contains("/nowhere/a.json") == true)
    #expect(SavedApp.byteLimit >= 1 << 20)
  }

  @Test("scenes that are gone open nothing, and sizes that no window has do not count")
  func otherScenes() throws {
    let window = SavedApp.Window(
      name: "main", id: "gone", scene: 0, value: nil, size: CGSize(width: -1, height: 9e9), content: SavedWindow())
    var saved = SavedApp(scenes: SavedWindow(), windows: [window])
    #expect(Screen.Windows(Notes(), resuming: saved).titles == ["Notes"])
    saved.windows[0].id = nil
    let app = Screen.Windows(Notes(), resuming: saved)
    #expect(app.titles == ["Notes"] && app.front.engine.root?.size == CGSize(width: 390, height: 844))
  }

  @Test("a notice lies over the window and is none of its elements; what is beside it is pressed as before")
  func notice() throws {
    let app = Screen.Windows(Notes())
    let elements = app.front.elements.map(\.label)
    let before = app.front.buffer.pixel(x: 200, y: 1_600)
    app.show(notice: "Town.swift:3:5: error: cannot find 'x' in scope\n  return x\n         ^")
    #expect(app.front.elements.map(\.label) == elements)
    #expect(app.front.buffer.pixel(x: 200, y: 1_600) != before)
    try app.front.button("Total 0").tap()
    _ = try app.front.button("Total 1")
    // A new window shows it, too.
    try app.front.button("Open").tap()
    _ = try app.front.text("Page 7")
    // The button at its upper trailing corner closes it, in all windows.
    let long = String(repeating: "a line of a build that says a lot\n", count: 200)
    app.show(notice: long)
    app.front.tap(at: CGPoint(x: 356, y: 844 - 12 - 844 * 0.6 + 22))
    app.settle()
    app.show(notice: nil)
    #expect(app.all[0].buffer.pixel(x: 200, y: 1_600) == before)
  }
}
