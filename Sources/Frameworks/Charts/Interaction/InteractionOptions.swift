import Foundation
import SwiftUI

/// What modifiers say of how a chart scrolls.
struct ScrollOptions {
  var axes: Axis.Set = []
}

/// What modifiers say of what can be selected in a chart.
struct SelectionOptions {}

/// A gesture on the plot behind its type.
struct AnyChartGesture {}
