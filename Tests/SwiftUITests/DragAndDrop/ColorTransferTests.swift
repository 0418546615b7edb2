import CoreTransferable
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

@Suite("Colours that are sent") @MainActor
struct ColorTransferTests {
  private let type = "application/x-color"

  private func load(_ bytes: Data) async throws -> Color {
    let identifier = try #require(UTType(mimeType: type)).identifier
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) { finish in
      finish(bytes, nil)
      return nil
    }
    return try await withCheckedThrowingContinuation { continuation in
      _ = provider.loadTransferable(type: Color.self) { continuation.resume(with: $0) }
    }
  }

  @Test("a colour is four numbers of 16 bits, and comes back as it was")
  func roundTrip() async throws {
    let provider = NSItemProvider()
    provider.register(Color(red: 1, green: 0.5, blue: 0, opacity: 0.25))
    let identifier = try #require(provider.registeredTypeIdentifiers.first)
    #expect(UTType(identifier)?.preferredMIMEType == type)
    let data = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Data, any Error>) in
      _ = provider.loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
        continuation.resume(with: data.map(Result.success) ?? .failure(error ?? CancellationError()))
      }
    }
    let numbers = stride(from: 0, to: data.count, by: 2).map { Int(data[$0]) | Int(data[$0 + 1]) << 8 }
    #expect(numbers == [65535, 32768, 0, 16384])
    let color = try await load(data).resolve(in: EnvironmentValues())
    #expect(color.red == 1 && abs(color.green - 0.5) < 0.001 && color.blue == 0 && abs(color.opacity - 0.25) < 0.001)
  }

  @Test("what is not eight bytes is no colour")
  func damaged() async {
    for count in [0, 7, 9] { await #expect(throws: (any Error).self) { _ = try await load(Data(count: count)) } }
  }
}
