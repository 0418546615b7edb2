import Foundation

@testable import ApusCommand

/// A model with all that a model can say, which is a seed of bad ones as well.
enum LibraryModel {
  /// The file of its version.
  static var contents: String {
    get throws {
      let fixtures = Path(#filePath).parent.parent.parent.parent / "Fixtures/Fuzz/coredatamodel"
      return try (fixtures / "library").readText()
    }
  }

  /// The model as the tool reads it.
  static func read(_ text: String? = nil) throws -> DataModelReader {
    let file = Path("/Library.xcdatamodel/contents")
    return try DataModelReader(XcodeXML(Array((text ?? contents).utf8), file: file), file: file, module: "Shelves")
  }

  /// A model with some elements.
  static func text(_ elements: String) -> String { "<?xml version=\"1.0\"?>\n<model>\n\(elements)\n</model>" }
}
