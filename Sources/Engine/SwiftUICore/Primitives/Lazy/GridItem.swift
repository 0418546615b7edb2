public import Foundation

/// A column of a vertical grid or a row of a horizontal one.
///
/// Fixed lengths are taken off first, the rest is shared equally by the others, in their order. Numbers that are not finite are
/// reported and count as the default; a grid of no items at all gets one. Where the length to share is infinite or not proposed,
/// flexible items have their minimum.
///
///     ScrollView {
///       LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible(minimum: 40), spacing: 4)]) {
///         ForEach(0..<100) { Text("\($0)") }
///       }
///     }
public struct GridItem: Sendable {
  // The default minimum: Facts 3.4.
  /// How wide the column, or how high the row, is.
  public enum Size: Sendable {
    /// Exactly this many points.
    case fixed(CGFloat)
    /// A share of what is left, within bounds in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns of at least `minimum` points as fit into the share, at least one; none is wider than `maximum`.
    ///
    /// A minimum below 1 counts as 1.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  /// How wide the column, or how high the row, is.
  public var size: Size
  /// Points to the next column; `nil`: 8.
  public var spacing: CGFloat?
  /// How views sit in their cells; `nil`: as the grid says.
  public var alignment: Alignment?

  /// Creates a column or row that takes an equal share of what is left, unless a size is given; a `spacing` of `nil` is 8 points.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The tracks of a grid across its axis: columns of a vertical grid (Facts 8.5).
struct GridTracks: Equatable {
  struct Track: Equatable {
    var position: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }
  var tracks: [Track] = []
  var total: CGFloat = 0

  /// Divides a length among items; `nil` gives flexible items their minimum.
  init(_ items: [GridItem], in available: CGFloat?) {
    let items = Self.usable(items)
    // Infinite space is not divided.
    let available = available.flatMap { $0.isFinite ? $0 : nil }
    let first = Self.lengths(items, in: available)
    // The sizing runs once more with the length that came out, as when the grid is placed.
    let result = available == nil ? first : Self.lengths(items, in: Self.total(first))
    var position: CGFloat = 0
    for (index, track) in result.enumerated() {
      tracks.append(Track(position: position, length: track.length, alignment: track.alignment))
      position += track.length + (index == result.count - 1 ? 0 : track.spacing)
    }
    total = position
  }

  /// The items with numbers that can be counted with; one item where there is none.
  private static func usable(_ items: [GridItem]) -> [GridItem] {
    if items.isEmpty { Diagnostics.report("a lazy grid has no columns or rows to fill; it gets one") }
    if items.count > NumberLimits.columns {
      Diagnostics.report("a lazy grid has \(items.count) columns or rows; it gets \(NumberLimits.columns)")
    }
    return items.isEmpty ? [GridItem()] : items.prefix(NumberLimits.columns).map(\.finite)
  }

  private typealias Length = (length: CGFloat, spacing: CGFloat, alignment: Alignment?)

  private static func total(_ lengths: [Length]) -> CGFloat {
    lengths.reduce(0) { $0 + $1.length } + lengths.dropLast().reduce(0) { $0 + $1.spacing }
  }

  private static func lengths(_ items: [GridItem], in available: CGFloat?) -> [Length] {
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? ViewSpacing.standard) }
    var rest = (available ?? 0) - gaps
    var flexibleLeft = 0
    for item in items {
      if case .fixed(let length) = item.size { rest -= length } else { flexibleLeft += 1 }
    }
    var result: [Length] = []
    for item in items {
      let spacing = item.spacing ?? ViewSpacing.standard
      switch item.size {
      case .fixed(let length): result.append((length, spacing, item.alignment))
      case .flexible(let minimum, let maximum):
        let share = available == nil ? minimum : min(max(rest / CGFloat(flexibleLeft), minimum), maximum)
        result.append((share, spacing, item.alignment))
        rest -= share
        flexibleLeft -= 1
      case .adaptive(let minimum, let maximum):
        let share = available == nil ? minimum : max(rest / CGFloat(flexibleLeft), minimum)
        let count = Self.count(of: max(minimum, 1) + spacing, in: share + spacing)
        let length = min(max((share - CGFloat(count - 1) * spacing) / CGFloat(count), minimum), maximum)
        for _ in 0..<count { result.append((length, spacing, item.alignment)) }
        rest -= share
        flexibleLeft -= 1
      }
    }
    return result
  }

  /// How many columns, each with its gap, a length has room for: one at least.
  private static func count(of pitch: CGFloat, in length: CGFloat) -> Int {
    let count = (length / pitch + 1e-9).rounded(.down)
    return pitch > 0 && count >= 1 ? Int(min(count, CGFloat(NumberLimits.columns))) : 1
  }
}

extension GridItem {
  /// The item without numbers that are not finite, which are reported.
  fileprivate var finite: GridItem {
    var item = self
    item.spacing = spacing?.finite("grid item spacing")
    let bound = { (length: CGFloat) in length.length("grid item size") ?? .infinity }
    switch size {
    case .fixed(let length): item.size = length.finiteLength("grid item size").map { .fixed($0) } ?? .flexible()
    case .flexible(let minimum, let maximum):
      item.size = .flexible(minimum: minimum.finiteLength("grid item size") ?? 10, maximum: bound(maximum))
    case .adaptive(let minimum, let maximum):
      item.size = .adaptive(minimum: minimum.finiteLength("grid item size") ?? 10, maximum: bound(maximum))
    }
    return item
  }
}
