import CairoRenderer
public import CoreTransferable
import Foundation
import HeadlessHost
import LiveServices
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
    let services = EngineServices.current ?? LiveServices.make()
    let size = ViewHost(self, services: services, configuration: HostConfiguration(size: .zero, scale: 2)).contentSizes.ideal
    guard size.width > 0, size.height > 0, size.width * size.height < 25_000_000 else { throw TransferError.noValue("PNG") }
    let configuration = HostConfiguration(size: size, scale: 2)
    let host = HeadlessHost(
      content: ViewHost(self, services: services, configuration: configuration), configuration: configuration)
    host.runFrame()
    return try host.buffer.pngData()
  }
}
