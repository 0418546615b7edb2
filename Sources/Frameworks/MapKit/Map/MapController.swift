import CoreGraphicsTypes
import CoreLocation
import Foundation
import SwiftUI
import SwiftUICore

/// A map as it is shown: its sight, what moves it, and what it draws.
///
/// A place of the world is drawn at `(location − reference) · scale` of the content's points; the content is moved back by `offset`
/// to its place in the view. Panning changes the offset alone.
final class MapController {
  private var panZoomReference: PanZoomReference?
  /// The plane that shows the map; `nil` where none does.
  var panZoom: PanZoomContext? { panZoomReference?.context }
  private(set) var configuration: MapConfiguration?
  /// `nil` before the first layout.
  private(set) var viewState: MapViewState?
  /// Where the content's points are counted from.
  private(set) var reference = WorldPoint(x: 0.5, y: 0.5)
  private(set) var offset = CGPoint.zero
  /// The part of the world that has views; `nil` before the first layout.
  private(set) var surroundings: MapSurroundings?
  private var sizeOfViewState = CGSize.zero
  /// What was asked for last; a person's finger makes it `byUser`.
  private var position = MapCameraPosition.automatic
  /// What the region's or the rectangle's binding was told last.
  private var toldRect: MKMapRect?
  private var wasTold = false
  let motion = MapMotion()
  /// Where fingers were last, in the view.
  var lastHold = CGPoint.zero
  let drawing = MapDrawing()
  let titles = MapTitles()
  let readout = MapReadout()

  // MARK: What the app says

  /// Takes what the app's body says now.
  func apply(_ new: MapConfiguration, to panZoom: PanZoomContext) {
    let old = configuration
    configuration = new
    new.reference?.controller = self
    drawing.show(overlays: new.overlays, theme: new.theme)
    titles.invalidate()
    let services = panZoom.services, web = services.web
    drawing.tiles.use(new.tiles, new.request ?? { try await web.fetch($0) }, scale: services.displayScale)
    let isFirst = old == nil
    switch new.source {
    case .initial(let initial): if isFirst { position = initial }
    case .binding(let binding): take(binding.wrappedValue, from: panZoom, isFirst: isFirst)
    case .region(let binding): take(binding.wrappedValue.mapRect, .region(binding.wrappedValue), panZoom, isFirst)
    case .rect(let binding): take(binding.wrappedValue, .rect(binding.wrappedValue), panZoom, isFirst)
    }
    if !isFirst, case .automatic = position, viewState != nil, old?.places != new.places {
      go(to: position, panZoom.transaction)
    }
    panZoom.invalidatePlacement()
    panZoom.invalidateDisplay()
  }

  private func take(_ new: MapCameraPosition, from panZoom: PanZoomContext, isFirst: Bool) {
    guard isFirst || new != position else { return }
    position = new
    if !isFirst, !new.positionedByUser { go(to: new, panZoom.transaction) }
  }

  private func take(_ rect: MKMapRect, _ new: MapCameraPosition, _ panZoom: PanZoomContext, _ isFirst: Bool) {
    // What the map itself has said is no news.
    guard isFirst || toldRect.map({ !Self.isNear($0, rect) }) ?? true else { return }
    toldRect = rect
    position = new
    if !isFirst { go(to: new, panZoom.transaction) }
  }

  private static func isNear(_ a: MKMapRect, _ b: MKMapRect) -> Bool {
    let tolerance = max(a.width, a.height) * 1e-6
    return abs(a.midX - b.midX) < tolerance && abs(a.midY - b.midY) < tolerance && abs(a.width - b.width) < tolerance
      && abs(a.height - b.height) < tolerance
  }

  // MARK: Where it looks

  var size: CGSize { panZoom?.size ?? .zero }

  var limits: MapLimits {
    MapLimits(size: size, viewport: panZoom?.viewport ?? .zero, interaction: configuration?.bounds)
  }

