import CoreGraphicsTypes
import SwiftUICore

/// What shows above a screen: sheets and covers (Facts 4.10).
nonisolated struct PresentationMetrics: Sendable {
  /// By which they come and go.
  var spring = Spring.transition
  var sheet = SheetMetrics(
    corner: 10, gap: 10, notchFrom: 20, topPart: 0.08, behindScale: 0.911, dim: 0.12, darkDim: 0.25, shadowHeight: 8,
    shadowOpacity: 0.035, stayPart: 0.52, dismissSpeed: 2, release: ReleaseRule(decidingSpeed: 500), pullPart: 0.008,
    edge: 20, cardSize: CGSize(width: 540, height: 620))
  /// How large the card of a sheet is that is as wide as a page.
  var pageSize = CGSize(width: 712, height: 960)
  /// How wide the column of an inspector is.
  var inspectorWidth: CGFloat = 320
  /// By which the column comes and goes.
  var inspectorMotion = Animation.spring(.transition)
  /// How high the medium sheet is, as a part of the most there is above the lower inset.
  var mediumPart: CGFloat = 0.56
  /// The bar to pull a sheet by: how large, and how far below the sheet's upper edge.
  var grabber: (size: CGSize, top: CGFloat) = (CGSize(width: 36, height: 5), 5)
}
