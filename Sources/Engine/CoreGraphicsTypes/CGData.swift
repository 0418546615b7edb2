public import Foundation

/// Bytes that can be added to, as Core Foundation names them.
public typealias CFMutableData = NSMutableData

// Safe: never changed once made; whoever gave the bytes does not change them.
/// Where bytes come from.
public final class CGDataProvider: @unchecked Sendable {
  /// All of the bytes.
  public let data: CFData?

  /// Takes bytes.
  public init?(data: CFData) { self.data = data }

  /// Reads a file; `nil` where it cannot be read.
  public convenience init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    self.init(data: data as NSData)
  }
}

/// Where the bytes of a document go.
public final class CGDataConsumer {
  private enum Target {
    case file(URL)
    case data(CFMutableData)
  }
  private let target: Target

  /// Sends bytes to the end of others.
  public init?(data: CFMutableData) { target = .data(data) }

  /// Sends bytes to a file, which is made, or replaced if there is one, once all of them are there; `nil` where that cannot be.
  ///
  /// Until then a file that is there stays as it is.
  public init?(url: CFURL) {
    let url = url as URL
    guard Self.canWrite(url) else { return nil }
    target = .file(url)
  }

  /// Whether a file can be made or replaced at a place.
  private static func canWrite(_ url: URL) -> Bool {
    guard url.isFileURL, !url.hasDirectoryPath else { return false }
    let files = FileManager.default
    var isFolder: ObjCBool = false
    if files.fileExists(atPath: url.path, isDirectory: &isFolder) {
      return !isFolder.boolValue && files.isWritableFile(atPath: url.path)
    }
    return files.isWritableFile(atPath: url.deletingLastPathComponent().path)
  }

  /// Takes a document's bytes.
  package func put(_ bytes: Data) throws {
    switch target {
    case .file(let url): try bytes.write(to: url, options: .atomic)
    case .data(let data): data.append(bytes)
    }
  }
}
