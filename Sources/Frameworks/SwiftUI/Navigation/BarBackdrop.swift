import CoreGraphicsTypes
import SwiftUICore
import UIKitTypes

/// What lies behind a bar: nothing while no content passes below it, unless the screen wants otherwise.
struct BarBackdrop: View {
  let bar: BarModel
  let edge: VerticalEdge
  @Environment(\.colorScheme) private var scheme
  @Environment(\.displayScale) private var displayScale
  @Environment(\.appearance) private var appearance
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.scrollEdges) private var scrollEdges

  private var position: ToolbarPlacement.Position { edge == .top ? .navigationBar : .bottomBar }
  private var background: BarBackground { bar.value.backgrounds[position] ?? BarBackground() }

  private var bars: AppearanceValues.Bars { edge == .top ? appearance.values.navigationBars : appearance.values.toolbars }

  @ViewBuilder var body: some View {
    let isLow = verticalSizeClass == .compact
    // What the screen says counts more than what holds for all bars.
    let passed = background.style == nil ? bars.passedAttributes(isLow: isLow) : nil
    let resting = background.style == nil && background.visibility == nil ? bars.edgeAttributes(isLow: isLow) : nil
    if !bars.isHidden, scrollEdge.isHidden != true || !background.isAutomatic || isAlwaysVisible {
      if passed != nil || resting != nil {
        ZStack {
          if let resting { ground(BarGround(attributes: resting, edge: edge), isResting: true) }
          if let passed { ground(BarGround(attributes: passed, edge: edge)) } else { usualGround }
        }
      } else {
        usualGround
      }
    }
  }

  /// Above a keyboard there is always something behind the buttons.
  private var isAlwaysVisible: Bool { edge == .bottom && bar.showsKeyboardBar }

  /// How content gives way to the bar: what is said nearest to it.
  private var scrollEdge: ScrollEdgeEffect {
    (bar.value.scrollEdges[edge] ?? ScrollEdgeEffect()).completed(by: scrollEdges[edge] ?? ScrollEdgeEffect())
  }

  @ViewBuilder private var usualGround: some View {
    if scrollEdge.isSoft, background.isAutomatic, !isAlwaysVisible {
      ground(SoftEdge(edge: edge, color: Color(bar.value.hasCards ? UIColor.systemGroupedBackground : .systemBackground)))
    } else {
      hardGround
    }
  }

  @ViewBuilder private var hardGround: some View {
    let line = bar.metrics.hairline.color(in: bar.value.colorSchemes[position] ?? scheme)
    ground(
      Rectangle()
        .fill(background.style ?? AnyShapeStyle(bar.metrics.background))
        .overlay(alignment: edge == .top ? .bottom : .top) { line.frame(height: 1 / displayScale) })
  }

  /// What lies behind the bar while content passes below it, or while none does.
  private func ground(_ content: some View, isResting: Bool = false) -> some View {
    let (bar, state, edge) = (bar, bar.state, edge)
    let visibility = isAlwaysVisible ? .visible : background.visibility ?? .automatic
    let scheme = bar.value.colorSchemes[position] ?? (bars.isDark ? .dark : scheme)
    return
      content
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
        return DrivenEffect(offset: CGSize(width: 0, height: height), opacity: isResting ? 1 - opacity : opacity)
      }
  }
}
