import Foundation
import SwiftUI

/// What modifiers say of how a chart scrolls.
struct ScrollOptions {
  var axes: Axis.Set = []
  var x: ScrollStart?
  var y: ScrollStart?
  var target: (any ChartScrollTargetBehavior)?
}

/// The value at which what shows of a plot begins.
struct ScrollStart {
  /// The value that the app has, when it was last asked for.
  var value: _PlottedValue
  /// Tells the app of another one; `nil` where it only says where the plot begins.
  var set: ((_PlottedValue) -> Void)?
}

/// What modifiers say of what can be selected in a chart.
struct SelectionOptions {
  /// Tells the app of a value, or that there is none.
  typealias Value = (_PlottedValue?) -> Void
  /// Tells the app of a range, or that there is none.
  typealias Range = ((_PlottedValue, _PlottedValue)?) -> Void
  var xValue: Value?
  var yValue: Value?
  var angle: Value?
  var xRange: Range?
  var yRange: Range?

  /// Writes ranges into a binding, as values of its type.
  static func range<P: Plottable & Comparable>(_ binding: Binding<ClosedRange<P>?>) -> Range {
    { ends in
      guard let ends, let first = P(plotted: ends.0), let last = P(plotted: ends.1) else {
        binding.wrappedValue = nil
        return
      }
      binding.wrappedValue = min(first, last)...max(first, last)
    }
  }

  var isEmpty: Bool { xValue == nil && yValue == nil && angle == nil && xRange == nil && yRange == nil }
}
