import AppFiles
import DisplayModel
import Foundation

/// A symbol set on disk: a description and a template.
struct SymbolSet {
  private struct Contents: Decodable {
    struct Entry: Decodable { let filename: String? }
    let symbols: [Entry]
  }

  private let template: SymbolTemplate
  /// Templates have about a hundred kilobytes.
  private static let templateLimit = 4 << 20

  init(_ set: URL) throws {
    let contents = try AssetCatalog.contents(of: set, as: Contents.self)
    guard let file = contents.symbols.lazy.compactMap(\.filename).first, !file.contains("/") else {
      throw AssetError(message: "the set names no usable file")
    }
    let data = try RegularFile.contents(of: set.appendingPathComponent(file), upTo: Self.templateLimit)
    guard let template = SymbolTemplate(data) else {
      throw AssetError(message: "\(file) is no symbol template: it has no group Regular-M or Regular-S with paths")
    }
    self.template = template
  }

  /// How many of the symbol's parts are faint at a value.
  func faintParts(at value: Double?) -> Int { template.faintClasses(at: value).count }

  /// The symbol as a picture that takes the colour of text, with the parts beyond a value faint.
  func image(openedBy images: any ImageDecoder, name: String, value: Double?) throws -> NamedImage {
    let source: any ImageSource
    do throws(ImageError) {
      source = try images.open(template.svg(showing: value), name: name)
    } catch {
      throw AssetError(message: error.description)
    }
    var image = NamedImage(source: source, scale: template.unitsPerEm / 17, isTemplate: true, capInsets: nil)
    image.unitsPerEm = template.unitsPerEm
    return image
  }
}
