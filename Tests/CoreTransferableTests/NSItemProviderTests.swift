import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("Item providers")
struct NSItemProviderTests {
  private func object<T: _ObjectiveCBridgeable & Sendable>(_ type: T.Type, of provider: NSItemProvider) async -> T?
  where T._ObjectiveCType: NSItemProviderReading {
    await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: type) { value, _ in continuation.resume(returning: value) }
    }
  }

  @Test("objects come back as Swift's values, and only those of their kind")
  func objects() async throws {
    let text = NSItemProvider(object: NSString(string: "hello"))
    #expect(text.canLoadObject(ofClass: String.self) && !text.canLoadObject(ofClass: URL.self))
    #expect(text.hasItemConformingToTypeIdentifier("public.text") && !text.hasItemConformingToTypeIdentifier("public.image"))
    #expect(await object(String.self, of: text) == "hello")
    #expect(await object(URL.self, of: text) == nil)
    let url = NSItemProvider(object: try #require(NSURL(string: "https://example.com/x")))
    #expect(await object(URL.self, of: url) == URL(string: "https://example.com/x"))
    #expect(await object(String.self, of: url) == "https://example.com/x")
  }

  @Test("items are texts, addresses or bytes, by their type")
  func items() async throws {
    let provider = NSItemProvider(item: NSString(string: "x"), typeIdentifier: "public.plain-text")
    #expect(try await provider.loadItem(forTypeIdentifier: "public.text") as? NSString == NSString(string: "x"))
    let bytes = NSItemProvider(item: NSData(data: Data([7])), typeIdentifier: "com.example.bytes")
    #expect(try await bytes.loadItem(forTypeIdentifier: "com.example.bytes") as? NSData == NSData(data: Data([7])))
    await #expect(throws: NSItemProvider.ErrorCode.itemUnavailableError) {
      _ = try await bytes.loadItem(forTypeIdentifier: "public.text")
    }
  }

  @Test("a file is had as itself, as a copy and as its address")
  func files() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".json")
    try Data("{}".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.registeredContentTypes.prefix(2) == [.json, .fileURL])
    let (position, isOriginal): (URL?, Bool) = await withCheckedContinuation { continuation in
      provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.json") { url, isOriginal, _ in
        continuation.resume(returning: (url, isOriginal))
      }
    }
    #expect(position == file && isOriginal)
    let copy: (URL?, Data?) = await withCheckedContinuation { continuation in
      provider.loadFileRepresentation(forTypeIdentifier: "public.json") { url, _ in
        continuation.resume(returning: (url, url.flatMap { try? Data(contentsOf: $0) }))
      }
    }
    #expect(copy.0?.lastPathComponent == file.lastPathComponent && copy.0 != file && copy.1 == Data("{}".utf8))
    #expect(await object(URL.self, of: provider)?.path == file.path)
    #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/no/such/file")) == nil)
  }

  @Test("what is registered later for a type takes the earlier one's place; visible types are told in order")
  func registering() {
    let provider = NSItemProvider()
    provider.registerObject(NSString(string: "a"), visibility: .all)
    provider.registerObject(NSString(string: "b"), visibility: .ownProcess)
    provider.registerFileRepresentation(forTypeIdentifier: "public.png", fileOptions: .openInPlace, visibility: .all) {
      $0(nil, false, nil)
      return nil
    }
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text", "public.png"])
    #expect(provider.registeredTypeIdentifiers(fileOptions: .openInPlace) == ["public.png"])
    #expect(!provider.hasRepresentationConforming(toTypeIdentifier: "public.text", fileOptions: .openInPlace))
  }
}