  /// Goes to a position, by a transaction's animation where it has one.
  func go(to position: MapCameraPosition, _ transaction: Transaction) {
    guard let panZoom, viewState != nil, let target = target(of: position) else { return }
    motion.fly(to: limits.bounded(target), transaction, of: self, on: panZoom)
  }

  /// The sight of a position; `nil` for one that says nothing.
  private func target(of position: MapCameraPosition) -> MapViewState? {
    switch position.kind {
    case .byUser: return nil
    case .automatic: return automaticViewState
    case .userLocation(_, let fallback):
      guard let person = configuration?.person else { return target(of: fallback) }
      return target(of: .region(.context(of: person.coordinate)))
    case .item(let item, _):
      return target(of: .region(.context(of: item.placemark.coordinate)))
    case .region(let region):
      guard region.isUsable else { return unusable("region") }
      return MapViewState(showing: region.mapRect, around: WorldPoint(region.center), in: size)
    case .rect(let rect):
      guard rect.isFinite else { return unusable("rectangle") }
      let world = MKMapSize.world
      return MapViewState(
        showing: rect, around: WorldPoint(x: rect.midX / world.width, y: rect.midY / world.height), in: size)
    case .camera(let camera):
      guard camera.centerCoordinate.isFinite, camera.distance.isFinite, camera.distance > 0 else { return unusable("camera") }
      if camera.heading != 0 || camera.pitch != 0 {
        Diagnostics.report("a map's heading and pitch are not shown: maps are flat here, with north up")
      }
      return MapViewState(
        center: WorldPoint(camera.centerCoordinate),
        scale: MapViewState.scale(
          distance: camera.distance, latitude: camera.centerCoordinate.latitude, height: size.height))
    }
  }

  private func unusable(_ what: String) -> MapViewState? {
    Diagnostics.report("a map cannot show a \(what) with numbers that are none; it stays where it is")
    return nil
  }

  /// All that is on the map, with room around it.
  private var automaticViewState: MapViewState? {
    let points = (configuration?.places ?? []) + drawing.cornersOfOverlays
    guard let first = points.first else {
      return MapViewState(showing: .world, around: WorldPoint(x: 0.5, y: 0.5), in: size)
    }
    let world = MKMapSize.world
    let near = points.map { MKMapPoint(x: ($0.x - ($0.x - first.x).rounded()) * world.width, y: $0.y * world.height) }
    let rect = MKMapRect(around: near)
    // Markers reach up from their places; two kilometers at least. Choices.
    let room = CGSize(width: max(size.width - 96, 1), height: max(size.height - 128, 1))
    let middle = WorldPoint(x: rect.midX / world.width, y: rect.midY / world.height)
    let least = 2000 / Mercator.metersPerWorld(at: Mercator.latitude(middle.y)) * world.width
    let wide = rect.insetBy(dx: min((rect.width - least) / 2, 0), dy: min((rect.height - least) / 2, 0))
    return MapViewState(showing: wide, around: middle, in: room)
  }

  /// Shows another sight, at once.
  func show(_ requested: MapViewState) {
    guard let panZoom, requested.center.x.isFinite, requested.center.y.isFinite, requested.scale.isFinite else { return }
    let new = limits.bounded(requested)
    guard new != viewState else { return }
    look(at: new, from: panZoom)
    panZoom.showMovement()
    cameraDidMove(isOver: false)
  }

  /// Computes where content lies for a sight.
  private func look(at new: MapViewState, from panZoom: PanZoomContext) {
    let farthest = 100_000.0
    let isFar = abs(new.center.x - reference.x) * new.scale > farthest || abs(new.center.y - reference.y) * new.scale > farthest
    var new = new
    if new.scale != viewState?.scale || isFar {
      new.center.x -= new.center.x.rounded(.down)
      reference = new.center
      drawing.contentWasRebased()
    }
    viewState = new
    chooseSurroundings(panZoom)
    let pixel = panZoom.services.displayScale
    let snap = { (value: Double) in (value * pixel).rounded() / pixel }
    offset = CGPoint(
      x: snap((new.center.x - reference.x) * new.scale - size.width / 2),
      y: snap((new.center.y - reference.y) * new.scale - size.height / 2))
  }

