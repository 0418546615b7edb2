import ApusTesting
import CoreTransferable
import SwiftUI
import SwiftUICore
import Testing

@Suite("Copying, cutting and pasting values by the keyboard") @MainActor
struct CopyCommandTests {
  private final class Log { var lines: [String] = [] }

  private struct Shelf: View {
    let log: Log
    @State private var books = ["Emma", "Ulysses"]
    @State private var text = "typed"
    var body: some View {
      VStack {
        Text(verbatim: books.joined(separator: ", ")).accessibilityIdentifier("books").focusable()
        TextField("field", text: $text)
      }
      .copyable(books)
      .cuttable(for: String.self) {
        defer { books.removeAll() }
        return books
      }
      .pasteDestination(for: String.self) {
        books += $0
      } validator: {
        $0.filter { $0 != "bad" }
      }
    }
  }

  @Test("what has the focus gives and takes values; a text inside keeps its own commands")
  func commands() async throws {
    let screen = Screen { Shelf(log: Log()) }
    let books = { try screen.element("books").label }
    screen.press(key: "c", control: true)
    #expect(screen.desktop.clipboard.items.isEmpty)
    try screen.element("books").tap()
    screen.press(key: "c", control: true)
    #expect(screen.desktop.clipboard.items.count == 2)
    #expect(try books() == "Emma, Ulysses")
    screen.press(key: "x", control: true)
    #expect(screen.desktop.clipboard.items.count == 2)
    #expect(try books() == "")
    screen.press(key: "v", control: true)
    await screen.settle { (try? books()) == "Emma, Ulysses" }
    #expect(try books() == "Emma, Ulysses")
    screen.desktop.clipboard.setString("bad")
    screen.press(key: "v", control: true)
    screen.desktop.clipboard.setString("Dubliners")
    screen.press(key: "v", control: true)
    await screen.settle { (try? books()) == "Emma, Ulysses, Dubliners" }
    #expect(try books() == "Emma, Ulysses, Dubliners")
    try screen.textField("field").tap()
    screen.press(key: "a", control: true)
    screen.press(key: "c", control: true)
    #expect(screen.desktop.clipboard.string == "typed")
  }
}
