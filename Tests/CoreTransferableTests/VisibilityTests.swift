import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("Who may have what is sent, and how")
struct VisibilityTests {
  struct Letter: Transferable {
    var text: String
    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(importedContentType: .plainText) { (received: ReceivedTransferredFile) in
        Letter(text: "\(received.isOriginalFile) " + (try String(contentsOf: received.file, encoding: .utf8)))
      }
      DataRepresentation(exportedContentType: .json) { Data($0.text.utf8) }.visibility(
        TransferRepresentationVisibility.ownProcess)
      DataRepresentation(exportedContentType: .xml) { Data($0.text.utf8) }
    }
  }

  @TransferRepresentationBuilder<Letter>
  private var two: TupleTransferRepresentation<Letter, (DataRepresentation<Letter>, DataRepresentation<Letter>)> {
    DataRepresentation(exportedContentType: .json) { Data($0.text.utf8) }
    DataRepresentation(exportedContentType: .xml) { Data($0.text.utf8) }
  }

  @Test("what is for this app only is told to nobody else")
  func visibility() {
    let provider = NSItemProvider()
    provider.register(Letter(text: "x"))
    let own = NSItemProviderRepresentationVisibility.ownProcess
    provider.registerObject(NSString(string: "x"), visibility: own)
    #expect(provider.registeredTypeIdentifiers == ["public.json", "public.xml", "public.utf8-plain-text"])
    #expect(provider.sharedTypeIdentifiers == ["public.xml"])
    #expect(Set([.all, .team, .group, .ownProcess] as [TransferRepresentationVisibility]).count == 4)
    #expect(type(of: two.value) == (DataRepresentation<Letter>, DataRepresentation<Letter>).self)
  }

  @Test("an original file is handed on as a copy, unless it may be opened in its place")
  func files() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".txt")
    try Data("text".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    let letter = try await withCheckedThrowingContinuation { continuation in
      provider.loadTransferable(type: Letter.self) { continuation.resume(with: $0) }
    }
    #expect(letter.text == "false text")
    let options: NSItemProviderFileOptions = .openInPlace
    #expect(provider.registeredTypeIdentifiers(fileOptions: options) == ["public.plain-text"])
  }

  @Test("an object says what it can be sent as")
  func objects() throws {
    let web: any NSItemProviderWriting = try #require(NSURL(string: "https://example.com"))
    #expect(web.writableTypeIdentifiersForItemProvider == ["public.url", "public.utf8-plain-text"])
  }
}
