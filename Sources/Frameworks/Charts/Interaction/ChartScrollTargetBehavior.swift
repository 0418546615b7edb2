public import Foundation
public import SwiftUI

/// Decides where a plot that scrolls comes to rest.
public protocol ChartScrollTargetBehavior {
  /// Changes the place at which the plot would come to rest by itself.
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

/// What a behaviour can know of a plot.
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
  /// The scales of the chart.
  public let chartProxy: ChartProxy
  let base: ScrollTargetBehaviorContext
  /// What a scroll view says of itself.
  public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T { base[keyPath: keyPath] }
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
  /// Moves the place to the beginning of a page.
  public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
    updateTarget(&target, context: context.base)
  }
}

/// The values to which a fast scroll is aligned.
public struct MajorValueAlignment<Value> {
  enum Storage {
    case page
    case unit(Double)
    case matching(DateComponents)
  }
  let storage: Storage
  /// Whole lengths of what shows.
  public static var page: MajorValueAlignment { .init(storage: .page) }
  /// Dates that match, such as the first of each month.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment where Value == Date {
    .init(storage: .matching(components))
  }
  /// Multiples of a number.
  public static func unit(_ value: Value) -> MajorValueAlignment where Value: Plottable & Numeric {
    .init(storage: .unit(value.plotted.number ?? 0))
  }

  /// The same for any values.
  var erased: MajorValueAlignment<Never>.Storage {
    switch storage {
    case .page: .page
    case .unit(let unit): .unit(unit)
    case .matching(let components): .matching(components)
    }
  }
}

/// How far one flick scrolls.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  private enum Storage: Hashable, Sendable { case automatic, always, never }
  private let storage: Storage
  /// A page at most where pages are what a flick is aligned to.
  public static var automatic: ValueAlignedLimitBehavior { .init(storage: .automatic) }
  /// A page at most.
  public static var always: ValueAlignedLimitBehavior { .init(storage: .always) }
  /// As far as its speed carries it.
  public static var never: ValueAlignedLimitBehavior { .init(storage: .never) }

  func keepsToPage(_ major: MajorValueAlignment<Never>.Storage?) -> Bool {
    if storage == .automatic, case .page? = major { return true }
    return storage == .always
  }
}

/// Rests at values: multiples of a number, or dates that match.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  private var x: ValueAlignment?
  private var y: ValueAlignment?

  /// Rests at dates that match, a fast scroll at major ones.
  public init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = ValueAlignment(unit: .date(components), major: majorAlignment?.erased, limit: limitBehavior)
    y = x
  }

  /// Rests at multiples of a number, a fast scroll at major ones.
  public init<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = ValueAlignment(unit: .number(unit.plotted.number ?? 0), major: majorAlignment?.erased, limit: limitBehavior)
    y = x
  }

  /// Rests at dates that match along both axes.
  public init(
    xMatching: DateComponents, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = ValueAlignment(unit: .date(xMatching), major: xMajorAlignment?.erased, limit: limitBehavior)
    y = ValueAlignment(unit: .date(yMatching), major: yMajorAlignment?.erased, limit: limitBehavior)
  }

  /// Rests at dates that match along x and at multiples of a number along y.
  public init<Y: Plottable & Numeric>(
    xMatching: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = ValueAlignment(unit: .date(xMatching), major: xMajorAlignment?.erased, limit: limitBehavior)
    y = ValueAlignment(unit: .number(yUnit.plotted.number ?? 0), major: yMajorAlignment?.erased, limit: limitBehavior)
  }

  /// Rests at multiples of a number along x and at dates that match along y.
  public init<X: Plottable & Numeric>(
    xUnit: X, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = ValueAlignment(unit: .number(xUnit.plotted.number ?? 0), major: xMajorAlignment?.erased, limit: limitBehavior)
    y = ValueAlignment(unit: .date(yMatching), major: yMajorAlignment?.erased, limit: limitBehavior)
  }

  /// Rests at multiples of numbers along both axes.
  public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil, yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = ValueAlignment(unit: .number(xUnit.plotted.number ?? 0), major: xMajorAlignment?.erased, limit: limitBehavior)
    y = ValueAlignment(unit: .number(yUnit.plotted.number ?? 0), major: yMajorAlignment?.erased, limit: limitBehavior)
  }

  /// Moves the place to the beginning of a value.
  public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
    let scene = context.chartProxy.scene
    if context.axes.contains(.horizontal), let x {
      target.rect.origin.x = scene.aligned(
        x, target.rect.minX, from: context.originalTarget.rect.minX, velocity: context.velocity.dx, .horizontal)
    }
    if context.axes.contains(.vertical), let y {
      target.rect.origin.y = scene.aligned(
        y, target.rect.minY, from: context.originalTarget.rect.minY, velocity: context.velocity.dy, .vertical)
    }
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Rests at dates that match, a fast scroll at major ones.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self { .init(matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior) }

  /// Rests at multiples of a number, a fast scroll at major ones.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self { .init(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior) }

  /// Rests at dates that match along both axes.
  public static func valueAligned(
    xMatching: DateComponents, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    .init(
      xMatching: xMatching, yMatching: yMatching, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }

  /// Rests at dates that match along x and at multiples of a number along y.
  public static func valueAligned<Y: Plottable & Numeric>(
    xMatching: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    .init(
      xMatching: xMatching, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }

  /// Rests at multiples of a number along x and at dates that match along y.
  public static func valueAligned<X: Plottable & Numeric>(
    xUnit: X, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    .init(
      xUnit: xUnit, yMatching: yMatching, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }

  /// Rests at multiples of numbers along both axes.
  public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil, yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> Self {
    .init(
      xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }
}

extension ChartScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Rests at whole lengths of what shows.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// A chart's behaviour as that of the scroll view that its plot is in.
struct PlotTargetBehavior: ScrollTargetBehavior {
  let scene: ChartScene
  let behavior: (any ChartScrollTargetBehavior)?

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    behavior?.updateTarget(
      &target, context: ChartScrollTargetBehaviorContext(chartProxy: ChartProxy(scene: scene), base: context))
  }
}
