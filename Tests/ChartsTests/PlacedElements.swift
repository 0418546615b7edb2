import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore

@testable import Charts

/// Where the parts of a chart on a screen are, read from its nodes and from what they paint, in the window's coordinates.
@MainActor struct PlacedElements {
  /// A label of an axis.
  struct Label {
    /// The side of the plot that it belongs to.
    var side: AxisSide
    var frame: CGRect
    /// Where its letters are as far as they show; of a view all of it.
    var letters: CGRect
  }
  private(set) var chart = CGRect.zero
  private(set) var labels: [Label] = []
  private(set) var titles: [CGRect] = []
  private(set) var legends: [CGRect] = []
  private(set) var annotations: [CGRect] = []

  /// Looks at the first chart among a node and those below it, whose model and plot are known.
  init(in root: ViewNode, _ model: ChartModel, plot: CGRect) {
    guard let frame = Self.first(in: root, where: { $0 is LayoutNode<ChartFrame> }) else { return }
    chart = frame.frameInWindow
    frame.forEachViewChild { child in
      switch child.trait(LayoutValueTraitKey<ChartRoleKey>.self) {
      case .plot: addAnnotations(child)
      case .axis(let edge): addPainted(child, AxisSide(edge: edge, isInside: false))
      case .insideAxis(let edge): addPainted(child, AxisSide(edge: edge, isInside: true))
      case .axisLabels(let plan):
        addViews(
          child, model.axes[plan].position, model.scrolls ? AxisCanvas.viewport(model.axes[plan].side, of: plot) : .infinite)
      case .title: titles.append(child.frameInWindow)
      case .legend(let position): if !position.isOverlay { legends.append(child.frameInWindow) }
      case .layer: break
      }
    }
  }

  private static func first(in node: ViewNode, where isRequested: (ViewNode) -> Bool) -> ViewNode? {
    if isRequested(node) { return node }
    var found: ViewNode?
    node.forEachViewChild { if found == nil { found = first(in: $0, where: isRequested) } }
    return found
  }

  private mutating func addAnnotations(_ plot: ViewNode) {
    guard let marks = Self.first(in: plot, where: { $0 is LayoutNode<PlotLayout> }) else { return }
    marks.forEachViewChild { child in
      if case .annotation = child.trait(LayoutValueTraitKey<PlotRoleKey>.self) { annotations.append(child.frameInWindow) }
    }
  }

  private mutating func addViews(_ labels: ViewNode, _ side: AxisSide, _ clip: CGRect) {
    guard let layout = Self.first(in: labels, where: { $0 is LayoutNode<AxisLabelsLayout> }) else { return }
    layout.forEachViewChild { child in
      let frame = child.frameInWindow
      // Those that have no room are far away; beyond the ends of a plot that scrolls nothing shows.
      let shown = frame.intersection(clip)
      if abs(frame.minX) < 5000, !shown.isEmpty { self.labels.append(Label(side: side, frame: frame, letters: shown)) }
    }
  }

  private mutating func addPainted(_ axis: ViewNode, _ side: AxisSide) {
    guard let picture = Self.first(in: axis, where: { $0 is DrawingNode<AxisDrawing> }) else { return }
    let origin = picture.frameInWindow.origin
    add(picture.fragment(), CGAffineTransform(translationX: origin.x, y: origin.y), .infinite, side)
  }

  private mutating func add(_ fragment: DisplayFragment, _ position: CGAffineTransform, _ clip: CGRect, _ side: AxisSide) {
    for item in fragment.items {
      switch item {
      case .text(let text):
        let frame = CGRect(origin: text.origin, size: text.layout.size), top = text.layout.firstBaseline * 0.25
        let letters = CGRect(
          x: frame.minX, y: frame.minY + top, width: frame.width, height: text.layout.lastBaseline - top)
        let shown = letters.applying(position).intersection(clip)
        if !shown.isEmpty { labels.append(Label(side: side, frame: frame.applying(position), letters: shown)) }
      case .fragment(let inner, let offset): add(inner, position.translatedBy(x: offset.x, y: offset.y), clip, side)
      case .group(.transform(let turn), let inner, let offset):
        let affine = CGAffineTransform(a: turn.m11, b: turn.m12, c: turn.m21, d: turn.m22, tx: turn.m31, ty: turn.m32)
        add(
          inner, CGAffineTransform(translationX: offset.x, y: offset.y).concatenating(affine).concatenating(position), clip, side)
      case .group(.clip(let path, _, _, _), let inner, let offset):
        let inside = clip.intersection(path.boundingRect.applying(position))
        add(inner, position.translatedBy(x: offset.x, y: offset.y), inside, side)
      case .group(_, let inner, let offset): add(inner, position.translatedBy(x: offset.x, y: offset.y), clip, side)
      case .fill, .stroke, .image: break
      }
    }
  }
}
