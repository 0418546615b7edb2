import ApusTesting
import SwiftUI
import Testing

@Suite("Observable objects of what has the focus") @MainActor
struct FocusedObjectTests {
  private final class Document: ObservableObject {
    @Published var title: String
    init(_ title: String) { self.title = title }
  }

  private struct Reader: View {
    @FocusedObject var document: Document?
    var body: some View {
      Text("reads \(document?.title ?? "nothing")")
      if let wrapper = $document { Button("rename") { wrapper.title.wrappedValue += "!" } }
    }
  }

  private struct Content: View {
    let document: Document
    let isOfScene: Bool
    @State private var text = ""
    var body: some View {
      VStack {
        Reader()
        TextField("Field", text: $text).focusedObject(isOfScene ? nil : document)
      }
      .focusedSceneObject(isOfScene ? document : nil)
    }
  }

  @Test("who reads one is given it, follows its changes and makes bindings to it", arguments: [true, false])
  func reading(isOfScene: Bool) throws {
    let document = Document("first")
    let app = Screen.Windows { WindowGroup { Content(document: document, isOfScene: isOfScene) } }
    #expect(app.front.contains(isOfScene ? "reads first" : "reads nothing"))
    try app.front.textField("Field").tap()
    #expect(app.front.contains("reads first"))
    document.title = "second"
    app.settle()
    #expect(app.front.contains("reads second"))
    try app.front.button("rename").tap()
    #expect(document.title == "second!" && app.front.contains("reads second!"))
  }

  @Test("views give one for good, too")
  func unconditional() {
    let document = Document("only")
    let app = Screen.Windows {
      WindowGroup {
        VStack {
          Reader()
          Text("x").focusedObject(document)
        }
        .focusedSceneObject(document)
      }
    }
    #expect(app.front.contains("reads only"))
  }
}
