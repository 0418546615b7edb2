public import Foundation

extension URL {
  /// The address with the preferred extension of a type at its end, unless it ends with one of that type.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let preferred = contentType.preferredFilenameExtension, !hasExtension(of: contentType) else { return self }
    return appendingPathExtension(preferred)
  }

  /// Adds the preferred extension of a type; see `appendingPathExtension(for:)`.
  public mutating func appendPathExtension(for contentType: UTType) { self = appendingPathExtension(for: contentType) }

  /// The address of something of a type inside; its name gets the type's extension.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }

  /// Goes on to something of a type inside; see `appendingPathComponent(_:conformingTo:)`.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  private func hasExtension(of contentType: UTType) -> Bool {
    !pathExtension.isEmpty && UTType(filenameExtension: pathExtension, conformingTo: contentType)?.isDeclared == true
  }
}
