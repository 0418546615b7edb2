import CoreGraphicsTypes
import SwiftUICore

/// The buttons behind a row at one edge, in the room that the row leaves.
nonisolated struct SwipeButtons: View {
  let groups: [ListRowTraits.SwipeActions.Group]
  /// Deletes the row; `nil` where its edge has no such button of the list's own.
  let delete: (() -> Void)?
  let edge: HorizontalEdge
  /// Whether the first button takes all the room.
  let isFull: Bool
  let swipe: RowSwipe
  let metrics: ListMetrics

  @MainActor var body: some View {
    SwipeButtonsLayout(isTrailing: edge == .trailing, isFull: isFull) {
      ForEach(groups.indices, id: \.self) { groups[$0].content }
      if let delete { Button("Delete", role: .destructive, action: delete) }
    }
    .environment(\.accent, nil)
    .labelStyle(SwipeLabelStyle(metrics: metrics))
    .buttonStyle(SwipeButtonStyle(swipe: swipe, metrics: metrics))
  }
}

/// Fills the row's height with the button's colour, and closes the row with a press.
private struct SwipeButtonStyle: PrimitiveButtonStyle {
  let swipe: RowSwipe
  let metrics: ListMetrics
  @Environment(\.accent) private var accent

  func makeBody(configuration: Configuration) -> some View {
    let removes = configuration.role == .destructive
    let perform = { swipe.perform(configuration.trigger, removesRow: removes, motion: metrics.rowMotion) }
    Pressable(action: perform) { isPressed in
      ZStack {
        accent ?? (removes ? Color.red : Color(UIColor.systemGray))
        configuration.label
          .font(metrics.swipeButtonFont).foregroundColor(.white).lineLimit(1).fixedSize(horizontal: true, vertical: false)
          .padding(.horizontal, metrics.swipeButtonPadding)
          .frame(minWidth: metrics.swipeButtonWidth)
      }
      .overlay(Color.black.opacity(isPressed ? 0.15 : 0))
      .clipped()
      .contentShape(Rectangle())
    }
    .preference(key: RowSwipeButtonsKey.self, value: [RowSwipeButton(perform: perform)])
  }
}

/// An icon above its title in a high row; in a low one an icon alone, which the title names.
private struct SwipeLabelStyle: LabelStyle {
  let metrics: ListMetrics
  func makeBody(configuration: Configuration) -> some View {
    ViewThatFits(in: .vertical) {
      VStack(spacing: metrics.swipeButtonSpacing) {
        configuration.icon.font(metrics.swipeIconFont).accessibilityHidden(true)
        configuration.title
      }
      .frame(minHeight: metrics.tallRow)
      configuration.icon.font(metrics.swipeIconFont).accessibilityName(from: configuration.title)
    }
  }
}

/// Divides the room that a row leaves among the buttons behind it, by how wide they want to be; the first one is outermost.
nonisolated struct SwipeButtonsLayout: GuideListingLayout {
  static var guides: [AlignmentKey] { [] }
  let isTrailing: Bool
  /// How much of the room the first button takes from the others, 0…1.
  var fullness: Double

  init(isTrailing: Bool, isFull: Bool) {
    self.isTrailing = isTrailing
    fullness = isFull ? 1 : 0
  }

  var animatableData: Double {
    get { fullness }
    set { fullness = newValue }
  }

  private func widths(_ subviews: Subviews, height: CGFloat?) -> [CGFloat] {
    subviews.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: height ?? 0)).width }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.width ?? widths(subviews, height: proposal.height).reduce(0, +), height: proposal.height ?? 44)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let natural = widths(subviews, height: bounds.height)
    let total = max(natural.reduce(0, +), 1)
    var outer: CGFloat = 0
    for (position, view) in subviews.enumerated() {
      var width = bounds.width * natural[position] / total
      width += ((position == 0 ? bounds.width : 0) - width) * fullness
      let x = isTrailing ? bounds.maxX - outer - width : bounds.minX + outer
      view.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
      outer += width
    }
  }
}
