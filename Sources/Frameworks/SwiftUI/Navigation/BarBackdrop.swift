import CoreGraphicsTypes
import SwiftUICore

/// What lies behind a bar: nothing while no content passes below it, unless the screen wants otherwise.
struct BarBackdrop: View {
  let bar: BarModel
  let edge: VerticalEdge
  @Environment(\.colorScheme) private var scheme
  @Environment(\.displayScale) private var displayScale

  private var position: ToolbarPlacement.Position { edge == .top ? .navigationBar : .bottomBar }
  private var background: BarBackground { bar.value.backgrounds[position] ?? BarBackground() }

  var body: some View {
    let (bar, state, edge) = (bar, bar.state, edge)
    // Above a keyboard there is always something behind the buttons.
    let visibility = edge == .bottom && bar.showsKeyboardBar ? .visible : background.visibility ?? .automatic
    let scheme = bar.value.colorSchemes[position] ?? scheme
    let line = bar.metrics.hairline.color(in: scheme)
    Rectangle()
      .fill(background.style ?? AnyShapeStyle(bar.metrics.background))
      .overlay(alignment: edge == .top ? .bottom : .top) { line.frame(height: 1 / displayScale) }
      .ignoresSafeArea(edges: edge == .top ? [.top, .horizontal] : [.bottom, .horizontal])
      .environment(\.colorScheme, scheme)
      .accessibilityHidden(true)
      .driven(by: [state.scroll, state.remaining]) { _ in
        let scroll = state.scroll.value
        let passed =
          edge == .bottom
          ? state.remaining.value : bar.collapsible > 0 ? scroll - bar.collapsible + bar.metrics.backgroundRange : scroll
        let opacity: CGFloat =
          switch visibility {
          case .visible: 1
          case .hidden: 0
          default: min(max(passed / bar.metrics.backgroundRange, 0), 1)
          }
        let height = edge == .top ? bar.pull(scroll) - bar.collapse(scroll) : 0
        return DrivenEffect(offset: CGSize(width: 0, height: height), opacity: opacity)
      }
  }
}
