import Foundation
import SwiftUI
import SwiftUICore

/// What the parts of a chart on the screen share: the model, and where the plot is.
final class ChartScene {
  private(set) var model: ChartModel?
  /// Grows with every model.
  private(set) var version = 0
  /// What labels inside the plot take of each band, in points.
  var labelStrip: CGFloat = 0
  /// How large the painted labels of each side are.
  var labelExtents: [AxisSide: LabelExtent] = [:]
  /// The labels that are views, by the place of their axis among all, in the coordinates of the whole plot.
  var labelViews: [Int: [PlacedLabel]] = [:]
  /// Where titles and the legend stand, in the coordinates of what shows of the plot.
  var beside: [CGRect] = []
  /// How far the plot has scrolled, in points.
  var scroll = PlotScroll() {
    didSet {
      scrollX.set(scroll.offset.x)
      scrollY.set(scroll.offset.y)
    }
  }
  /// How far the plot has scrolled, for views that follow it without a layout.
  let scrollX = DrivenValue(0), scrollY = DrivenValue(0)
  /// Whether the plot has had a place to scroll from.
  var hasScrolled = false
  /// Where the app wanted the plot to begin, when it was last asked.
  var requested: [Axis: _PlottedValue] = [:]
  /// Where a behaviour lets the plot come to rest.
  var goals: [Axis: _PlottedValue] = [:]
  /// Where the app was told that the plot begins.
  var reported: [Axis: _PlottedValue] = [:]
  private var cached: (version: Int, size: CGSize, strip: CGFloat, geometry: PlotGeometry)?
  /// What showed before, for marks on their way to where they are now.
  private(set) var before: PlotGeometry?
  /// How far the plot has scrolled with the last change of the model, so that the same values stay where they show, in points.
  var jump = CGPoint.zero
  /// Where the plot goes with the last change of the model.
  var goal: CGPoint?
  /// The picture whose bounds are what shows of the plot.
  private var plot: PictureReference?
  private var marks: PictureReference?
  /// What is painted of a plot that scrolls.
  var tiles = PlotTiles()
  private var followers: Set<PictureReference> = []

  /// Takes a new model in place of the one before.
  func show(_ model: ChartModel) {
    before = cached?.geometry
    (jump, goal) = (.zero, nil)
    self.model = model
    version += 1
    labelViews = labelViews.filter { $0.key < model.axes.count && model.axes[$0.key].hasViews }
  }

  /// Where everything lies in a plot of a size.
  func geometry(_ size: CGSize) -> PlotGeometry? {
    if let cached, cached.version == version, cached.strip == labelStrip, abs(cached.size.width - size.width) < 0.01,
      abs(cached.size.height - size.height) < 0.01
    {
      return cached.geometry
    }
    guard let model else { return nil }
    let geometry = PlotGeometry(model, size: size, labelStrip: labelStrip)
    cached = (version, size, labelStrip, geometry)
    return geometry
  }

  /// How far the chart reaches beyond the plot, for views beside marks that are to stay in the chart.
  var chartInset = EdgeInsets()

  /// What axes take at each side of the plot.
  var axisSides = EdgeInsets()

  /// Where everything lies in the plot as it shows.
  var geometry: PlotGeometry? { geometry(wholeSize) }

  /// The size of what shows of the plot.
  var plotSize: CGSize { plot?.size ?? .zero }

  /// The size of the whole plot; where it scrolls, more than shows.
  var wholeSize: CGSize { wholeSize(of: plotSize) }

  /// The size of the whole plot of which a part of a size shows.
  func wholeSize(of shown: CGSize) -> CGSize {
    let fraction = model?.visibleFraction ?? CGSize(width: 1, height: 1)
    return CGSize(width: shown.width / fraction.width, height: shown.height / fraction.height)
  }

  /// What shows of the plot, for a geometry proxy; `nil` before there is one.
  var plotBounds: Anchor<CGRect>? { plot?.bounds }

  /// Whether the plot's leading edge is the right one.
  var isRightToLeft: Bool { plot?.isRightToLeft ?? false }

  /// The plot was given its place: what stands beside it is drawn anew.
  func plotDidPlace(_ context: DrawingContext) {
    plot = context.reference
    redraw()
  }

  /// Lets a picture hear of changes of the plot's place.
  func follow(_ context: DrawingContext) { followers.insert(context.reference) }

  /// What shows of a plot that scrolls, for the picture that paints its marks; `nil`: all of it.
  func shownPart(for context: DrawingContext) -> CGRect? {
    marks = context.reference
    return shownPart
  }

  /// What shows of a plot that scrolls, in the coordinates of all of it; `nil`: all of it.
  var shownPart: CGRect? { model?.scrolls ?? false ? CGRect(origin: scroll.offset, size: plotSize) : nil }

  /// Paints other parts of the plot once it has scrolled to them.
  func repaintMarksIfNeeded() {
    guard let shownPart, let marks, marks.isMounted, tiles.needsMore(toShow: shownPart, of: wholeSize) else { return }
    tiles.isValid = true
    marks.invalidateDisplay()
  }

  /// Draws what depends on the plot's place anew.
  func redraw() {
    for drawing in followers where !drawing.invalidateDisplay() { followers.remove(drawing) }
  }

  /// What shows of the plot in the coordinates of another picture.
  func plotFrame(in context: DrawingContext) -> CGRect {
    guard let plot = plot?.frameInWindow else { return CGRect(origin: .zero, size: context.size) }
    let own = context.frameInWindow
    return CGRect(x: plot.minX - own.minX, y: plot.minY - own.minY, width: plot.width, height: plot.height)
  }
}

/// How far a plot has scrolled.
struct PlotScroll: Equatable {
  var offset = CGPoint.zero
}
