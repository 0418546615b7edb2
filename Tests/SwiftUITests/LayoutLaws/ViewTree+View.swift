import SwiftUI

@MainActor
extension ViewTree {
  /// The view that the tree stands for.
  var view: AnyView { AnyView(content) }

  private var first: any View { children[0].content }

  private var content: any View {
    switch kind {
    case .color: named(color)
    case .spacer(let least): Spacer(minLength: least)
    case .divider: named(Divider())
    case .text(let text): named(Text(verbatim: text))
    case .circle: named(Circle().fill(color))
    case .symbol(let resizable): named(resizable ? Image(systemName: "star").resizable() : Image(systemName: "star"))
    case .box(let width, let height): named(color.frame(width: width, height: height))
    case .padding, .frame, .flexible, .offset, .position, .ratio, .fixedSize, .priority, .guide, .safeAreaPadding,
      .ignoresSafeArea, .clipped, .overlay, .background, .inset, .cell:
      modified(first)
    default: container
    }
  }

  private func named(_ view: some View) -> any View { view.accessibilityIdentifier("\(id)") }

  private var color: Color { Color(red: Double(id * 37 % 11) / 10, green: Double(id * 17 % 7) / 6, blue: Double(id % 5) / 4) }

  private var loop: some View { ForEach(children) { $0.view } }

  private var container: any View {
    switch kind {
    case .hstack(let guide, let spacing): HStack(alignment: guide.vertical, spacing: spacing) { loop }
    case .vstack(let guide, let spacing): VStack(alignment: guide.horizontal, spacing: spacing) { loop }
    case .zstack(let place): ZStack(alignment: place.alignment) { loop }
    case .grid(let place, let spacing):
      Grid(alignment: place.alignment, horizontalSpacing: spacing, verticalSpacing: spacing) { loop }
    case .row: GridRow { loop }
    case .lazyVStack(let guide, let spacing): LazyVStack(alignment: guide.horizontal, spacing: spacing) { loop }
    case .lazyHStack(let guide, let spacing): LazyHStack(alignment: guide.vertical, spacing: spacing) { loop }
    case .lazyVGrid(let count): LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: count)) { loop }
    case .lazyHGrid(let count): LazyHGrid(rows: Array(repeating: GridItem(.flexible()), count: count)) { loop }
    case .scroll(let axes): ScrollView(axes.set) { loop }
    case .fits(let axes): ViewThatFits(in: axes.set) { loop }
    case .geometry(let share):
      GeometryReader { proxy in
        let width = proxy.size.width * share
        ForEach(children) { $0.view.frame(width: width.isFinite ? width : nil) }
      }
    case .flow(let spacing): FlowLayout(spacing: spacing)() { loop }
    case .any(let arrangement, let spacing): arrangement.layout(spacing)() { loop }
    default: Group { loop }
    }
  }

  private func modified(_ view: some View) -> any View {
    switch kind {
    case .padding(let edges, let length): view.padding(edges.set, length)
    case .frame(let width, let height, let place): view.frame(width: width, height: height, alignment: place.alignment)
    case .flexible(let x, let y, let place):
      view.frame(
        minWidth: x.least, idealWidth: x.ideal, maxWidth: x.most, minHeight: y.least, idealHeight: y.ideal, maxHeight: y.most,
        alignment: place.alignment)
    case .offset(let x, let y): view.offset(x: x, y: y)
    case .position(let x, let y): view.position(x: x, y: y)
    case .ratio(let ratio, let fills): view.aspectRatio(ratio, contentMode: fills ? .fill : .fit)
    case .fixedSize(let axes): view.fixedSize(horizontal: axes != .vertical, vertical: axes != .horizontal)
    case .priority(let priority): view.layoutPriority(priority)
    case .guide(let guide, let length):
      view.alignmentGuide(guide.vertical) { _ in length }.alignmentGuide(guide.horizontal) { $0.width - length }
    case .safeAreaPadding(let edges, let length): view.safeAreaPadding(edges.set, length)
    case .ignoresSafeArea: view.ignoresSafeArea()
    case .overlay(let place): view.overlay(alignment: place.alignment) { children[1].view }
    case .background(let place): view.background(alignment: place.alignment) { children[1].view }
    case .inset(let edge, let spacing): inset(view, edge, spacing)
    case .cell(let columns): view.gridCellColumns(columns)
    default: view.clipped()
    }
  }

  private func inset(_ view: some View, _ edge: Edges, _ spacing: CGFloat?) -> any View {
    switch edge {
    case .top, .all: view.safeAreaInset(edge: .top, spacing: spacing) { children[1].view }
    case .bottom: view.safeAreaInset(edge: .bottom, spacing: spacing) { children[1].view }
    case .leading: view.safeAreaInset(edge: .leading, spacing: spacing) { children[1].view }
    case .trailing: view.safeAreaInset(edge: .trailing, spacing: spacing) { children[1].view }
    }
  }
}

extension ViewTree.Arrangement {
  func layout(_ spacing: CGFloat?) -> AnyLayout {
    switch self {
    case .row: AnyLayout(HStackLayout(spacing: spacing))
    case .column: AnyLayout(VStackLayout(spacing: spacing))
    case .pile: AnyLayout(ZStackLayout())
    case .flow: AnyLayout(FlowLayout(spacing: spacing ?? 0))
    }
  }
}

/// Views at their ideal sizes side by side, in as many lines as the width needs.
struct FlowLayout: Layout {
  var spacing: CGFloat

  /// Where views of some sizes go in a width, and the size of them all.
  static func arrange(_ sizes: [CGSize], spacing: CGFloat, width: CGFloat?) -> (origins: [CGPoint], size: CGSize) {
    var origins: [CGPoint] = []
    var (line, corner, size) = (CGFloat(0), CGPoint.zero, CGSize.zero)
    for own in sizes {
      if let width, corner.x > 0, corner.x + own.width > width {
        corner = CGPoint(x: 0, y: corner.y + line + spacing)
        line = 0
      }
      origins.append(corner)
      line = max(line, own.height)
      size = CGSize(width: max(size.width, corner.x + own.width), height: max(size.height, corner.y + own.height))
      corner.x += own.width + spacing
    }
    return (origins, size)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    Self.arrange(subviews.map { $0.sizeThatFits(.unspecified) }, spacing: spacing, width: proposal.width).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    for (subview, origin) in zip(subviews, Self.arrange(sizes, spacing: spacing, width: proposal.width).origins) {
      subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }
}
