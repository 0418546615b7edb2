import CoreGraphicsTypes
import SwiftUICore

/// Text editors (Facts 3.3).
nonisolated struct TextEditorMetrics: Sendable {
  /// Between the edges and the text.
  var insets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
  /// Behind the text.
  var ground = Color(SystemColor.background)
}
