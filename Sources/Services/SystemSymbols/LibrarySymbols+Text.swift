package import Foundation
package import DisplayModel

extension LibrarySymbols {
  /// The drawing that a symbol's file describes, for a weight; others that it uses come from the library.
  package static func graphic(of text: String, weight: CGFloat) throws -> SymbolGraphic {
    let file = try SymbolFile(text, name: "input")
    let library = LibrarySymbols()
    var builder = SymbolBuilder(stroke: SymbolWeight.stroke(weight), load: { library.file($0) })
    return try builder.build(file)
  }
}
