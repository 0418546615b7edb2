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

  /// Sends bytes to a file, which is made, or emptied if there is one; `nil` where that cannot be.
  public init?(url: CFURL) {
    let url = url as URL
    do { try Data().write(to: url) } catch { return nil }
    target = .file(url)
  }

  /// Takes a document's bytes.
  package func put(_ bytes: Data) throws {
    switch target {
    case .file(let url): try bytes.write(to: url)
    case .data(let data): data.append(bytes)
    }
  }
}
