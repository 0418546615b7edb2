import CoreGraphicsTypes
import Foundation
import SwiftUICore
import UIKitTypes

/// An arrow, and the title of the screen before: as much of it as there is room for.
struct BackButton: View {
  let bar: BarModel
  @Environment(\.metrics.navigation.motion) private var motion
  @Environment(\.appearance) private var appearance

  private var attributes: TextAttributes? { appearance.values.barButton(of: appearance.values.navigationBars, leadsBack: true) }

  var body: some View {
    let (bar, metrics) = (bar, bar.metrics)
    Pressable(action: { bar.goBack() }) { isPressed in
      HStack(spacing: 0) {
        ChevronShape(line: metrics.chevron.width, pointsBack: true)
          .stroke(style: StrokeStyle(lineWidth: metrics.chevron.width, lineCap: .round, lineJoin: .round))
          .frame(width: metrics.chevron.size.width, height: metrics.chevron.size.height)
          .padding(.leading, metrics.chevron.x)
          .modifier(ChevronMotion(bar: bar, motion: motion))
        if bar.value.role != .editor {
          title
            .padding(.leading, metrics.backTitleX - metrics.chevron.x - metrics.chevron.size.width)
            .modifier(BackTitleMotion(state: bar.state, motion: motion))
        }
      }
      .foregroundColor(.accentColor)
      .opacity(isPressed ? 0.2 : 1)
      .frame(minWidth: metrics.backMinimum, minHeight: metrics.height, alignment: .leading)
      .contentShape(Rectangle())
    }
    .modifier(BarTint(bars: \.navigationBars, attributes: attributes))
    .modifier(BackMenu(bar: bar))
    .accessibilityControl(.button, activate: { bar.goBack() })
    .accessibilityLabel(bar.screen.backTitle ?? Text("Back"))
    .accessibilityIdentifier("BackButton")
  }

  @ViewBuilder private var title: some View {
    let font = attributes?.font?.font ?? bar.metrics.itemFont
    let back = Text("Back").font(font).lineLimit(1)
    ViewThatFits(in: .horizontal) {
      if let title = bar.screen.backTitle { title.font(font).lineLimit(1) }
      back
      Color.clear.frame(width: 0, height: 0)
    }
  }
}

/// The arrow of the first screen that has one fades in; it then stays while screens change.
private struct ChevronMotion: ViewModifier {
  let bar: BarModel
  let motion: NavigationMetrics.Motion

  func body(content: Content) -> some View {
    let (state, motion, isFirst) = (bar.state, motion, bar.screen.depth == 1)
    content.driven(by: [state.presence]) { _ in
      DrivenEffect(opacity: isFirst ? NavigationMetrics.Motion.part(state.presence.value, of: motion.chevronIn) : 1)
    }
  }
}

/// The title of a back button comes from where the title of the screen before was, and goes out at the side.
private struct BackTitleMotion: ViewModifier {
  let state: ScreenState
  let motion: NavigationMetrics.Motion

  func body(content: Content) -> some View {
    let (state, motion) = (state, motion)
    content.driven(by: [state.presence, state.cover]) { context in
      let (presence, cover) = (state.presence.value, state.cover.value)
      let centred = (context.screenWidth - context.size.width) / 2 - context.origin.x
      return DrivenEffect(
        offset: CGSize(width: (1 - presence) * centred - cover * context.screenWidth / 2, height: 0),
        opacity: NavigationMetrics.Motion.part(presence, of: motion.backTitleIn)
          * (1 - NavigationMetrics.Motion.part(cover, of: motion.backTitleOut)))
    }
  }
}
