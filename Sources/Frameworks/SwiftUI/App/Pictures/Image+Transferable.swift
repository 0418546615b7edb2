public import CoreTransferable
import Foundation
public import SwiftUICore
import UIKitTypes
import UniformTypeIdentifiers

extension Image: Transferable {
  /// A picture: it is made of any kind that is known, and sent as a PNG file of its own size.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .png) { image in
      try await MainActor.run { try image.png() }
    } importing: {
      try Image(picture: $0)
    }
    DataRepresentation(importedContentType: .image) { try Image(picture: $0) }
  }

  private init(picture: Data) throws {
    guard let image = UIImage(data: picture) else { throw TransferError.noValue("Image") }
    self.init(uiImage: image)
  }

  /// The picture in its own size, two pixels a point.
  @MainActor private func png() throws -> Data {
    let renderer = ImageRenderer(content: self)
    renderer.scale = 2
    guard let data = renderer.uiImage?.pngData() else { throw TransferError.noValue("PNG") }
    return data
  }
}
