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

  /// The symbol as a picture that takes the colour of text.
  func image(openedBy images: any ImageDecoder, name: String) throws -> NamedImage {
    let source: any ImageSource
    do throws(ImageError) {
      source = try images.open(template.svg, name: name)
    } catch {
      throw AssetError(message: error.description)
    }
    var image = NamedImage(source: source, scale: template.unitsPerEm / 17, isTemplate: true, capInsets: nil)
    image.unitsPerEm = template.unitsPerEm
    if template.showsValue {
      let pictures = ValuePictures(of: template, openedBy: images, name: name)
      image.atValue = { pictures.picture(at: $0) }
    }
    return image
  }
}

/// The pictures of a symbol at its values, each read once.
private final class ValuePictures {
  private let template: SymbolTemplate
  private let images: any ImageDecoder
  private let name: String
  /// By the number of parts that are in full; without a picture where it could not be read.
  private var known: [Int: (any ImageSource)?] = [:]

  init(of template: SymbolTemplate, openedBy images: any ImageDecoder, name: String) {
    (self.template, self.images, self.name) = (template, images, name)
  }

  func picture(at value: Double) -> (any ImageSource)? {
    let key = template.partsInFull(at: value)
    if let picture = known[key] { return picture }
    var picture: (any ImageSource)?
    do throws(ImageError) {
      picture = try images.open(template.svg(at: value), name: name)
    } catch {
      Diagnostics.report("symbol \"\(name)\" at the value \(value): \(error.description)")
    }
    known[key] = .some(picture)
    return picture
  }
}
