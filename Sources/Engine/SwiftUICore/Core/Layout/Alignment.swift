public import Foundation

/// A kind of alignment guide: how far from a view's origin it lies unless the view says otherwise.
public protocol AlignmentID {
  /// The guide's place in a view that does not set it, in points from the leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

// Safe: a type and an axis, never changed.
/// An alignment guide of one axis, behind its type.
package struct AlignmentKey: Hashable, @unchecked Sendable {
  package let id: any AlignmentID.Type
  package let axis: Axis

  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id && a.axis == b.axis }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  /// Which of the children's values stands for a container: the mean, the extreme for baselines (Facts 8.4), or that of the first
  /// child that has one.
  package enum Combination { case mean, minimum, maximum, first }
  package var combination: Combination {
    if id == VerticalAlignment.FirstTextBaseline.self || id == VerticalAlignment.FirstTextLineCenter.self { return .minimum }
    if id == VerticalAlignment.LastTextBaseline.self { return .maximum }
    // A row's separator begins where the row's first text does (Facts 5.1).
    if id == HorizontalAlignment.ListRowSeparatorLeading.self { return .first }
    return .mean
  }

  /// One value for a container from the explicit values of its children; `nil` without any.
  package func combine(_ values: some Sequence<CGFloat>) -> CGFloat? {
    var count = 0
    var result: CGFloat = 0
    for value in values {
      switch combination {
      case .mean: result += value
      case .minimum: result = count == 0 ? value : min(result, value)
      case .maximum: result = count == 0 ? value : max(result, value)
      case .first: if count == 0 { result = value }
      }
      count += 1
    }
    guard count > 0 else { return nil }
    return combination == .mean ? result / CGFloat(count) : result
  }
}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey
  /// Creates a guide of an app's own kind; views that set none have it where the kind says.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  enum Leading: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  enum Center: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 } }
  enum Trailing: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width } }

  /// The leading edge.
  public static let leading = HorizontalAlignment(Leading.self)
  /// Half of the width from the leading edge.
  public static let center = HorizontalAlignment(Center.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// The leading edge of a list row's separator.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// The trailing edge of a list row's separator.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
  enum ListRowSeparatorLeading: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey
  /// Creates a guide of an app's own kind; views that set none have it where the kind says.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  enum Top: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  enum Center: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 } }
  enum Bottom: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height } }
  package enum FirstTextBaseline: AlignmentID {
    package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  package enum LastTextBaseline: AlignmentID {
    package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  package enum FirstTextLineCenter: AlignmentID {
    package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  /// The top edge.
  public static let top = VerticalAlignment(Top.self)
  /// Half of the height from the top edge.
  public static let center = VerticalAlignment(Center.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line of text; the bottom edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
  /// The middle of the first line of text; that of a view without text.
  package static let firstTextLineCenter = VerticalAlignment(FirstTextLineCenter.self)
}

/// A guide for each axis, by which a container lines up its views.
///
///     ZStack(alignment: .bottomTrailing) { Color.yellow; Text("Kyoto") }
public struct Alignment: Equatable, Sendable {
  /// The guide along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide along the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment from its guides.
  @inlinable public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middles of both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The leading edges, and the middles of the heights.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The trailing edges, and the middles of the heights.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The top edges, and the middles of the widths.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The bottom edges, and the middles of the widths.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top and the leading edges.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top and the trailing edges.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom and the leading edges.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom and the trailing edges.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first baselines, and the middles of the widths.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The last baselines, and the middles of the widths.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The first baselines and the leading edges.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The last baselines and the leading edges.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The first baselines and the trailing edges.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The last baselines and the trailing edges.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// Which guides any view of a window sets, so that views need not be asked for one that none does.
final class UsedGuides: GraphFeature {
  static let slot = FeatureSlot()
  /// Texts and symbols have baselines.
  ///
  /// An app sets few kinds: looking along them takes less than hashing the one that is asked for, as layout does for each view.
  private var kinds: [ObjectIdentifier] = [
    ObjectIdentifier(VerticalAlignment.FirstTextBaseline.self), ObjectIdentifier(VerticalAlignment.LastTextBaseline.self),
    ObjectIdentifier(VerticalAlignment.FirstTextLineCenter.self),
  ]
  /// Whether there is a layout of the app's own, which may answer for any guide.
  private var includesAll = false

  init(graph: ViewGraph) {}

  func mayContain(_ key: AlignmentKey) -> Bool { includesAll || kinds.contains(ObjectIdentifier(key.id)) }
  func insert(_ key: AlignmentKey) {
    let kind = ObjectIdentifier(key.id)
    if !kinds.contains(kind) { kinds.append(kind) }
  }
  func insertAll() { includesAll = true }
}

/// A view's size and alignment guides.
public struct ViewDimensions {
  /// The view's width, in points.
  public var width: CGFloat { size.width }
  /// The view's height, in points.
  public var height: CGFloat { size.height }

  let node: ViewNode?
  let size: CGSize
  let proposal: ProposedViewSize

  init(node: ViewNode?, size: CGSize, proposal: ProposedViewSize) {
    self.node = node
    self.size = size
    self.proposal = proposal
  }

  /// The place of a guide, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// The place of a guide, in points from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// The place of a guide, in points from the leading edge, if the view or its content set it; else `nil`.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// The place of a guide, in points from the top edge, if the view or its content set it; else `nil`.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  package subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

  package func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard let node else { return nil }
    return MainThread.unchecked {
      let graph = node.graph
      guard graph[UsedGuides.self].mayContain(key) else { return nil }
      return graph.apart { node.explicitAlignment(key, size: size, proposal: proposal) }
    }
  }
}

extension ViewDimensions: Equatable {
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.node === b.node && a.size == b.size && a.proposal == b.proposal
  }
}
