import AppFiles
import Foundation
import FoundationNetworking
import SwiftUICore

/// The bytes of pictures at URLs, whatever lies there: no more than a picture may have, and none on the main thread.
enum PictureBytes {
  /// The most bytes that a picture from a URL has; a choice, far above what pictures on screens have.
  static let limit = 64 << 20
  /// Seconds after which a server is given up that still sends; a choice.
  ///
  /// One that is silent is given up sooner.
  static let timeLimit = 600.0

  /// Loads what a request asks for: at an address of the web, of a file, or in the address itself.
  ///
  /// The web is asked by `session` where there is one, which then keeps answers as it does; else answers are kept in `cache`.
  static func load(
    _ request: URLRequest, by web: any WebFetcher, session: URLSession?, cache: URLCache
  ) async throws -> Data {
    guard let url = request.url else { throw URLError(.badURL) }
    switch url.scheme?.lowercased() {
    case "file": return try await file(url)
    case "data":
      guard let data = contents(of: url) else { throw URLError(.badURL) }
      return data
    case "http", "https":
      if let session { return try await load(request, in: session) }
      // A session knows what the engine's own way to the web does not.
      guard PictureCache.serves(request) else { return try await load(request, in: .shared) }
      return try await PictureCache(store: cache, web: web).body(of: request)
    default: throw URLError(.unsupportedURL)
    }
  }

  private static func load(_ request: URLRequest, in session: URLSession) async throws -> Data {
    let (data, _) = try await session.data(for: request)
    guard data.count <= limit else { throw URLError(.dataLengthExceedsMaximum) }
    return data
  }

  private static func file(_ url: URL) async throws -> Data {
    try RegularFile.contents(of: url, upTo: limit) { try Task.checkCancellation() }
  }

  // MARK: Data

  /// What stands in an address itself: `data:image/png;base64,…` (RFC 2397).
  static func contents(of url: URL) -> Data? {
    let text = url.absoluteString.utf8
    guard text.count <= 2 * limit, let comma = text.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    let bytes = unescaped(text[text.index(after: comma)...])
    let isBase64 = String(text[..<comma])?.lowercased().hasSuffix(";base64") == true
    return isBase64 ? Data(base64Encoded: bytes, options: .ignoreUnknownCharacters) : bytes
  }

  /// Bytes with `%41` in place of some.
  private static func unescaped(_ text: Substring.UTF8View) -> Data {
    var bytes = Data(), rest = text[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2, let code = String(digits).flatMap({ UInt8($0, radix: 16) }) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}
