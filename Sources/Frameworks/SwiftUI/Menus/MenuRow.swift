import CoreGraphicsTypes
import SwiftUICore

/// What a part of a menu's row is.
nonisolated enum MenuRole: LayoutValueKey {
  /// Fills the row, where a finger is over it.
  case ground
  case label
  /// Stands before the label.
  case mark
  /// Lies between the row and the next one.
  case line, gap
  /// Of a label.
  case title, subtitle, icon
  static var defaultValue: MenuRole { .label }
}

/// Whether a view in a menu's label is a whole label by itself.
nonisolated private enum WholeLabelKey: LayoutValueKey { static var defaultValue: Bool { false } }

extension View {
  nonisolated func menuRole(_ part: MenuRole) -> some View { layoutValue(key: MenuRole.self, value: part) }
}

/// An item of a menu.
struct MenuRow<Content: View>: View {
  /// What stands before the title.
  enum Mark { case check, mixed, onwards, unfolded }
  var role: ButtonRole?
  var mark: Mark?
  let action: () -> Void
  let label: Content
  @State private var isHighlighted = false
  @MenuMeasures private var rowMetrics
  @Environment(\.metrics.menus) private var metrics
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let rowMetrics = rowMetrics
    MenuRowLayout(rowMetrics: rowMetrics, isWhole: false, height: nil) {
      Rectangle().fill(isHighlighted ? metrics.highlight.color(in: scheme) : .clear).menuRole(.ground)
      MenuLabel(rowMetrics: rowMetrics, content: label).foregroundColor(color).menuRole(.label)
      if let mark { sign(mark).foregroundColor(color).menuRole(.mark) }
      MenuSeparators.views(metrics, scheme)
    }
    .contentShape(Rectangle())
    .modifier(SlideItemModifier(opensMore: mark == .onwards, action: action) { isHighlighted = $0 })
    .preference(key: MenuMarksKey.self, value: mark != nil)
    .layoutValue(key: MenuRowKey.self, value: true)
  }

  private var color: Color { !isEnabled ? .gray : role == .destructive ? .red : Color(UIColor.label) }

  private func sign(_ mark: Mark) -> some View {
    let name =
      switch mark {
      case .check: "checkmark"
      case .mixed: "minus"
      case .onwards: "chevron.forward"
      case .unfolded: "chevron.down"
      }
    return Image(systemName: name).font(metrics.markFont).accessibilityHidden(true)
  }
}

/// The line and the gap that a row draws below itself where it has room for one of them.
enum MenuSeparators {
  @MainActor @ViewBuilder static func views(_ metrics: MenuMetrics, _ scheme: ColorScheme) -> some View {
    Rectangle().fill(metrics.separator.color(in: scheme)).menuRole(.line)
    Rectangle().fill(metrics.gap.color(in: scheme)).menuRole(.gap)
  }
}

/// Places the parts of a row, and what separates it from the next one in the room that is left below.
nonisolated struct MenuRowLayout: Layout {
  let rowMetrics: MenuRowMetrics
  /// Whether the label has all of the row.
  let isWhole: Bool
  /// How high the row is; `nil` where its text decides.
  let height: CGFloat?

  private func label(_ subviews: Subviews) -> LayoutSubview? { subviews.first { $0[MenuRole.self] == .label } }

  private func offered(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width.map { max($0 - rowMetrics.leading, 0) }, height: nil)
  }

  private func ownHeight(_ label: LayoutSubview, width: CGFloat?) -> CGFloat {
    if let height { return height }
    if label[WholeLabelKey.self] { return label.sizeThatFits(offered(width)).height }
    let size = label.dimensions(in: textProposal(width))
    return rowMetrics.above + rowMetrics.moreLines(of: size) + rowMetrics.below
  }

  private func textProposal(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width.map { max($0 - rowMetrics.leading - rowMetrics.trailing, 0) }, height: nil)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let label = label(subviews) else { return .zero }
    if isWhole { return label.sizeThatFits(proposal) }
    let own = ownHeight(label, width: proposal.width)
    return CGSize(
      width: proposal.width ?? label.sizeThatFits(.unspecified).width + rowMetrics.leading, height: max(own, proposal.height ?? 0)
    )
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let label = label(subviews) else { return }
    if isWhole { return label.place(at: bounds.origin, proposal: proposal) }
    let own = min(ownHeight(label, width: bounds.width), bounds.height)
    let rest = bounds.height - own
    for view in subviews {
      switch view[MenuRole.self] {
      case .ground: view.place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: own))
      case .label: place(view, in: CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: own))
      case .mark:
        view.place(
          at: CGPoint(x: bounds.minX + rowMetrics.markMiddle, y: bounds.minY + own / 2), anchor: .center, proposal: .unspecified)
      case .line, .gap:
        // A line is never as high as a point and a half.
        let isShown = (rest > 1.5) == (view[MenuRole.self] == .gap)
        view.place(
          at: CGPoint(x: bounds.minX, y: bounds.minY + own),
          proposal: ProposedViewSize(width: bounds.width, height: isShown ? rest : 0))
      case .title, .subtitle, .icon: break
      }
    }
  }

  private func place(_ label: LayoutSubview, in row: CGRect) {
    let x = row.minX + rowMetrics.leading
    if label[WholeLabelKey.self] {
      label.place(at: CGPoint(x: x, y: row.minY), proposal: offered(row.width))
    } else if height != nil {
      label.place(at: CGPoint(x: x, y: row.midY), anchor: .leading, proposal: textProposal(row.width))
    } else {
      let proposal = textProposal(row.width)
      let baseline = label.dimensions(in: proposal)[.firstTextBaseline]
      label.place(at: CGPoint(x: x, y: row.minY + rowMetrics.above - baseline), proposal: proposal)
    }
  }
}

