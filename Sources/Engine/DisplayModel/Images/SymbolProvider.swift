package import Foundation

/// Finds the drawings behind `Image(systemName:)`.
package protocol SymbolProvider: AnyObject {
  /// The drawing of a symbol at a weight (`Font.Weight` scale), or `nil` when there is none of that name.
  func symbol(named name: String, weight: CGFloat) -> SymbolGraphic?
}
