import CoreGraphicsTypes
import Foundation
import SwiftUICore

/// Opens everything, and knows it by its file's name.
final class NamingDecoder: ImageDecoder {
  final class Source: ImageSource {
    let name: String
    init(_ name: String) { self.name = name }
    var size: CGSize { CGSize(width: 1, height: 1) }
    var isVector: Bool { false }
    func bitmap(pixelSize: CGSize) -> CGImage? { nil }
  }

  private(set) var opened: [URL] = []

  func open(_ url: URL) throws(ImageError) -> any ImageSource {
    opened.append(url)
    return Source(url.lastPathComponent)
  }

  func open(_ data: Data, name: String) throws(ImageError) -> any ImageSource { Source(name) }
}
