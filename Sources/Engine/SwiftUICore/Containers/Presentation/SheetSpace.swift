import CoreGraphicsTypes
import Foundation

/// The room for a sheet in its window, and the heights at which it rests there; in the coordinates of the node that shows it.
///
/// Where a sheet is, is said by how much of it shows above the window's lower edge: its extent, in points. How far a popover has
/// come is said in hundredths of its way.
struct SheetSpace: Equatable {
  enum Variant: Equatable { case sheet, card, cover, popover(PopupArrangement) }
  /// A height at which it rests.
  struct Stop: Equatable {
    let detent: SheetDetent?
    let extent: CGFloat
  }

  let variant: Variant
  /// The whole window.
  let window: CGRect
  /// Where content is that keeps inside the window's insets.
  let safe: CGRect
  /// From the lowest to the highest; there is one at least.
  let stops: [Stop]
  private let cardSize: CGSize

  /// The room for a sheet or a cover; in a wide window a sheet is a card of some size.
  init(
    isCover: Bool, card: CGSize, metrics: SheetMetrics, behavior: SheetBehavior, window: CGRect, safe: CGRect,
    environment: EnvironmentValues
  ) {
    (self.window, self.safe) = (window, safe)
    cardSize = CGSize(width: min(card.width, safe.width), height: min(card.height, safe.height))
    if isCover {
      variant = .cover
      stops = [Stop(detent: nil, extent: window.height)]
    } else if environment.horizontalSizeClass == .regular {
      variant = .card
      stops = [Stop(detent: nil, extent: window.maxY - (safe.midY - cardSize.height / 2))]
    } else {
      variant = .sheet
      stops = Self.stops(metrics: metrics, behavior: behavior, window: window, safe: safe, environment: environment)
    }
  }

  /// The room for a popover.
  init(popover arrangement: PopupArrangement, window: CGRect, safe: CGRect) {
    (self.window, self.safe) = (window, safe)
    variant = .popover(arrangement)
    stops = [Stop(detent: nil, extent: Self.popoverExtent)]
    cardSize = .zero
  }

  /// The extent of a popover that has come.
  static let popoverExtent: CGFloat = 100

  private static func stops(
    metrics: SheetMetrics, behavior: SheetBehavior, window: CGRect, safe: CGRect, environment: EnvironmentValues
  ) -> [Stop] {
    let inset = safe.minY - window.minY
    let top = inset > metrics.notchFrom ? inset + metrics.gap : metrics.topPart * window.height
    let lower = window.maxY - safe.maxY
    let largest = max(window.height - top, 0)
    let most = max(largest - lower, 0)
    let found: [Stop] = behavior.detents.compactMap { detent in
      if detent.isLarge { return Stop(detent: detent, extent: largest) }
      guard let height = detent.height(most, environment), !height.isNaN else { return nil }
      return Stop(detent: detent, extent: min(max(height, 0) + lower, largest))
    }
    return found.isEmpty ? [Stop(detent: nil, extent: largest)] : found.sorted { $0.extent < $1.extent }
  }

  var lowest: CGFloat { stops[0].extent }
  var highest: CGFloat { stops[stops.count - 1].extent }

  func stop(withID id: AnyHashable?) -> Stop? { id.flatMap { id in stops.first { $0.detent?.id == id } } }

  /// Where the content lies that is laid out for one extent while another one shows.
  func frame(laidOutFor height: CGFloat, showing extent: CGFloat) -> CGRect {
    switch variant {
    case .cover: return safe.offsetBy(dx: 0, dy: window.height - extent)
    case .sheet:
      let bottom = window.maxY - safe.maxY
      return CGRect(x: safe.minX, y: window.maxY - extent, width: safe.width, height: max(height - bottom, 0))
    case .card:
      return CGRect(
        x: safe.midX - cardSize.width / 2, y: window.maxY - extent, width: cardSize.width, height: cardSize.height)
    case .popover(let arrangement): return arrangement.frame
    }
  }

  /// What of the window it covers then.
  func shape(of frame: CGRect, corner: CGFloat, arrow: CGSize) -> Path {
    switch variant {
    case .cover: return Path(window.offsetBy(dx: 0, dy: frame.minY - safe.minY))
    case .card: return RoundedRectangle(cornerRadius: corner, style: .continuous).path(in: frame)
    case .popover(let arrangement): return arrangement.outline(corner: corner, arrow: arrow)
    case .sheet:
      // The lower corners lie below the window.
      let height = max(window.maxY - frame.minY, frame.height) + 2 * corner
      let rect = CGRect(x: window.minX, y: frame.minY, width: window.width, height: height)
      return RoundedRectangle(cornerRadius: corner, style: .continuous).path(in: rect)
    }
  }
}
