import CoreGraphicsTypes
import SwiftUICore
import UIKitTypes

/// The bar at the bottom: equal parts for the tabs.
struct TabBar: View {
  let value: TabBarValue
  @Binding var isMoreShown: Bool
  let isContentBeneath: Bool
  @Environment(\.metrics.tabs) private var metrics
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.appearance.values.tabBars) private var bars
  @Environment(\.scrollEdges) private var scrollEdges

  var body: some View {
    HStack(spacing: 0) {
      ForEach(choices) { BottomTab(choice: $0) }
    }
    .frame(height: verticalSizeClass == .compact ? metrics.lowHeight : metrics.height)
    .frame(maxWidth: .infinity)
    .background {
      if value.background.isAutomatic, isContentBeneath, bars.passedAttributes() == nil, scrollEdge.isSoft {
        SoftEdge(edge: .bottom, color: Color(value.hasCards ? UIColor.systemGroupedBackground : .systemBackground))
          .ignoresSafeArea(.container, edges: [.bottom, .horizontal])
      } else if let attributes = shownAttributes {
        TabBarBackground(style: value.background.style, attributes: attributes.attributes)
      }
    }
    .opacity(bars.isHidden ? 0 : 1)
    .allowsHitTesting(!bars.isHidden)
    // Titles in bars do not grow with the user's texts.
    .dynamicTypeSize(.large)
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isTabBar)
  }

  private var scrollEdge: ScrollEdgeEffect { value.scrollEdge.completed(by: scrollEdges[.bottom] ?? ScrollEdgeEffect()) }

  /// What appearances put behind the bar, if anything is there now; what the screen says counts more.
  private var shownAttributes: (attributes: BarAttributes?, Void)? {
    let passed = value.background.style == nil ? bars.passedAttributes() : nil
    switch value.background.visibility ?? .automatic {
    case .automatic:
      if isContentBeneath { return value.background.style == nil && scrollEdge.isHidden == true ? nil : (passed, ()) }
      return value.background.style == nil ? bars.edgeAttributes().map { ($0, ()) } : nil
    case .visible: return (passed, ())
    case .hidden: return nil
    }
  }

  private var choices: [TabChoice] {
    let positions = value.positions(metrics.positions)
    var choices = value.choices(positions.items + (positions.hasMore ? [.more] : []))
    for (index, choice) in choices.enumerated() {
      let isMore = choice.id == TabItem.more.id
      let isSelected = isMore ? isMoreShown || value.isMoreChosen(metrics.positions) : choice.isSelected && !isMoreShown
      choices[index] = TabChoice(item: choice.item, isSelected: isSelected, position: choice.position, count: choice.count) {
        if isMore { isMoreShown = true } else { choose(choice) }
      }
    }
    return choices
  }

  private func choose(_ choice: TabChoice) {
    let wasMoreShown = isMoreShown
    isMoreShown = false
    // Below the list a tab comes back as it was.
    if !wasMoreShown || !choice.isSelected { choice.choose() }
  }
}

/// The bar's material, over what the device covers below the bar too, and the line above it.
private struct TabBarBackground: View {
  /// In place of the material.
  let style: AnyShapeStyle?
  /// What appearances of UIKit put behind the bar; `nil`: what is usual.
  let attributes: BarAttributes?
  @Environment(\.metrics.tabs) private var metrics
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.displayScale) private var displayScale

  @ViewBuilder var body: some View {
    if let attributes {
      BarGround(attributes: attributes, edge: .bottom).ignoresSafeArea(.container, edges: [.bottom, .horizontal])
    } else {
      usual
    }
  }

  private var usual: some View {
    Rectangle().fill(style ?? AnyShapeStyle(.bar)).ignoresSafeArea(.container, edges: [.bottom, .horizontal])
      .overlay(alignment: .top) {
        Rectangle().fill(colorScheme == .dark ? metrics.darkLine : metrics.line)
          .frame(height: 1 / displayScale).offset(y: -1 / displayScale)
          .ignoresSafeArea(.container, edges: .horizontal)
      }
      .accessibilityHidden(true)
  }
}

extension TabBarValue {
  /// The tabs that have a place of their own in a bar with a number of places.
  func positions(_ limit: Int) -> (items: [TabItem], hasMore: Bool) {
    let hasMore = barItems.count > limit
    return (hasMore ? Array(barItems.prefix(limit - 1)) : barItems, hasMore)
  }

  /// The tabs that the list of the others holds.
  func others(_ limit: Int) -> [TabItem] { Array(barItems.dropFirst(positions(limit).items.count)) }

  func isMoreChosen(_ limit: Int) -> Bool { others(limit).contains { $0.index == selected } }
}