  /// Lets others have views once what shows is no longer among what has them.
  private func chooseSurroundings(_ panZoom: PanZoomContext) {
    guard let viewState, surroundings?.serve(viewState, in: panZoom.viewport) != true else { return }
    surroundings = MapSurroundings(viewState, in: panZoom.viewport)
    if let changed = configuration?.surroundingsChanged { panZoom.enqueueAction(changed) }
  }

  /// Those of some items that are near what shows; others have no view.
  func near(_ items: [MapItem]) -> [MapItem] {
    guard let surroundings else { return [] }
    return items.filter { item in item.location.map { surroundings.contains($0.location) } ?? false }
  }

  /// Where a place of the world is drawn in the content: that of its places which is nearest to the middle.
  func contentPoint(_ location: WorldPoint) -> CGPoint {
    guard let viewState else { return .zero }
    let x = location.x + (viewState.center.x - location.x).rounded()
    return CGPoint(x: (x - reference.x) * viewState.scale, y: (location.y - reference.y) * viewState.scale)
  }

  /// Where a place shows, in the view's points.
  func viewPoint(_ location: WorldPoint) -> CGPoint {
    let point = contentPoint(location)
    return CGPoint(x: point.x - offset.x, y: point.y - offset.y)
  }

  /// Which place shows at a point of the view.
  func place(at point: CGPoint) -> WorldPoint {
    guard let viewState else { return WorldPoint(x: 0.5, y: 0.5) }
    return WorldPoint(
      x: viewState.center.x + (point.x - size.width / 2) / viewState.scale,
      y: viewState.center.y + (point.y - size.height / 2) / viewState.scale)
  }

  // MARK: Who wants to know

  /// A person has taken hold: from here on the app's position says so.
  func personMoves() {
    guard !position.positionedByUser else { return }
    personChose(.byUser)
  }

  /// Whether the map shows the surroundings of the person.
  var followsPerson: Bool { position.followsUserLocation }

  /// Shows the surroundings of the person, and tells the app's position; nothing where nobody knows where the person is.
  func showPerson() {
    guard let panZoom, configuration?.person != nil else { return }
    personChose(.userLocation(fallback: .automatic))
    go(to: position, Transaction(animation: Self.step))
    panZoom.wantFrame()
  }

  private func personChose(_ new: MapCameraPosition) {
    position = new
    readout.update(from: self)
    guard case .binding(let binding) = configuration?.source, let panZoom else { return }
    panZoom.enqueueAction { if binding.wrappedValue != new { binding.wrappedValue = new } }
  }

  var context: MapCameraUpdateContext? {
    guard let viewState, size.width > 0, size.height > 0 else { return nil }
    let rect = viewState.rect(in: size)
    return MapCameraUpdateContext(
      camera: MapCamera(
        centerCoordinate: viewState.center.coordinate, distance: viewState.distance(height: size.height)),
      region: MKCoordinateRegion(rect), rect: rect)
  }

  /// Tells who watches that the camera has moved.
  func cameraDidMove(isOver: Bool) {
    guard let panZoom, let context else { return }
    if isOver {
      readout.update(from: self)
      if titles.rest(at: viewState?.scale) { chooseTitles(panZoom) }
    }
    for observer in panZoom.environment.mapCameraObservers where isOver || observer.frequency.isContinuous {
      panZoom.enqueueAction { observer.action(context) }
    }
    switch configuration?.source {
    case .region(let binding): tell(context.region.mapRect, panZoom) { binding.wrappedValue = context.region }
    case .rect(let binding): tell(context.rect, panZoom) { binding.wrappedValue = context.rect }
    default: break
    }
  }

