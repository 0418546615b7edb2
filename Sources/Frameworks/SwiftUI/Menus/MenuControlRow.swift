import CoreGraphicsTypes
import SwiftUICore

/// Controls that share a row of a menu: symbols, perhaps with their titles below.
struct MenuControlRow<Content: View>: View {
  let content: Content
  let hasTitles: Bool
  @Environment(\.metrics.menus) private var metrics
  @Environment(\.colorScheme) private var scheme
  @Environment(\.pixelLength) private var pixel
  @MenuMeasures private var rowMetrics

  var body: some View {
    let rowMetrics = rowMetrics
    let height = hasTitles ? metrics.controlHeight : rowMetrics.above + rowMetrics.below
    let decorator = MenuControlDecorator(line: metrics.separator.color(in: scheme), width: pixel)
    MenuRowLayout(rowMetrics: rowMetrics, isWhole: false, height: height) {
      MenuControlRowLayout { DecoratedViews(content, decorator: decorator) }
        .buttonStyle(MenuControlButtonStyle())
        .toggleStyle(MenuControlToggleStyle())
        .labelStyle(MenuControlLabelStyle(hasTitle: hasTitles))
        .lineLimit(1)
        .menuRole(.ground)
      Color.clear.frame(width: 0, height: 0).menuRole(.label)
      MenuSeparators.views(metrics, scheme)
    }
    .layoutValue(key: MenuRowKey.self, value: true)
  }
}

/// Equal parts for all.
nonisolated private struct MenuControlRowLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let width = bounds.width / CGFloat(max(subviews.count, 1))
    for (index, view) in subviews.enumerated() {
      view.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

nonisolated private struct MenuControlDecorator: ElementDecorator {
  let line: Color
  let width: CGFloat
  func decoration(of element: ListElement) -> MenuControlChrome {
    MenuControlChrome(line: element.position.isLastRow ? nil : line, width: width)
  }
}

/// The line after a piece.
nonisolated private struct MenuControlChrome: ViewModifier, Equatable {
  let line: Color?
  let width: CGFloat
  @MainActor func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .trailing) { (line ?? .clear).frame(width: width).accessibilityHidden(true) }
  }
}

private struct MenuControlButtonStyle: PrimitiveButtonStyle {
  @MenuChoice private var choose

  func makeBody(configuration: Configuration) -> some View {
    let choose = choose
    MenuControl(
      role: configuration.role, isOn: false, action: { choose(configuration.action) }, label: configuration.label.content)
  }
}

private struct MenuControlToggleStyle: ToggleStyle {
  @MenuChoice private var choose

  func makeBody(configuration: Configuration) -> some View {
    let choose = choose
    MenuControl(
      role: nil, isOn: configuration.isOn || configuration.isMixed,
      action: { choose { configuration.isOn.toggle() } }, label: configuration.label.content)
  }
}

private struct MenuControlLabelStyle: LabelStyle {
  let hasTitle: Bool
  @Environment(\.metrics.menus) private var metrics

  func makeBody(configuration: Configuration) -> some View {
    if hasTitle {
      VStack(spacing: metrics.controlSpacing) {
        configuration.icon.accessibilityHidden(true)
        configuration.title.font(metrics.controlFont)
      }
    } else {
      configuration.icon.accessibilityName(from: configuration.title)
    }
  }
}

/// A control that has a part of a menu's row.
struct MenuControl<Content: View>: View {
  let role: ButtonRole?
  /// Whether it shows as being on.
  let isOn: Bool
  let action: () -> Void
  let label: Content
  @State private var isHighlighted = false
  @Environment(\.metrics.menus) private var metrics
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    label
      .foregroundColor(!isEnabled ? .gray : role == .destructive ? .red : isOn ? .accentColor : Color(UIColor.label))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(isHighlighted ? metrics.highlight.color(in: scheme) : .clear)
      .contentShape(Rectangle())
      .modifier(SlideItemModifier(action: action) { isHighlighted = $0 })
  }
}
