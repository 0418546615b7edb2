import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("Values that are sent, and made of what was sent")
struct TransferableTests {
  struct Recipe: Codable, Transferable, Equatable {
    var name: String
    var minutes = 10
    static let type = UTType(exportedAs: "com.example.dish", conformingTo: .data)
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: type)
      ProxyRepresentation(exporting: \.name)
    }
  }

  struct Note: Transferable, Equatable {
    var text: String
    var isSecret = false
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .rtf) { Data("{\($0.text)}".utf8) }
        .exportingCondition { !$0.isSecret }
        .suggestedFileName { $0.text + ".rtf" }
      ProxyRepresentation { Note(text: $0) }
      DataRepresentation(exportedContentType: .json) { Data($0.text.utf8) }.visibility(.ownProcess)
    }
  }

  struct Document: Transferable, Equatable {
    var text: String
    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(contentType: .plainText) { document in
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".txt")
        try Data(document.text.utf8).write(to: url)
        return SentTransferredFile(url)
      } importing: {
        Document(text: try String(contentsOf: $0.file, encoding: .utf8))
      }
    }
  }

  private func provider<T: Transferable & Sendable>(_ value: T) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.register(value)
    return provider
  }

  private func load<T: Transferable & Sendable>(_ type: T.Type, from provider: NSItemProvider) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
      provider.loadTransferable(type: type) { continuation.resume(with: $0) }
    }
  }

  private func bytes(_ type: UTType, of provider: NSItemProvider) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      provider.loadDataRepresentation(for: type) { data, error in
        continuation.resume(with: data.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown)))
      }
    }
  }

  @Test("a codable value comes back, and is text to whoever takes only text")
  func codable() async throws {
    let provider = provider(Recipe(name: "Soup", minutes: 30))
    #expect(provider.registeredTypeIdentifiers == ["com.example.dish", "public.utf8-plain-text"])
    #expect(try await load(Recipe.self, from: provider) == Recipe(name: "Soup", minutes: 30))
    #expect(try await load(String.self, from: provider) == "Soup")
    #expect(try await bytes(.plainText, of: provider) == Data("Soup".utf8))
  }

  @Test("a condition leaves a form out, a name goes along, and what a value is made of is looked for among all forms")
  func conditions() async throws {
    let open = provider(Note(text: "open"))
    #expect(open.registeredTypeIdentifiers == ["public.rtf", "public.json"] && open.suggestedName == "open.rtf")
    #expect(provider(Note(text: "secret", isSecret: true)).registeredTypeIdentifiers == ["public.json"])
    #expect(try await load(Note.self, from: provider("a text")) == Note(text: "a text"))
    await #expect(throws: (any Error).self) { try await self.load(Note.self, from: open) }
  }

  @Test("files come as files to those who want files, and as bytes to the others")
  func files() async throws {
    let provider = provider(Document(text: "日本語"))
    #expect(try await load(Document.self, from: provider) == Document(text: "日本語"))
    #expect(try await bytes(.plainText, of: provider) == Data("日本語".utf8))
    let name = try await withCheckedThrowingContinuation { continuation in
      provider.suggestedName = "../letters"
      provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { url, error in
        let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        continuation.resume(with: error.map { .failure($0) } ?? .success(text))
      }
    }
    #expect(name == "日本語")
  }

  @Test("the folder of a file that is handed over is for its owner alone")
  func modes() async throws {
    let mode = try await withCheckedThrowingContinuation { continuation in
      provider(Document(text: "a")).loadFileRepresentation(forTypeIdentifier: "public.plain-text") { url, error in
        let folder = url?.deletingLastPathComponent().path
        let mode = folder.flatMap { (try? FileManager.default.attributesOfItem(atPath: $0))?[.posixPermissions] as? Int }
        continuation.resume(with: error.map { .failure($0) } ?? .success(mode))
      }
    }
    #expect(mode == 0o700)
  }

  @Test("texts, addresses, bytes and attributed texts are sent as what they are")
  func foundation() async throws {
    #expect(try await load(String.self, from: provider("text")) == "text")
    let web = try #require(URL(string: "https://example.com/a?b=c"))
    #expect(provider(web).registeredTypeIdentifiers == ["public.url", "public.utf8-plain-text"])
    #expect(try await load(URL.self, from: provider(web)) == web)
    #expect(try await load(String.self, from: provider(web)) == web.absoluteString)
    let file = URL(fileURLWithPath: "/tmp/a b.txt")
    #expect(provider(file).registeredTypeIdentifiers.first == "public.file-url")
    #expect(try await load(URL.self, from: provider(file)) == file)
    #expect(try await load(Data.self, from: provider(Data([1, 2]))) == Data([1, 2]))
    var styled = AttributedString("styled")
    styled.link = web
    #expect(try await load(AttributedString.self, from: provider(styled)) == AttributedString("styled"))
    #expect(try await load(String.self, from: provider(styled)) == "styled")
  }

  @Test("bytes that are no text, and lists without an address, make no value")
  func malformed() async throws {
    for type in ["public.utf8-plain-text", "public.utf16-plain-text"] {
      let bad = NSItemProvider()
      bad.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
        $0(Data([0xC3, 0x28, 0xFF]), nil)
        return nil
      }
      await #expect(throws: (any Error).self) { try await self.load(String.self, from: bad) }
    }
    for (text, expected) in [
      ("# a comment\r\nhttps://example.com\r\nhttps://example.org", "https://example.com"), ("no address", nil), ("", nil),
    ] as [(String, String?)] {
      let list = NSItemProvider()
      list.registerDataRepresentation(for: .url) {
        $0(Data(text.utf8), nil)
        return nil
      }
      let loaded = try? await load(URL.self, from: list)
      #expect(loaded?.absoluteString == expected)
    }
  }
}
