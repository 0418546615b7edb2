import CoreGraphicsTypes
import SwiftUICore

/// Wells of colour and the panel that they open (Facts 3.9).
nonisolated struct ColorPickerMetrics: Sendable {
  /// The well, its ring, and the gap between that and the colour.
  var well: CGFloat = 28
  var ring: CGFloat = 3
  var gap: CGFloat = 2
  var ringColors = Gradient(
    colors: [.red, .yellow, .green, .cyan, .blue, .purple, .pink, .red])
  /// From the label to the well at least.
  var spacing: CGFloat = 8
  var disabledOpacity = 0.5

  // The panel; all choices.

  /// How wide it is where it stands beside its well, and how high as a sheet.
  var panelSize = CGSize(width: 343, height: 560)
  var margin: CGFloat = 16
  var panelSpacing: CGFloat = 16
  var titleFont = Font.headline
  var closeFont = Font.title2
  /// The cells of the grid: how many across and down, and the corners around them.
  var columns = 12
  var rows = 10
  var areaHeight: CGFloat = 290
  var areaRadius: CGFloat = 8
  /// The line around the colour that is chosen in an area.
  var mark = (size: CGFloat(26), line: CGFloat(3))
  /// What of all hues a step of the spectrum is, without a finger.
  var hueStep = 1.0 / 24
  var captionFont = Font.footnote.weight(.semibold)
  /// A track that is filled with colours, and the number beside it.
  var trackHeight: CGFloat = 28
  var trackLine: CGFloat = 0.5
  var captionSpacing: CGFloat = 4
  var valueWidth: CGFloat = 64
  var valueRadius: CGFloat = 8
  /// The square that shows the colour.
  var swatch: CGFloat = 64
}
