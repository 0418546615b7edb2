import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore

/// Draws a map: the ground, tiles or lines of the grid, what the app put on it, names.
///
/// What is drawn once is kept until the scale changes; a pan moves all of it at once.
final class MapDrawing {
  private(set) var theme = MapTheme(style: .standard, isDark: false)
  private var overlays: [MapItem] = []
  private let ground = GroundLayer()
  let tiles = TileLayer()
  private let grid = GridLayer()
  private let names = NamesLayer()
  private let shapes = ShapesLayer()
  private var contentID: DisplayID?

  /// How many tiles have been made.
  var tilesMade: Int { ground.tilesMade }

  func show(overlays: [MapItem], theme: MapTheme) {
    self.overlays = overlays
    shapes.forget()
    guard theme != self.theme else { return }
    self.theme = theme
    ground.forget()
    contentWasRebased()
  }

  /// All places of the content are others.
  func contentWasRebased() {
    ground.contentWasRebased()
    tiles.contentWasRebased()
    grid.forget()
    names.forget()
    shapes.forget()
  }

  /// Corners of what the app's lines and areas cover.
  var cornersOfOverlays: [WorldPoint] {
    overlays.flatMap { item -> [WorldPoint] in
      guard case .overlay(let shape) = item.kind, let first = shape.parts.first?.first else { return [] }
      let points = shape.parts.flatMap { $0 }
      let least = points.reduce(first) { WorldPoint(x: min($0.x, $1.x), y: min($0.y, $1.y)) }
      let greatest = points.reduce(first) { WorldPoint(x: max($0.x, $1.x), y: max($0.y, $1.y)) }
      return [least, greatest]
    }
  }

  func draw(_ panZoom: PanZoomContext, of controller: MapController) -> DisplayFragment {
    guard let viewState = controller.viewState, case let part = panZoom.partToDraw, !part.isNull else { return .empty }
    // On the way to another size the middle of the map stays in the middle of what shows.
    let viewport = panZoom.shownViewport, (size, shown) = (panZoom.size, panZoom.shownSize)
    let offset = CGPoint(
      x: controller.offset.x - (shown.width - size.width) / 2, y: controller.offset.y - (shown.height - size.height) / 2)
    let contentID = contentID ?? panZoom.makeDisplayID()
    self.contentID = contentID
    let surface = MapSurface(
      panZoom: panZoom, scale: viewState.scale, reference: controller.reference, middle: viewState.center.x,
      shown: part.offsetBy(dx: offset.x, dy: offset.y), theme: theme)
    var content = FragmentCollector()
    ground.draw(surface, into: &content)
    // Tiles have names of their own.
    if tiles.isOn { tiles.draw(surface, into: &content) } else { grid.draw(surface, into: &content) }
    shapes.draw(overlays.filter { $0.style.level == .aboveRoads }, .aboveRoads, surface, into: &content)
    if theme.showsNames, !tiles.isOn { names.draw(surface, into: &content) }
    shapes.draw(overlays.filter { $0.style.level == .aboveLabels }, .aboveLabels, surface, into: &content)
    for (child, _) in childrenInOrder(panZoom, controller) {
      let origin = CGPoint(x: child.position.x + controller.offset.x, y: child.position.y + controller.offset.y)
      content.append(child.fragment(), at: origin)
    }
    var all = FragmentBuilder(for: panZoom)
    all.append(.fill(DisplayFill(path: Path(viewport), paint: .color(theme.water))), bounds: viewport)
    all.append(content.fragment(id: contentID).scrolled(by: offset, in: viewport, id: contentID), at: .zero)
    if !tiles.isOn { all.append(grid.labels(surface, origin: offset, in: CGRect(origin: .zero, size: shown)), at: .zero) }
    return all.finish(sharingOnlyChild: false)
  }

  /// What stands further south lies above, and what is selected above all.
  private func childrenInOrder(_ panZoom: PanZoomContext, _ controller: MapController) -> [(PanZoomChild, Double)] {
    let locations = controller.configuration?.locations ?? []
    var selected: Set<ObjectIdentifier> = []
    for (child, location) in zip(panZoom.shownChildren, locations) where location.isSelected { selected.insert(child.id) }
    return panZoom.drawnChildren.map { child in
      let order = child.position.y + child.size.height + (selected.contains(child.id) ? 1e9 : 0)
      return (child, order)
    }.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element)
  }
}

/// What a layer needs to know to draw itself.
struct MapSurface {
  let panZoom: PanZoomContext
  let scale: Double
  let reference: WorldPoint
  /// The middle of the view, from west to east.
  let middle: Double
  /// What is to be seen of the content, in its points.
  let shown: CGRect
  let theme: MapTheme

  var zoom: Double { log2(scale / TileKey.side) }

  func point(_ location: WorldPoint) -> CGPoint {
    CGPoint(x: (location.x - reference.x) * scale, y: (location.y - reference.y) * scale)
  }
  func place(_ point: CGPoint) -> WorldPoint {
    WorldPoint(x: reference.x + point.x / scale, y: reference.y + point.y / scale)
  }

  /// How a tile's own points lie in the content.
  func transform(of key: TileKey) -> ProjectionTransform {
    let count = Double(1 << key.zoom)
    let origin = point(WorldPoint(x: Double(key.x) / count, y: Double(key.y) / count))
    let factor = scale / count / TileKey.side
    return ProjectionTransform(CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: origin.x, ty: origin.y))
  }

  /// What shows and as much around it, so that a pan need not draw anew in each frame.
  var covered: CGRect { shown.insetBy(dx: -shown.width / 2, dy: -shown.height / 2) }
}

/// Collects what a layer draws.
struct FragmentCollector {
  private(set) var items: [DisplayItem] = []
  private var bounds = CGRect.null

  mutating func append(_ item: DisplayItem) {
    items.append(item)
    bounds = bounds.union(item.bounds)
  }

  mutating func append(_ fragment: DisplayFragment, at offset: CGPoint) {
    guard !fragment.isEmpty else { return }
    append(.fragment(fragment, offset: offset))
  }

  func fragment(id: DisplayID) -> DisplayFragment { DisplayFragment(id: id, items: items, bounds: bounds) }
}

/// A layer that is drawn for a part of the content, and again when something else is to be seen.
struct CoveredFragment {
  private var cached: (fragment: DisplayFragment, covered: CGRect)?
  private var id: DisplayID?

  mutating func forget() { cached = nil }

  mutating func fragment(_ surface: MapSurface, draw: (CGRect, inout FragmentCollector) -> Void) -> DisplayFragment {
    if let cached, cached.covered.contains(surface.shown) { return cached.fragment }
    let id = id ?? surface.panZoom.makeDisplayID()
    self.id = id
    let covered = surface.covered
    var collector = FragmentCollector()
    draw(covered, &collector)
    let fragment = collector.fragment(id: id)
    cached = (fragment, covered)
    return fragment
  }
}
