package import Foundation

/// Finds the drawings behind `Image(systemName:)`.
package protocol SymbolProvider: AnyObject {
  /// The drawing of a symbol at a weight (`Font.Weight` scale), or `nil` when there is none of that name.
  func symbol(named name: String, weight: CGFloat) -> SymbolGraphic?
}

/// A symbol's shapes in em units: 1 is the font's size; the origin is the top left of the ink, y points down.
package struct SymbolGraphic {
  package struct Layer {
    /// Whether the layer removes what lies below instead of painting.
    package var erases: Bool
    package var path: Path
    /// The width of a stroke in em, with round caps and joins; `nil`: the path is filled.
    package var strokeWidth: CGFloat?
    /// 0 primary, 1 secondary, 2 tertiary, for hierarchical rendering.
    package var level: Int

    package init(erases: Bool, path: Path, strokeWidth: CGFloat?, level: Int) {
      self.erases = erases
      self.path = path
      self.strokeWidth = strokeWidth
      self.level = level
    }
  }
  /// The size of the ink.
  package var size: CGSize
  /// The room that layout leaves on each side of the ink, and above and below it.
  package var bearings: CGSize
  package var layers: [Layer]
  package var mirrorsInRightToLeft: Bool

  package init(size: CGSize, bearings: CGSize, layers: [Layer], mirrorsInRightToLeft: Bool) {
    self.size = size
    self.bearings = bearings
    self.layers = layers
    self.mirrorsInRightToLeft = mirrorsInRightToLeft
  }
}
