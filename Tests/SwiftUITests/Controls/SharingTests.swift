import ApusTesting
import CoreTransferable
import SwiftUI
import SwiftUICore
import Testing
import UniformTypeIdentifiers

@Suite("PasteButton and ShareLink") @MainActor
struct SharingTests {
  private final class Pasted { var texts: [String] = [] }

  @Test("the button is enabled while there is something of use, and pastes values or providers")
  func pasting() async {
    let pasted = Pasted()
    let screen = Screen {
      PasteButton(payloadType: String.self) { pasted.texts += $0 }
      PasteButton(supportedContentTypes: [.png]) { pasted.texts.append("\($0.count) pictures") }
    }
    let isEnabled = { @MainActor in screen.elements(role: "button").map { $0.isEnabled } }
    #expect(isEnabled() == [false, false])
    screen.desktop.clipboard.setString("copied")
    screen.settle()
    #expect(isEnabled() == [true, false])
    screen.elements(role: "button")[0].tap()
    await screen.settle { !pasted.texts.isEmpty }
    #expect(pasted.texts == ["copied"])
    screen.desktop.clipboard.setItems([TransferItem(mimeTypes: ["image/png"]) { $1(Data([1])) }])
    screen.settle()
    #expect(isEnabled() == [false, true])
    screen.elements(role: "button")[1].tap()
    #expect(pasted.texts.last == "1 pictures")
    #expect(screen.elements(role: "button").map(\.label) == ["Paste", "Paste"])
  }

  private struct Recipe: Transferable {
    var name: String
    static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.name) }
  }

  private struct Links: View {
    let soup = Recipe(name: "Soup")
    let site = URL(string: "https://example.com/soup")
    var body: some View {
      VStack {
        ShareLink(item: soup, preview: SharePreview("A soup"))
        if let site { ShareLink("The site", item: site, subject: Text("Soup"), message: Text("Try it")) }
        ShareLink(items: ["a", "b"]) { Text("Texts") }
        ShareLink(item: soup, preview: SharePreview("Icon", icon: Image(systemName: "star"))) { Text("With icon") }
        ShareLink(items: [soup], preview: { SharePreview(Text($0.name), image: Image(systemName: "star")) })
      }
    }
  }

  @Test("a share link shows what is shared, copies it, and opens an address")
  func sharing() async throws {
    let opened = Pasted()
    let screen = Screen {
      Links().environment(
        \.openURL,
        OpenURLAction {
          opened.texts.append($0.absoluteString)
          return .handled
        })
    }
    try screen.button("Share…").tap()
    screen.finishAnimations()
    #expect(screen.contains("A soup") && !screen.contains("Open"))
    try screen.button("Copy").tap()
    screen.finishAnimations()
    await screen.settle { screen.desktop.clipboard.string != nil }
    #expect(screen.desktop.clipboard.string == "Soup")
    try screen.button("The site").tap()
    screen.finishAnimations()
    #expect(screen.contains("Try it") && screen.contains("Soup"))
    try screen.button("Open").tap()
    screen.finishAnimations()
    #expect(opened.texts == ["https://example.com/soup"])
    try screen.button("Texts").tap()
    screen.finishAnimations()
    try screen.button("Copy").tap()
    #expect(screen.desktop.clipboard.items.count == 2)
  }

  private struct DefaultShareLinkLabelUser: View {
    let label: DefaultShareLinkLabel?
    var body: some View { label }
  }

  @Test("labels and previews in all forms", arguments: ["title", "key"])
  func forms(title: String) throws {
    let icon = Image(systemName: "star"), text = Text("text")
    let previews: [Any] = [
      SharePreview(title), SharePreview("key"), SharePreview(text), SharePreview(title, image: icon, icon: icon),
      SharePreview(text, image: icon, icon: icon), SharePreview(text, icon: icon), SharePreview(title, image: icon),
    ]
    #expect(previews.count == 7)
    let screen = Screen {
      ShareLink(title, item: "x")
      ShareLink(text, items: ["x"])
      ShareLink("key", item: Recipe(name: "r"), preview: SharePreview(title))
      DefaultShareLinkLabelUser(label: nil)
    }
    #expect(screen.elements(role: "button").map(\.label) == [title, "text", "key"])
  }
}
