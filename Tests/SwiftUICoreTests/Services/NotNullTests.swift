import Testing

@testable import SwiftUICore

/// Pointers that C libraries never leave out.
@Suite struct NotNullTests {
  @Test("A pointer that is there is handed on")
  func pointer() {
    withUnsafePointer(to: 7) { #expect(notNull($0).pointee == 7) }
  }

  @Test("A null pointer ends the process and names the line that asked for it")
  func null() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = notNull(nil as UnsafeRawPointer?)
    }
    let error = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(error.contains("SwiftUICoreTests/NotNullTests.swift") && error.contains("null pointer"))
  }
}