// MARK: - Labels

/// What an item says: a title, perhaps a second text below it, and an image at the trailing side.
struct MenuLabel<Content: View>: View {
  let rowMetrics: MenuRowMetrics
  let content: Content

  var body: some View {
    MenuLabelLayout(rowMetrics: rowMetrics) {
      DecoratedViews(content, decorator: MenuLabelDecorator())
    }
    .layoutValue(key: WholeLabelKey.self, value: true)
  }
}

/// The look of labels in menus.
struct MenuLabelStyle: LabelStyle {
  @MenuMeasures private var rowMetrics
  @Environment(\.dynamicTypeSize) private var textSize

  func makeBody(configuration: Configuration) -> some View {
    MenuLabelLayout(rowMetrics: rowMetrics) {
      configuration.title.menuRole(.title)
      if !textSize.isAccessibilitySize { configuration.icon.accessibilityHidden(true).menuRole(.icon) }
    }
    .layoutValue(key: WholeLabelKey.self, value: true)
  }
}

/// Tells the texts of an item from its images.
nonisolated private struct MenuLabelDecorator: ElementDecorator {
  func decoration(of element: ListElement) -> MenuLabelChrome {
    let hasTextBefore = element.siblings().contains { $0.index < element.index && $0.kind == .text }
    let part: MenuRole =
      switch element.kind {
      case .image: .icon
      case .text: hasTextBefore ? .subtitle : .title
      case .divider, .other: .title
      }
    return MenuLabelChrome(part: part, isWhole: element.layoutValue(WholeLabelKey.self))
  }
}

nonisolated private struct MenuLabelChrome: ViewModifier, Equatable {
  let part: MenuRole
  let isWhole: Bool
  @MainActor func body(content: Content) -> some View {
    MenuLabelElement(part: part, content: content).menuRole(part).layoutValue(key: WholeLabelKey.self, value: isWhole)
  }
}

private struct MenuLabelElement<Content: View>: View {
  let part: MenuRole
  let content: Content
  @Environment(\.metrics.menus) private var metrics
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.layoutDirection) private var direction
  var body: some View {
    // With very large text there is no room for images.
    let isHidden = part == .icon && textSize.isAccessibilitySize
    content
      .scaleEffect(part == .subtitle ? metrics.subtitleScale : 1, anchor: direction == .rightToLeft ? .topTrailing : .topLeading)
      .opacity(isHidden ? 0 : part == .subtitle ? metrics.subtitleOpacity : 1)
      .frame(width: isHidden ? 0 : nil)
  }
}

/// Places a title on its baseline, a second text below it, and an image at the trailing side.
nonisolated struct MenuLabelLayout: Layout {
  let rowMetrics: MenuRowMetrics

  private struct Arrangement {
    var title: LayoutSubview?
    var subtitle: LayoutSubview?
    var icon: LayoutSubview?
    var text = ProposedViewSize.unspecified
    /// What is offered to the second text, which is drawn smaller.
    var small = ProposedViewSize.unspecified
    var first: CGFloat = 0
    var last: CGFloat = 0
    var height: CGFloat = 0
  }

  private func arrange(_ subviews: Subviews, width: CGFloat?) -> Arrangement {
    var result = Arrangement()
    for view in subviews {
      switch view[MenuRole.self] {
      case .title: result.title = result.title ?? view
      case .subtitle: result.subtitle = result.subtitle ?? view
      case .icon: result.icon = result.icon ?? view
      default: break
      }
    }
    let hasIcon = result.icon.map { $0.sizeThatFits(.unspecified).width > 0 } ?? false
    let trailing = hasIcon ? rowMetrics.iconColumn : rowMetrics.trailing
    result.text = ProposedViewSize(width: width.map { max($0 - trailing, 0) }, height: nil)
    if let title = result.title {
      let size = title.dimensions(in: result.text)
      (result.first, result.last) = (size[.firstTextBaseline], size[.lastTextBaseline])
    }
    result.height =
      rowMetrics.above + (result.title.map { rowMetrics.moreLines(of: $0.dimensions(in: result.text)) } ?? 0) + rowMetrics.below
    if let subtitle = result.subtitle {
      result.small = ProposedViewSize(width: result.text.width.map { $0 / rowMetrics.subtitleScale }, height: nil)
      let size = subtitle.dimensions(in: result.small)
      result.height += rowMetrics.subtitleHeight + rowMetrics.moreLines(of: size) * rowMetrics.subtitleScale
    }
    return result
  }

  private func whole(_ subviews: Subviews) -> LayoutSubview? { subviews.first { $0[WholeLabelKey.self] } }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if let whole = whole(subviews) { return whole.sizeThatFits(proposal) }
    let all = arrange(subviews, width: proposal.width)
    return CGSize(width: proposal.width ?? all.title?.sizeThatFits(.unspecified).width ?? 0, height: all.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, proposal: .zero) }
    if let whole = whole(subviews) { return whole.place(at: bounds.origin, proposal: proposal) }
    let all = arrange(subviews, width: bounds.width)
    let titleTop = bounds.minY + rowMetrics.above - all.first
    all.title?.place(at: CGPoint(x: bounds.minX, y: titleTop), proposal: all.text)
    all.subtitle?.place(at: CGPoint(x: bounds.minX, y: titleTop + all.last + rowMetrics.subtitleOffset), proposal: all.small)
    let x = bounds.maxX - rowMetrics.iconMiddle
    all.icon?.place(
      at: CGPoint(x: x, y: bounds.midY), anchor: .center,
      proposal: ProposedViewSize(width: rowMetrics.iconColumn, height: rowMetrics.iconColumn))
  }
}
