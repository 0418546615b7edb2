public import Foundation
public import SwiftUI
import SwiftUICore

extension ImageRenderer {
  /// The views now as the bytes of a PNG file; throws, with the reason, where they make no picture.
  ///
  ///     try ImageRenderer(content: Badge(name: "Kyoto")).pngData().write(to: url)
  public func pngData() throws -> Data {
    let (list, services) = try displayList(scale: usedScale)
    return try services.encoder.png(of: services.pictures.image(of: list, isOpaque: isOpaque))
  }

  /// The views now as the bytes of a PDF document of one page; what becomes a picture in it has `scale` pixels a point.
  ///
  /// The same views give the same bytes: the document has no date.
  public func pdfData() throws -> Data {
    let (list, services) = try displayList(scale: usedScale)
    return try services.pictures.pdf(of: [list], DocumentInformation())
  }

  /// The views now as the bytes of an SVG document.
  public func svgData() throws -> Data {
    let (list, services) = try displayList(scale: usedScale)
    return try services.pictures.svg(of: list)
  }
}
