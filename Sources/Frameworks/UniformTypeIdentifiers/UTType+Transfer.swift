import Foundation

extension UTType {
  private static let ownPrefix = "application/x-uniform-type."

  /// What other apps on the desktop call data of the type; one without a MIME type goes by its identifier.
  package var transferMIMETypes: [String] {
    if conforms(to: .url) { return ["text/uri-list"] }
    if self == .utf8PlainText || self == .plainText { return ["text/plain;charset=utf-8", "text/plain"] }
    return [preferredMIMEType ?? Self.ownPrefix + identifier]
  }

  /// The type of what another app on the desktop offers.
  package init?(transferMIMEType mimeType: String) {
    let name = mimeType.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    guard name.count < 256 else { return nil }
    switch name {
    // Files above all; other addresses are taken where these are.
    case "text/uri-list": self = .fileURL
    case "text/plain", "utf8_string": self = .utf8PlainText
    default:
      if name.hasPrefix(Self.ownPrefix) {
        self.init(String(name.dropFirst(Self.ownPrefix.count)))
      } else {
        self.init(mimeType: name)
      }
    }
  }
}
