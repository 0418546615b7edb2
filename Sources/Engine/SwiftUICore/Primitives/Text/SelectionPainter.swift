import Foundation

/// Draws what shows that letters are selected, in texts that are edited and in others.
enum SelectionPainter {
  /// Of a caret, and of the stems of handles, in points (Facts 3.3).
  static let caretWidth: CGFloat = 2
  /// Of the tint, behind selected letters; a choice (Facts 3.3).
  private static let selectionOpacity: Float = 0.2

  /// Draws the ends of a selection that a finger can move.
  static func append(_ handles: TextInputHandles, to builder: inout FragmentBuilder, tint: DisplayColor) {
    var path = Path()
    for stem in [handles.start, handles.end] { path.addRect(stem) }
    for disc in handles.discs { path.addEllipse(in: disc) }
    builder.append(.fill(DisplayFill(path: path, paint: .color(tint))), bounds: path.boundingRect)
  }

  /// Paints what lies behind selected letters.
  static func append(_ boxes: [CGRect], to builder: inout FragmentBuilder, in environment: EnvironmentValues) {
    let behind = Color.accentColor.displayColor(in: environment).multiplyingAlpha(by: selectionOpacity)
    for box in boxes {
      builder.append(.fill(DisplayFill(path: Path(box), paint: .color(behind), snapFrame: box)), bounds: box)
    }
  }
}
