public import Foundation

// Where they stand and when they go: Facts 6.10.
/// Which parts of sections a lazy container keeps at the edge of its scroll view while their section passes.
///
/// The end of the section pushes a pinned header out, its beginning a pinned footer, point for point.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The value as it is stored.
  public let rawValue: UInt32
  /// Creates a value from the one stored.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Stacks rows from top to bottom, and keeps alive only those near the visible part.
///
/// Takes the whole width it is offered and offers it to each row, without a limit on height. Rows never seen count with the mean
/// height of those that were. Whatever turns out about rows above, and whatever comes and goes there, what shows stays where it
/// is, unless the content stands at its beginning.
///
/// A row that scrolls away disappears and keeps its state; of those that are away, the nearest two hundred or so are kept.
///
///     ScrollView { LazyVStack(alignment: .leading, spacing: 12) { ForEach(towns, id: \.self) { Text($0) } } }
///
/// - Complexity: For *v* visible of *n* rows, a first frame and a scroll step make and place O(*v*) rows; finding a row among
///   known heights is O(log *n*) or O(1).
nonisolated public struct LazyVStack<Content: View>: View {
  let configuration: LazyConfiguration
  let content: Content

  /// Creates a column whose rows are made as they come near the visible part.
  /// - Parameters:
  ///   - alignment: Where rows narrower than the stack sit.
  ///   - spacing: Points between rows; `nil`: 8.
  ///   - pinnedViews: Which headers and footers stay at the edge while their section passes.
  ///   - content: The rows.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    configuration = LazyConfiguration(
      axis: .vertical, items: nil, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }
}

/// Stacks columns from leading to trailing, and keeps alive only those near the visible part.
///
/// Takes the whole height it is offered and offers it to each column, without a limit on width. Costs are those of `LazyVStack`.
///
///     ScrollView(.horizontal) {
///       LazyHStack(spacing: 12) { ForEach(0..<1000) { Text("\($0)") } }
///     }
nonisolated public struct LazyHStack<Content: View>: View {
  let configuration: LazyConfiguration
  let content: Content

  /// Creates a row whose columns are made as they come near the visible part.
  ///
  /// `spacing` is in points; `nil` stands for 8.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    configuration = LazyConfiguration(
      axis: .horizontal, items: nil, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }
}

/// Fills rows of columns from top to bottom, and keeps alive only those near the visible part.
///
/// A row is as high as its highest view. Costs are those of `LazyVStack`, with lines in place of rows.
///
///     ScrollView {
///       LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { ForEach(0..<1000) { Text("\($0)") } }
///     }
nonisolated public struct LazyVGrid<Content: View>: View {
  let configuration: LazyConfiguration
  let content: Content

  /// Creates a grid whose rows are made as they come near the visible part.
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: How the grid sits in a wider space, and views in their cells.
  ///   - spacing: Points between rows; `nil`: 8.
  ///   - pinnedViews: Which headers and footers stay at the edge while their section passes.
  ///   - content: The views, row by row.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    configuration = LazyConfiguration(
      axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }
}

/// Fills columns of rows from leading to trailing, and keeps alive only those near the visible part.
///
/// A column is as wide as its widest view. Costs are those of `LazyVStack`, with lines in place of rows.
///
///     ScrollView(.horizontal) {
///       LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))]) { ForEach(0..<1000) { Text("\($0)") } }
///     }
nonisolated public struct LazyHGrid<Content: View>: View {
  let configuration: LazyConfiguration
  let content: Content

  /// Creates a grid whose columns are made as they come near the visible part.
  ///
  /// `spacing` is the points between columns; `nil` stands for 8.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    configuration = LazyConfiguration(
      axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }
}

/// What the four lazy containers differ in.
struct LazyConfiguration {
  var axis: Axis
  /// Tracks across the axis; `nil`: one that takes the whole length.
  var items: [GridItem]?
  var alignment: Alignment
  var spacing: CGFloat
  var pinnedViews: PinnedScrollableViews

  init(
    axis: Axis, items: [GridItem]?, alignment: Alignment, spacing: CGFloat?, pinnedViews: PinnedScrollableViews
  ) {
    self.axis = axis
    self.items = items
    self.alignment = alignment
    self.spacing = spacing?.finite("lazy stack spacing") ?? ViewSpacing.standard
    self.pinnedViews = pinnedViews
  }
}

nonisolated protocol LazyContainerView: ContainerView where Node == LazyNode {
  var configuration: LazyConfiguration { get }
}

extension LazyContainerView {
  func makeContainer(_ inputs: _ViewInputs) -> LazyNode { LazyNode(configuration, inputs: inputs) }
  func configure(_ node: LazyNode) { node.configuration = configuration }
}

extension LazyVStack: LazyContainerView {}
extension LazyHStack: LazyContainerView {}
extension LazyVGrid: LazyContainerView {}
extension LazyHGrid: LazyContainerView {}
