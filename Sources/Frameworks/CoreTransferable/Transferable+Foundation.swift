public import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
  /// Text, in UTF-8.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      try $0.text(.utf8PlainText)
    }
    DataRepresentation(importedContentType: .utf16PlainText) { try $0.text(.utf16PlainText) }
    DataRepresentation(importedContentType: .plainText) { try $0.text(.plainText) }
  }
}

extension Data: Transferable {
  /// Bytes of whatever type.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  /// An address, and its text for who takes no addresses.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(contentType: .fileURL) {
      Data($0.absoluteString.utf8)
    } importing: {
      try $0.firstURL()
    }
    .exportingCondition(\.isFileURL)
    DataRepresentation(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: {
      try $0.firstURL()
    }
    DataRepresentation(exportedContentType: .utf8PlainText) { Data($0.absoluteString.utf8) }
  }
}

extension AttributedString: Transferable {
  /// The text without its attributes, which have no coded form on this system.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<AttributedString, String> {
      String($0.characters)
    } importing: {
      AttributedString($0)
    }
  }
}

extension Data {
  /// The text that bytes are in UTF-8, or in UTF-16 with a mark of its order.
  func text(_ type: UTType) throws -> String {
    if type != .utf16PlainText, let text = String(data: self, encoding: .utf8) { return text }
    if starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) || type == .utf16PlainText, count % 2 == 0,
      let text = String(data: self, encoding: .utf16)
    {
      return text
    }
    throw TransferError.notText(type.identifier)
  }

  /// The first address of a list, one a line, in which `#` begins a comment.
  func firstURL() throws -> URL {
    let lines = try text(.url).split(whereSeparator: \.isNewline)
    for line in lines where !line.hasPrefix("#") {
      let line = line.trimmingCharacters(in: .whitespaces)
      if let url = URL(string: line), url.scheme != nil { return url }
    }
    throw TransferError.notText(UTType.url.identifier)
  }
}
