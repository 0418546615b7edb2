import Foundation

/// How two screens look on the way from one to the other.
extension ScreensNode {
  private var side: CGFloat { isRightToLeft ? -1 : 1 }

  /// The bounds, with what of the safe area around them belongs to the screens.
  private var viewport: CGRect {
    let growth = safeAreaOutset().growth
    return CGRect(
      x: -growth.left, y: -growth.top, width: size.width + growth.left + growth.right,
      height: size.height + growth.top + growth.bottom)
  }

  func drawnScreens() -> DisplayFragment {
    var builder = FragmentBuilder(for: self)
    let viewport = viewport
    appendBackground(at: 0, to: &builder)
    guard let passage else {
      for node in shownChildren { builder.append(node) }
      return builder.finish()
    }
    if let stage = passage.ownStage { return staged(passage, by: stage, in: viewport, over: builder) }
    let presence = passage.presence
    let lower = onPixel(-metrics.parallax * presence * size.width * side)
    let upper = onPixel((1 - presence) * viewport.width * side)
    appendContent(of: passage.lower, at: lower, to: &builder)
    appendDim(presence, in: viewport, to: &builder)
    appendShadow(at: upper, presence: presence, to: &builder)
    appendBackground(at: upper, to: &builder)
    appendContent(of: passage.upper, at: upper, to: &builder)
    for node in [passage.lower, passage.upper] {
      guard let bar = node.screen?[.upperBar] else { continue }
      builder.append(bar.fragment(), at: CGPoint(x: bar.position.x, y: bar.position.y))
    }
    return cut(builder, to: viewport)
  }

  /// What goes out at the sides must not show beside the screens.
  private func cut(_ builder: FragmentBuilder, to viewport: CGRect) -> DisplayFragment {
    let clip = DisplayEffect.clip(Path(viewport), isEvenOdd: false, isAntialiased: false, snapFrame: viewport)
    return builder.finish(sharingOnlyChild: false).wrapped(in: clip, id: displayID)
  }

  /// The upper screen with its bars, wherever its stage has it, over the lower one, which stays in place.
  private func staged(
    _ passage: ScreenPassage, by stage: TransitionStage, in viewport: CGRect, over ground: FragmentBuilder
  ) -> DisplayFragment {
    var builder = ground
    builder.append(passage.lower)
    if stage.isZoom { appendDim(passage.presence, in: viewport, to: &builder) }
    var upper = FragmentBuilder(for: self)
    appendBackground(at: 0, to: &upper)
    upper.append(passage.upper)
    let picture = upper.finish(sharingOnlyChild: false)
    builder.append(
      stage.picture(of: picture, in: viewport, corner: 0, presence: passage.presence, for: self), at: .zero)
    return cut(builder, to: viewport)
  }

  private func appendDim(_ presence: CGFloat, in viewport: CGRect, to builder: inout FragmentBuilder) {
    append(.color(DisplayColor(red: 0, green: 0, blue: 0, alpha: Float(metrics.dim * presence))), in: viewport, to: &builder)
  }

  private func onPixel(_ distance: CGFloat) -> CGFloat {
    let scale = graph.services.displayScale
    return (distance * scale).rounded() / scale
  }

  /// Everything of a screen but its title and buttons, which lie above both screens.
  private func appendContent(of node: ViewNode, at x: CGFloat, to builder: inout FragmentBuilder) {
    // So that its parts say when they are to be drawn again.
    _ = node.fragment()
    guard let screen = node.screen else { return }
    let parts = [screen.content, screen[.upperBackdrop], screen[.lowerBackdrop], screen[.lowerBar]]
    for part in parts where (part as? ContainerNode)?.children.list != nil || part === screen.content {
      builder.append(part.fragment(), at: CGPoint(x: part.position.x + x, y: part.position.y))
    }
  }

  private func appendBackground(at x: CGFloat, to builder: inout FragmentBuilder) {
    let color = Color(SystemColor.background).displayColor(in: EnvironmentValues(scope: scope, reader: self))
    append(.color(color), in: viewport.offsetBy(dx: x, dy: 0), to: &builder)
  }

  private func appendShadow(at x: CGFloat, presence: CGFloat, to builder: inout FragmentBuilder) {
    let width = metrics.shadowWidth * size.width
    guard width > 0, presence > 0 else { return }
    let edge = (isRightToLeft ? viewport.maxX : viewport.minX) + x
    let strip = CGRect(x: isRightToLeft ? edge : edge - width, y: viewport.minY, width: width, height: viewport.height)
    let dark = DisplayColor(red: 0, green: 0, blue: 0, alpha: Float(metrics.shadowOpacity))
    let clear = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)
    append(
      .linearGradient(
        stops: [DisplayGradientStop(color: clear, location: 0), DisplayGradientStop(color: dark, location: 1)],
        start: CGPoint(x: isRightToLeft ? strip.maxX : strip.minX, y: 0),
        end: CGPoint(x: isRightToLeft ? strip.minX : strip.maxX, y: 0)), in: strip, to: &builder)
  }

  private func append(_ paint: DisplayPaint, in rect: CGRect, to builder: inout FragmentBuilder) {
    builder.append(.fill(DisplayFill(path: Path(rect), paint: paint, snapFrame: rect)), bounds: rect)
  }
}
