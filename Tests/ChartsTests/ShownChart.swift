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

  /// How dark a pixel is that lies at a point of the screen: 0 white, 1 black; of one of red, green and blue, by its shift.
  func darkness(_ x: CGFloat, _ y: CGFloat, _ shift: UInt32 = 8) -> CGFloat {
    let (column, row) = (Int((x * 2).rounded(.down)), Int((y * 2).rounded(.down)))
    guard column >= 0, row >= 0, column < screen.buffer.width, row < screen.buffer.height else { return 0 }
    return 1 - CGFloat(screen.buffer.pixel(x: column, y: row) >> shift & 0xff) / 255
  }

  /// The least rectangle around what is not white in a part of the screen; null where all is.
  func ink(_ x: ClosedRange<CGFloat>, _ y: ClosedRange<CGFloat>) -> CGRect {
    var box = CGRect.null
    for row in stride(from: y.lowerBound, to: y.upperBound, by: 0.5) {
      for column in stride(from: x.lowerBound, to: x.upperBound, by: 0.5) where darkness(column, row) > 0.1 {
        box = box.union(CGRect(x: column, y: row, width: 0.5, height: 0.5))
      }
    }
    return box
  }
}
