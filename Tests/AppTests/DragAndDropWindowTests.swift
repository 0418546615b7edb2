import Foundation
import Testing

#if GTK
  @Suite("What is dragged from one app's window to another's", .serialized)
  struct DragAndDropWindowTests {
    /// A text and a file that can be dragged, and places that take one of either: they say what is over them, and what they took.
    private static let source = """
      import SwiftUI
      @main struct Tray: App {
        var body: some Scene { WindowGroup { Content() } }
      }
      struct Content: View {
        @State private var text = "no text"
        @State private var file = "no file"
        @State private var over = ""
        var body: some View {
          VStack(spacing: 10) {
            Text("Words").frame(width: 200, height: 50).background(.yellow).draggable("dragged 言葉")
            Text("File").frame(width: 200, height: 50).background(.mint)
              .draggable(URL(fileURLWithPath: "/tmp/a folder/über.txt"))
            Text(over == "text" ? "over text" : text).frame(width: 200, height: 50).background(.gray)
              .dropDestination(for: String.self) { items, _ in
                text = items.joined(separator: ",")
                return true
              } isTargeted: { over = $0 ? "text" : "" }
            Text(over == "file" ? "over file" : file).frame(width: 200, height: 50).background(.gray)
              .dropDestination(for: URL.self) { items, _ in
                file = items.map(\\.path).joined(separator: ",")
                return true
              } isTargeted: { over = $0 ? "file" : "" }
          }
        }
      }
      """

    @Test("a text and a file's address arrive in the other app")
    func betweenApps() throws {
      let folder = try AppRun.temporaryFolder()
      let source = folder.appending(path: "Tray")
      try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
      try Data(Self.source.utf8).write(to: source.appending(path: "Tray.swift"))
      let display = try VirtualDisplay(width: 1300, height: 700)
      defer {
        display.close()
        try? FileManager.default.removeItem(at: folder)
      }
      let target = try DrivenApp(on: display, source.path, size: "300x300")
      try display.run("xdotool", ["search", "--onlyvisible", "--name", ".", "windowmove", "--sync", "650", "20"])
      let origin = try DrivenApp(on: display, source.path, size: "300x300")
      #expect(origin.elements.allSatisfy { $0.frame[2] > 0 }, "what is told of a window that came up has places")

      for (dragged, place, arrived) in [("Words", "text", "dragged 言葉"), ("File", "file", "/tmp/a folder/über.txt")] {
        let start = try origin.element(dragged).middle, end = try target.element("no \(place)").middle
        try display.drag(from: start, to: (end.x + 650, end.y + 20), steps: 40) {
          target.waits(seconds: $0) { elements in elements.contains { $0.isNamed("over \(place)") } }
        }
        #expect(target.shows(arrived))
      }
    }
  }
#endif
