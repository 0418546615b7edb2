import Foundation

/// Draws what shows that letters are selected, in texts that are edited and in others.
enum SelectionPainter {
  /// Draws the ends of a selection that a finger can move.
  static func append(_ handles: TextInputHandles, to builder: inout FragmentBuilder, tint: DisplayColor) {
    var path = Path()
    for stem in [handles.start, handles.end] { path.addRect(stem) }
    for disc in handles.discs { path.addEllipse(in: disc) }
    builder.append(.fill(DisplayFill(path: path, paint: .color(tint))), bounds: path.boundingRect)
  }

  /// Paints what lies behind selected letters.
  static func append(_ boxes: [CGRect], to builder: inout FragmentBuilder, in environment: EnvironmentValues) {
    guard !boxes.isEmpty else { return }
    let opacity = environment.primitiveMetrics.textInput.selectionOpacity
    let behind = Color.accentColor.displayColor(in: environment).multiplyingAlpha(by: opacity)
    for box in boxes {
      builder.append(.fill(DisplayFill(path: Path(box), paint: .color(behind), snapFrame: box)), bounds: box)
    }
  }
}
