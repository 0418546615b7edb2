import Foundation
import SwiftUI

/// Views with others inside.
enum Container: CaseIterable {
  case vstack, hstack, zstack, group, grid, lazyVStack, lazyHStack, lazyVGrid, lazyHGrid, lazyLong, lazySections, scroll
  case scrollAcross, scrollBoth, geometry, fits, stackLayout, oddLayout, timeline, pages, navigation
}

extension Container {
  /// Whether it makes rows when they show.
  var isLazy: Bool {
    switch self {
    case .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid, .lazyLong, .lazySections, .scrollAcross, .geometry: true
    default: false
    }
  }

  /// `isInRow`: inside of another lazy container it has few rows, for theirs would be multiplied.
  @MainActor func view(_ n: [CGFloat], count: Int, isInRow: Bool, _ children: [AnyView]) -> AnyView {
    let count = isInRow ? min(count, 5) : count
    let inside = ForEach(children.indices, id: \.self) { children[$0] }
    let many = ForEach(0..<(isInRow ? 3 : 60), id: \.self) { children[$0 % children.count] }
    switch self {
    case .vstack: return AnyView(VStack(spacing: n[0]) { inside })
    case .hstack: return AnyView(HStack(alignment: .firstTextBaseline, spacing: n[0]) { inside })
    case .zstack: return AnyView(ZStack { inside })
    case .group: return AnyView(Group { inside })
    case .grid:
      return AnyView(
        Grid(horizontalSpacing: n[0], verticalSpacing: n[1]) {
          GridRow { inside }
          GridRow { children[0].gridCellColumns(count).gridCellAnchor(UnitPoint(x: n[2], y: n[3])) }
        })
    case .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid, .lazyLong, .lazySections:
      return lazy(n, count, AnyView(many), inside: AnyView(inside))
    case .scroll: return AnyView(ScrollView { inside }.contentMargins(.top, n[0]).safeAreaPadding(n[1]))
    case .scrollAcross: return AnyView(ScrollView(.horizontal) { LazyHStack(spacing: n[0]) { many }.padding(n[1]) })
    case .scrollBoth: return AnyView(ScrollView([.horizontal, .vertical]) { VStack { inside }.offset(x: n[0], y: n[1]) })
    case .geometry:
      return AnyView(
        GeometryReader { proxy in
          let width = proxy.size.width - 200
          LazyVGrid(columns: [GridItem(.fixed(n[0] / width)), GridItem(.adaptive(minimum: 1 / width))], spacing: n[1] / width) {
            many
          }
          .frame(width: proxy.size.width / n[2]).padding(.leading, proxy.frame(in: .global).minX * n[3])
        })
    case .fits: return AnyView(ViewThatFits { inside })
    case .stackLayout: return AnyView(AnyLayout(HStackLayout(spacing: n[0]))() { inside })
    case .oddLayout: return AnyView(OddLayout(numbers: n)() { inside })
    case .timeline:
      return AnyView(TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: n[0]), by: n[1])) { _ in inside })
    case .pages: return AnyView(TabView { inside }.tabViewStyle(.page))
    case .navigation: return AnyView(NavigationView { VStack { inside }.navigationTitle("title") })
    }
  }

  private func lazy(_ n: [CGFloat], _ count: Int, _ many: AnyView, inside: AnyView) -> AnyView {
    let items = [
      GridItem(.adaptive(minimum: n[0], maximum: n[1]), spacing: n[2]), GridItem(.flexible(minimum: n[3], maximum: n[0])),
      GridItem(.fixed(n[1]), spacing: n[3]),
    ]
    let columns = Array(items.prefix(max(count, 0)))
    return switch self {
    case .lazyVStack: AnyView(ScrollView { LazyVStack(spacing: n[0], pinnedViews: .sectionHeaders) { many } })
    case .lazyHStack: AnyView(ScrollView(.horizontal) { LazyHStack(spacing: n[0]) { many } })
    case .lazyVGrid: AnyView(ScrollView { LazyVGrid(columns: columns, spacing: n[0]) { many } })
    case .lazyHGrid: AnyView(LazyHGrid(rows: columns, spacing: n[0]) { inside })
    case .lazyLong:
      AnyView(
        ScrollView {
          LazyVStack(spacing: n[0]) {
            ForEach(0..<max(count, 0), id: \.self) { _ in Color.red.frame(height: n[1]).offset(y: n[2]) }
          }
        })
    default:
      AnyView(
        ScrollView {
          LazyVStack(spacing: n[0], pinnedViews: [.sectionHeaders, .sectionFooters]) {
            ForEach(0..<min(max(count, 0), 9), id: \.self) { number in
              Section {
                inside
              } header: {
                Color.blue.frame(height: n[1])
              } footer: {
                Text("\(number)").padding(n[2])
              }
            }
          }
        })
    }
  }
}

/// A layout of an app that answers anything.
struct OddLayout: Layout {
  let numbers: [CGFloat]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    _ = subviews.map { $0.sizeThatFits(ProposedViewSize(width: numbers[2], height: nil)) }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: numbers[2], y: numbers[3]), anchor: UnitPoint(x: numbers[1], y: numbers[0]),
        proposal: ProposedViewSize(width: numbers[3], height: numbers[2]))
    }
  }
}
