import CoreGraphicsTypes
import Foundation
import SwiftUICore
import UniformTypeIdentifiers

// Safe: made and read on the main thread; what others load of it are bytes that were made before.
/// A thing on a clipboard that comes from the app itself: values by the identifiers of their types.
final class PasteboardItem: @unchecked Sendable {
  let values: [String: Any]

  init(_ values: [String: Any]) { self.values = values }

  /// The thing as the outside has it: bytes of all values that have some.
  var transfer: TransferItem {
    var representations: [(mimeType: String, data: Data)] = []
    for (type, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let data = Self.data(of: value, type) else { continue }
      for mimeType in UTType(type)?.transferMIMETypes ?? [] where !representations.contains(where: { $0.mimeType == mimeType }) {
        representations.append((mimeType, data))
      }
    }
    let bytes = Dictionary(uniqueKeysWithValues: representations.map { ($0.mimeType, $0.data) })
    return TransferItem(local: self, mimeTypes: representations.map(\.mimeType)) { type, receive in receive(bytes[type]) }
  }

  /// The bytes by which others know a value.
  private static func data(of value: Any, _ type: String) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage:
      UTType(type)?.conforms(to: .jpeg) == true ? image.jpegData(compressionQuality: 0.9) : image.pngData()
    default: nil
    }
  }

  static let (text, url, png, color) =
    (UTType.utf8PlainText.identifier, UTType.url.identifier, UTType.png.identifier, "com.apple.uikit.color")
}
