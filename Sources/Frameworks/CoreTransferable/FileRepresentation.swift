public import Foundation
public import UniformTypeIdentifiers

/// Values that are sent as files.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  let representation: ItemRepresentation<Item>

  private init(
    _ type: UTType, inPlace: Bool, exporting: (@Sendable (Item) async throws -> SentTransferredFile)?,
    importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
  ) {
    var representation = ItemRepresentation<Item>(type: type, isFile: true, opensInPlace: inPlace)
    if let exporting {
      representation.export = {
        let sent = try await exporting($0)
        return .file(sent.file, isOriginal: sent.allowAccessingOriginalFile)
      }
    }
    if let importing {
      representation.make = { payload in
        switch payload {
        case .file(let url, let isOriginal):
          if isOriginal, !inPlace {
            return try await TransferredFiles.withCopy(of: url) { try await importing(ReceivedTransferredFile(file: $0)) }
          }
          return try await importing(ReceivedTransferredFile(file: url, isOriginalFile: isOriginal))
        case .data(let data):
          return try await TransferredFiles.with(data, type: type) { try await importing(ReceivedTransferredFile(file: $0)) }
        }
      }
    }
    self.representation = representation
  }

  /// Values that are sent as files of a type, and made from such files.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { self.init(contentType, inPlace: shouldAttemptToOpenInPlace, exporting: exporting, importing: importing) }

  /// Values that are sent as files of a type.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) { self.init(exportedContentType, inPlace: shouldAllowToOpenInPlace, exporting: exporting, importing: nil) }

  /// Values that are made from files of a type.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { self.init(importedContentType, inPlace: shouldAttemptToOpenInPlace, exporting: nil, importing: importing) }
}

extension FileRepresentation: PrimitiveTransferRepresentation {
  var representations: [ItemRepresentation<Item>] { [representation] }
}

/// A file that is sent.
public struct SentTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether who gets it may have this file, and not only a copy.
  public let allowAccessingOriginalFile: Bool

  /// Names a file to send.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that was sent; one that is no original goes when it has been imported, so it is to be copied or moved.
public struct ReceivedTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether it is the sender's own file.
  public let isOriginalFile: Bool

  init(file: URL, isOriginalFile: Bool = false) {
    self.file = file
    self.isOriginalFile = isOriginalFile
  }
}

/// Files for as long as something is made from them; nobody else can read them meanwhile.
enum TransferredFiles {
  private static func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("transfer-" + UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return folder
  }

  /// Uses a file with some bytes, which goes afterwards.
  static func with<Result>(
    _ data: Data, type: UTType, name: String? = nil, use: (URL) async throws -> Result
  ) async throws -> Result {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    // A name from outside is no path.
    let safe = name?.replacingOccurrences(of: "/", with: "-").prefix(100) ?? ""
    let stem = safe.isEmpty || safe.hasPrefix(".") ? "file" : String(safe)
    let file = folder.appendingPathComponent(type.preferredFilenameExtension.map { stem + "." + $0 } ?? stem)
    try data.write(to: file)
    return try await use(file)
  }

  /// Uses a copy of a file, which goes afterwards.
  static func withCopy<Result>(of original: URL, use: (URL) async throws -> Result) async throws -> Result {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(original.lastPathComponent)
    try FileManager.default.copyItem(at: original, to: file)
    return try await use(file)
  }
}
