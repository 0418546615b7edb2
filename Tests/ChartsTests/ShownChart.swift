import ApusTesting
import CairoRenderer
import Charts
import Foundation
import Testing

/// A chart on a screen, with what its proxy says.
@MainActor struct ShownChart {
  private final class Caught {
    var proxy: ChartProxy?
    var plot = CGRect.zero
  }
  private let caught = Caught()
  let screen: Screen

  /// Shows a chart that fills the screen.
  init(_ chart: some View, size: CGSize = CGSize(width: 300, height: 200), edit: (inout Screen.Settings) -> Void = { _ in }) {
    let caught = caught
    var settings = Screen.Settings()
    settings.size = size
    edit(&settings)
    screen = Screen(settings) {
      chart.chartOverlay { proxy in
        GeometryReader { geometry -> Color in
          caught.proxy = proxy
          if let frame = proxy.plotFrame { caught.plot = geometry[frame] }
          return Color.clear
        }
        .allowsHitTesting(false)
      }
    }
  }

  var proxy: ChartProxy {
    get throws { try #require(caught.proxy) }
  }
  /// Where the plot is on the screen.
  var plot: CGRect { caught.plot }

  /// The colour of a point of the plot.
  func color(_ x: CGFloat, _ y: CGFloat) -> UInt32 {
    screen.buffer.pixel(x: Int((plot.minX + x) * 2), y: Int((plot.minY + y) * 2))
  }

  /// Where a colour begins and ends along a line across the plot, in points; `nil` where it does not show.
  func extent(of color: UInt32, atY y: CGFloat, from: CGFloat = 0, to: CGFloat? = nil) -> ClosedRange<CGFloat>? {
    let shown = stride(from: from, to: to ?? plot.width, by: 0.5).filter { self.color($0, y) == color }
    guard let first = shown.first, let last = shown.last else { return nil }
    return first...last + 0.5
  }

  /// Where a colour begins and ends along a line down the plot, in points; `nil` where it does not show.
  func extent(of color: UInt32, atX x: CGFloat) -> ClosedRange<CGFloat>? {
    let shown = stride(from: 0, to: plot.height, by: 0.5).filter { self.color(x, $0) == color }
    guard let first = shown.first, let last = shown.last else { return nil }
    return first...last + 0.5
  }
}
