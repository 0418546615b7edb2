import CoreGraphicsTypes
import Foundation

/// The room for a sheet in its window, and the heights at which it rests there; in the coordinates of the node that shows it.
///
/// Where a sheet is, is said by how much of it shows above the window's lower edge: its extent, in points.
struct SheetSpace: Equatable {
  enum Form { case sheet, card, cover }
  /// A height at which it rests.
  struct Stop: Equatable {
    let detent: SheetDetent?
    let extent: CGFloat
  }

  let form: Form
  /// The whole window.
  let window: CGRect
  /// Where content is that keeps inside the window's insets.
  let safe: CGRect
  /// From the lowest to the highest; there is one at least.
  let stops: [Stop]

  init(look: SheetLook?, behavior: SheetBehavior, window: CGRect, safe: CGRect, environment: EnvironmentValues) {
    (self.window, self.safe) = (window, safe)
    guard let look else {
      form = .cover
      stops = [Stop(detent: nil, extent: window.height)]
      return
    }
    let card = look.cardSize
    if environment.horizontalSizeClass == .regular, window.width > card.width {
      form = .card
      let height = min(card.height, safe.height)
      stops = [Stop(detent: nil, extent: window.maxY - (safe.midY - height / 2))]
      return
    }
    form = .sheet
    let inset = safe.minY - window.minY
    let top = inset > look.notchFrom ? inset + look.gap : look.topPart * window.height
    let lower = window.maxY - safe.maxY
    let largest = max(window.height - top, 0)
    let most = max(largest - lower, 0)
    let found: [Stop] = behavior.detents.compactMap { detent in
      if detent.isLarge { return Stop(detent: detent, extent: largest) }
      guard let height = detent.height(most, environment), height.isFinite else { return nil }
      return Stop(detent: detent, extent: min(max(height, 0) + lower, largest))
    }
    stops = found.isEmpty ? [Stop(detent: nil, extent: largest)] : found.sorted { $0.extent < $1.extent }
  }

  var lowest: CGFloat { stops[0].extent }
  var highest: CGFloat { stops[stops.count - 1].extent }

  func stop(withID id: AnyHashable?) -> Stop? { id.flatMap { id in stops.first { $0.detent?.id == id } } }

  /// Where the content lies that is laid out for one extent while another one shows.
  func frame(laidOutFor height: CGFloat, showing extent: CGFloat, look: SheetLook?) -> CGRect {
    switch form {
    case .cover: return safe.offsetBy(dx: 0, dy: window.height - extent)
    case .sheet:
      let bottom = window.maxY - safe.maxY
      return CGRect(x: safe.minX, y: window.maxY - extent, width: safe.width, height: max(height - bottom, 0))
    case .card:
      let card = look?.cardSize ?? safe.size
      let size = CGSize(width: card.width, height: min(card.height, safe.height))
      return CGRect(x: safe.midX - size.width / 2, y: window.maxY - extent, width: size.width, height: size.height)
    }
  }

  /// What of the window it covers then.
  func shape(of frame: CGRect, corner: CGFloat) -> Path {
    switch form {
    case .cover: return Path(window.offsetBy(dx: 0, dy: frame.minY - safe.minY))
    case .card: return RoundedRectangle(cornerRadius: corner, style: .continuous).path(in: frame)
    case .sheet:
      // The lower corners lie below the window.
      let height = max(window.maxY - frame.minY, frame.height) + 2 * corner
      let rect = CGRect(x: window.minX, y: frame.minY, width: window.width, height: height)
      return RoundedRectangle(cornerRadius: corner, style: .continuous).path(in: rect)
    }
  }
}