  /// A title has been laid out in a size.
  func titleHasSize(_ size: CGSize, _ room: MapTitleRoom) {
    if titles.setSize(size, of: room), let panZoom { chooseTitles(panZoom) }
  }

  /// Has titles chosen that are due, in another placement unless this is one.
  private func chooseTitles(_ panZoom: PanZoomContext) {
    panZoom.enqueueAction { [weak self] in
      if let self, titles.isDue { self.panZoom?.invalidatePlacement() }
    }
  }

  private func tell(_ rect: MKMapRect, _ panZoom: PanZoomContext, _ write: @escaping () -> Void) {
    // An app's region need not have the view's form; it hears of the map's own once that has moved.
    guard position.positionedByUser, toldRect.map({ !Self.isNear($0, rect) }) ?? true else { return }
    toldRect = rect
    panZoom.enqueueAction(write)
  }
}

// MARK: - A plane's delegate

extension MapController: PanZoomDelegate {
  func panZoomDidMount(_ panZoom: PanZoomContext) { panZoomReference = panZoom.reference }
  func panZoomWillUnmount(_ panZoom: PanZoomContext) {
    motion.stop(on: panZoom)
    drawing.tiles.stop()
    if panZoomReference == panZoom.reference { panZoomReference = nil }
  }
  func environmentDidChange(of panZoom: PanZoomContext) {}

  func place(_ children: PanZoomChildren, in panZoom: PanZoomContext) {
    guard panZoom.size.width > 0, panZoom.size.height > 0, let configuration else { return }
    if viewState == nil || sizeOfViewState != panZoom.size { sizeDidChange(panZoom) }
    let pixel = panZoom.services.displayScale
    let snap = { (value: CGFloat) in (value * pixel).rounded() / pixel }
    var frames: [CGRect] = []
    for (child, location) in zip(children, configuration.locations) {
      let proposal = ProposedViewSize(width: nil, height: nil)
      let (size, point) = (child.size(for: proposal), contentPoint(location.location))
      // Whole pixels of the content, so that nothing trembles while it moves.
      let origin = CGPoint(x: snap(point.x - location.anchor.x * size.width), y: snap(point.y - location.anchor.y * size.height))
      child.place(at: CGPoint(x: origin.x - offset.x, y: origin.y - offset.y), proposal: proposal)
      frames.append(CGRect(origin: origin, size: size))
    }
    titles.choose(below: frames, of: configuration.locations, scale: viewState?.scale, panZoom)
  }

  private func sizeDidChange(_ panZoom: PanZoomContext) {
    let isFirst = viewState == nil
    sizeOfViewState = panZoom.size
    let fallback = viewState ?? MapViewState(showing: .world, around: WorldPoint(x: 0.5, y: 0.5), in: panZoom.size)
    motion.stop(on: panZoom)
    look(at: limits.bounded(target(of: position) ?? fallback), from: panZoom)
    if isFirst { readout.updateSilently(from: self) }
    cameraDidMove(isOver: true)
  }

  func draw(_ panZoom: PanZoomContext) -> DisplayFragment { drawing.draw(panZoom, of: self) }

  func advance(_ panZoom: PanZoomContext) { motion.advance(self, on: panZoom) }
  func stopMotion(of panZoom: PanZoomContext) { motion.stop(on: panZoom) }

  func describe(_ element: inout AccessibilityElement, of panZoom: PanZoomContext) {
    element.label = configuration?.label ?? "Map"
    guard let modes = configuration?.modes else { return }
    if modes.contains(.zoom) {
      element.zoom = { [weak self] action in self?.zoom(by: action.direction == .zoomIn ? 1 : -1, about: nil) }
    }
    if modes.contains(.pan) {
      element.scroll = { [weak self] edge in self?.pan(towards: edge) }
    }
  }
}
