import CoreGraphicsTypes
import Foundation

/// How a sheet looks, and what is behind it.
extension SheetNode {
  // MARK: What is behind

  /// How far the sheet has come from where nothing behind it changes, 0…1.
  private var darkness: CGFloat {
    guard let space, kind != .popover else { return 0 }
    let free = freeStop(in: space)
    let next = space.stops.first { $0.extent > free }?.extent ?? space.highest
    guard next > free else { return 0 }
    return min(max((motion.value - free) / (next - free), 0), 1)
  }

  /// The highest extent at which what is behind is as bright as ever; 0 where it never is.
  private func freeStop(in space: SheetSpace) -> CGFloat {
    switch behavior.usableDetents {
    case .never: 0
    case .always: space.highest
    case .upThrough(let id): space.stop(withID: id)?.extent ?? 0
    }
  }

  /// Whether what is behind can be pressed and found.
  var isBehindReachable: Bool {
    guard let space, behavior.usableDetents != .never else { return false }
    return (space.stop(withID: detent) ?? space.stops[0]).extent <= freeStop(in: space)
  }

  /// Says how far what is behind goes back.
  func tellRecession() {
    guard let space, space.variant == .sheet, space.stops.last?.detent.map(\.isLarge) ?? true else {
      anchor?.presentation?.recession = nil
      return
    }
    let metrics = variant.metrics
    let below = space.stops.dropLast().last?.extent ?? 0
    let way = max(space.highest - below, 1)
    let progress = min(max((motion.value - below) / way, 0), 1)
    let top = space.window.height - space.highest
    anchor?.presentation?.recession = Recession(
      progress: progress, scale: metrics.behindScale, drop: max(top - metrics.gap, 0), corner: metrics.corner)
  }

  // MARK: Drawing

  /// All that shows of it.
  func picture() -> DisplayFragment {
    guard let space, motion.value > 0 || stage?.isZoom == true else { return .empty }
    if case .popover(let arrangement) = space.variant { return popoverFragment(arrangement) }
    let metrics = variant.metrics
    var builder = FragmentBuilder(for: self)
    if kind == .sheet {
      let isDark = EnvironmentValues(scope: scope, reader: self).colorScheme == .dark
      backdrop.dim = (isDark ? metrics.darkDim : metrics.dim) * darkness
      builder.append(backdrop)
      appendShadow(metrics, to: &builder)
    }
    let shape = outline
    var clipped = card(in: shape)
    if let stage = ownStage, presence < 1 {
      clipped = stage.picture(of: clipped, in: shape.boundingRect, corner: corner, presence: presence, for: self)
    }
    if var recession = anchor?.presentation?.recessionHere, kind == .sheet {
      // A sheet goes back behind the next one by as much as the screen has gone back behind it.
      recession.drop = -metrics.gap
      builder.append(recession.applied(to: clipped, in: shape.boundingRect, id: displayID), at: .zero)
    } else {
      builder.append(clipped, at: .zero)
    }
    return builder.finish()
  }

  /// What of the window it covers in place.
  var outline: Path { space?.shape(of: frame, corner: corner, arrow: .zero) ?? Path() }

  private var corner: CGFloat { kind == .sheet ? behavior.corner ?? variant.metrics.corner : 0 }

  /// The content, cut to an outline.
  private func card(in shape: Path) -> DisplayFragment {
    var card = FragmentBuilder(for: self)
    card.append(content)
    let clip = DisplayEffect.clip(shape, isEvenOdd: false, isAntialiased: kind != .cover, snapFrame: nil)
    return card.finish(sharingOnlyChild: false).wrapped(in: clip, id: displayID)
  }

  /// Tells a sheet from what is behind it where that is as bright.
  private func appendShadow(_ metrics: SheetMetrics, to builder: inout FragmentBuilder) {
    // On its way out of a view it is not where the shadow would be.
    let share = ownStage.map { $0.isZoom && presence < 1 ? 0 : presence } ?? 1
    guard behavior.usableDetents != .never, darkness < 1, share > 0, let space else { return }
    let strip = CGRect(
      x: space.window.minX, y: frame.minY - metrics.shadowHeight, width: space.window.width,
      height: metrics.shadowHeight + metrics.corner)
    let clear = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)
    let dark = DisplayColor(red: 0, green: 0, blue: 0, alpha: Float(metrics.shadowOpacity * Double(share)))
    let stops = [DisplayGradientStop(color: clear, location: 0), DisplayGradientStop(color: dark, location: 1)]
    let paint = DisplayPaint.linearGradient(
      stops: stops, start: CGPoint(x: 0, y: strip.minY), end: CGPoint(x: 0, y: frame.minY))
    builder.append(.fill(DisplayFill(path: Path(strip), paint: paint, snapFrame: strip)), bounds: strip)
  }

  /// The popover on its shadow, on its way out of the tip of its arrow.
  private func popoverFragment(_ arrangement: PopupArrangement) -> DisplayFragment {
    guard let popover = variant.popover else { return .empty }
    let shown = motion.value / SheetSpace.popoverExtent
    let insets = arrangement.pointerInsets(arrow: arrow, isRightToLeft: false)
    let corner = behavior.corner ?? popover.corner
    let body = CGRect(
      x: frame.minX + insets.leading, y: frame.minY + insets.top, width: frame.width - insets.leading - insets.trailing,
      height: frame.height - insets.top - insets.bottom)
    var builder = FragmentBuilder(for: self)
    for ring in 0..<popover.shadow.count {
      let path = popover.shadow.path(of: ring, around: body, corner: corner)
      let color = DisplayColor(red: 0, green: 0, blue: 0, alpha: Float(popover.shadow.opacity(of: ring)))
      builder.append(
        .fill(DisplayFill(path: path, paint: .color(color), isEvenOdd: true)), bounds: path.boundingRect)
    }
    builder.append(card(in: arrangement.outline(corner: corner, arrow: arrow)), at: .zero)
    var picture = builder.finish(sharingOnlyChild: false)
    if shown < 1 { picture = picture.wrapped(in: .opacity(min(max(shown, 0), 1)), id: displayID) }
    let scale = popover.popup.smallest + (1 - popover.popup.smallest) * shown
    let origin = CGPoint(x: frame.minX + frame.width * arrangement.origin.x, y: frame.minY + frame.height * arrangement.origin.y)
    return picture.scaled(by: scale, about: origin, id: displayID)
  }
}
