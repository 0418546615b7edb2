import CoreGraphicsTypes
import CoreLocation
import Foundation
import SwiftUI
import SwiftUICore

/// A map as it is shown: its sight, what moves it, and what it draws.
///
/// A place of the world is drawn at `(place − reference) · scale` of the content's points; the content is moved back by `offset`
/// to its place in the view. Panning changes the offset alone.
final class MapController {
  weak var plane: PlaneNode?
  private(set) var configuration: MapConfiguration?
  /// `nil` before the first layout.
  private(set) var sight: MapSight?
  /// Where the content's points are counted from.
  private(set) var reference = WorldPoint(x: 0.5, y: 0.5)
  private(set) var offset = CGPoint.zero
  private var sizeOfSight = CGSize.zero
  /// What was asked for last; a person's finger makes it `byUser`.
  private var position = MapCameraPosition.automatic
  /// What the region's or the rectangle's binding was told last.
  private var toldRect: MKMapRect?
  private var wasTold = false
  let motion = MapMotion()
  /// Where fingers were last, in the view.
  var lastHold = CGPoint.zero
  let drawing = MapDrawing()
  let readout = MapReadout()

  // MARK: What the app says

  /// Takes what the app's body says now.
  func apply(_ new: MapConfiguration, to plane: PlaneNode) {
    let old = configuration
    configuration = new
    new.reference?.controller = self
    drawing.show(overlays: new.overlays, theme: new.theme)
    let services = plane.graph.services, web = services.web
    drawing.tiles.use(new.tiles, new.request ?? { try await web.fetch($0) }, scale: services.displayScale)
    let isFirst = old == nil
    switch new.source {
    case .initial(let initial): if isFirst { position = initial }
    case .binding(let binding): take(binding.wrappedValue, from: plane, isFirst: isFirst)
    case .region(let binding): take(binding.wrappedValue.mapRect, .region(binding.wrappedValue), plane, isFirst)
    case .rect(let binding): take(binding.wrappedValue, .rect(binding.wrappedValue), plane, isFirst)
    }
    if !isFirst, case .automatic = position, sight != nil, places(old) != places(new) { go(to: position, plane.transaction) }
    plane.invalidatePlacement()
    plane.invalidateDisplay()
  }

  private func places(_ configuration: MapConfiguration?) -> [WorldPoint] { configuration?.places.map(\.place) ?? [] }

  private func take(_ new: MapCameraPosition, from plane: PlaneNode, isFirst: Bool) {
    guard isFirst || new != position else { return }
    position = new
    if !isFirst, !new.positionedByUser { go(to: new, plane.transaction) }
  }

  private func take(_ rect: MKMapRect, _ new: MapCameraPosition, _ plane: PlaneNode, _ isFirst: Bool) {
    // What the map itself has said is no news.
    guard isFirst || toldRect.map({ !Self.isNear($0, rect) }) ?? true else { return }
    toldRect = rect
    position = new
    if !isFirst { go(to: new, plane.transaction) }
  }

  private static func isNear(_ a: MKMapRect, _ b: MKMapRect) -> Bool {
    let tolerance = max(a.width, a.height) * 1e-6
    return abs(a.midX - b.midX) < tolerance && abs(a.midY - b.midY) < tolerance && abs(a.width - b.width) < tolerance
      && abs(a.height - b.height) < tolerance
  }

  // MARK: Where it looks

  var size: CGSize { plane?.size ?? .zero }

  var limits: MapLimits {
    MapLimits(size: size, viewport: plane?.viewport ?? .zero, interaction: configuration?.bounds)
  }

  /// Goes to a position, by a transaction's animation where it has one.
  func go(to position: MapCameraPosition, _ transaction: Transaction) {
    guard let plane, sight != nil, let target = target(of: position) else { return }
    motion.fly(to: limits.bounded(target), transaction, of: self, on: plane)
  }

  /// The sight of a position; `nil` for one that says nothing.
  private func target(of position: MapCameraPosition) -> MapSight? {
    switch position.kind {
    case .byUser: return nil
    case .automatic: return automaticSight
    case .userLocation(_, let fallback):
      guard let person = configuration?.person else { return target(of: fallback) }
      return target(of: .region(.surroundings(of: person.coordinate)))
    case .item(let item, _):
      return target(of: .region(.surroundings(of: item.placemark.coordinate)))
    case .region(let region):
      guard region.isUsable else { return unusable("region") }
      return MapSight(showing: region.mapRect, around: WorldPoint(region.center), in: size)
    case .rect(let rect):
      guard !rect.isNull, [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite) else {
        return unusable("rectangle")
      }
      let world = MKMapSize.world
      return MapSight(
        showing: rect, around: WorldPoint(x: rect.midX / world.width, y: rect.midY / world.height), in: size)
    case .camera(let camera):
      guard camera.centerCoordinate.isFinite, camera.distance.isFinite, camera.distance > 0 else { return unusable("camera") }
      if camera.heading != 0 || camera.pitch != 0 {
        Diagnostics.report("a map's heading and pitch are not shown: maps are flat here, with north up")
      }
      return MapSight(
        center: WorldPoint(camera.centerCoordinate),
        scale: MapSight.scale(
          distance: camera.distance, latitude: camera.centerCoordinate.latitude, height: size.height))
    }
  }

  private func unusable(_ what: String) -> MapSight? {
    Diagnostics.report("a map cannot show a \(what) with numbers that are none; it stays where it is")
    return nil
  }

  /// All that is on the map, with room around it.
  private var automaticSight: MapSight? {
    let points = (configuration?.places.map(\.place) ?? []) + drawing.cornersOfOverlays
    guard let first = points.first else {
      return MapSight(showing: .world, around: WorldPoint(x: 0.5, y: 0.5), in: size)
    }
    let world = MKMapSize.world
    let near = points.map { MKMapPoint(x: ($0.x - ($0.x - first.x).rounded()) * world.width, y: $0.y * world.height) }
    let rect = MKMapRect(around: near)
    // Markers reach up from their places; two kilometers at least. Choices.
    let room = CGSize(width: max(size.width - 96, 1), height: max(size.height - 128, 1))
    let middle = WorldPoint(x: rect.midX / world.width, y: rect.midY / world.height)
    let least = 2000 / Mercator.metersPerWorld(at: Mercator.latitude(middle.y)) * world.width
    let wide = rect.insetBy(dx: min((rect.width - least) / 2, 0), dy: min((rect.height - least) / 2, 0))
    return MapSight(showing: wide, around: middle, in: room)
  }

  /// Shows another sight, at once.
  func show(_ wanted: MapSight) {
    guard let plane, wanted.center.x.isFinite, wanted.center.y.isFinite, wanted.scale.isFinite else { return }
    let new = limits.bounded(wanted)
    guard new != sight else { return }
    look(at: new, from: plane)
    plane.showMovement()
    cameraDidMove(isOver: false)
  }

  /// Computes where content lies for a sight.
  private func look(at new: MapSight, from plane: PlaneNode) {
    let farthest = 100_000.0
    let isFar = abs(new.center.x - reference.x) * new.scale > farthest || abs(new.center.y - reference.y) * new.scale > farthest
    var new = new
    if new.scale != sight?.scale || isFar {
      new.center.x -= new.center.x.rounded(.down)
      reference = new.center
      drawing.contentWasRebased()
    }
    sight = new
    let pixel = plane.graph.services.displayScale
    let snap = { (value: Double) in (value * pixel).rounded() / pixel }
    offset = CGPoint(
      x: snap((new.center.x - reference.x) * new.scale - size.width / 2),
      y: snap((new.center.y - reference.y) * new.scale - size.height / 2))
  }

  /// Where a place of the world is drawn in the content: that of its places which is nearest to the middle.
  func contentPoint(_ place: WorldPoint) -> CGPoint {
    guard let sight else { return .zero }
    let x = place.x + (sight.center.x - place.x).rounded()
    return CGPoint(x: (x - reference.x) * sight.scale, y: (place.y - reference.y) * sight.scale)
  }

  /// Where a place shows, in the view's points.
  func viewPoint(_ place: WorldPoint) -> CGPoint {
    let point = contentPoint(place)
    return CGPoint(x: point.x - offset.x, y: point.y - offset.y)
  }

  /// Which place shows at a point of the view.
  func place(at point: CGPoint) -> WorldPoint {
    guard let sight else { return WorldPoint(x: 0.5, y: 0.5) }
    return WorldPoint(
      x: sight.center.x + (point.x - size.width / 2) / sight.scale,
      y: sight.center.y + (point.y - size.height / 2) / sight.scale)
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
    guard let plane, configuration?.person != nil else { return }
    personChose(.userLocation(fallback: .automatic))
    go(to: position, Transaction(animation: Self.step))
    plane.graph.wantFrame()
  }

  private func personChose(_ new: MapCameraPosition) {
    position = new
    readout.update(from: self)
    guard case .binding(let binding) = configuration?.source, let plane else { return }
    plane.graph.enqueueAction { if binding.wrappedValue != new { binding.wrappedValue = new } }
  }

  var context: MapCameraUpdateContext? {
    guard let sight, size.width > 0, size.height > 0 else { return nil }
    let rect = sight.rect(in: size)
    return MapCameraUpdateContext(
      camera: MapCamera(
        centerCoordinate: sight.center.coordinate, distance: sight.distance(height: size.height)),
      region: MKCoordinateRegion(rect), rect: rect)
  }

  /// Tells who watches that the camera has moved.
  func cameraDidMove(isOver: Bool) {
    guard let plane, let context else { return }
    if isOver { readout.update(from: self) }
    for observer in EnvironmentValues(scope: plane.scope).mapCameraObservers where isOver || observer.frequency.isContinuous {
      plane.graph.enqueueAction { observer.action(context) }
    }
    switch configuration?.source {
    case .region(let binding): tell(context.region.mapRect, plane) { binding.wrappedValue = context.region }
    case .rect(let binding): tell(context.rect, plane) { binding.wrappedValue = context.rect }
    default: break
    }
  }

  private func tell(_ rect: MKMapRect, _ plane: PlaneNode, _ write: @escaping () -> Void) {
    // An app's region need not have the view's form; it hears of the map's own once that has moved.
    guard position.positionedByUser, toldRect.map({ !Self.isNear($0, rect) }) ?? true else { return }
    toldRect = rect
    plane.graph.enqueueAction(write)
  }
}

// MARK: - A plane's delegate

extension MapController: PlaneDelegate {
  func planeDidMount(_ plane: PlaneNode) { self.plane = plane }
  func planeWillUnmount(_ plane: PlaneNode) {
    motion.stop(on: plane)
    drawing.tiles.stop()
    if self.plane === plane { self.plane = nil }
  }
  func environmentDidChange(of plane: PlaneNode) {}

  func place(_ children: [ViewNode], in plane: PlaneNode) {
    guard plane.size.width > 0, plane.size.height > 0, let configuration else { return }
    if sight == nil || sizeOfSight != plane.size { sizeDidChange(plane) }
    let pixel = plane.graph.services.displayScale
    let snap = { (value: CGFloat) in (value * pixel).rounded() / pixel }
    for (child, place) in zip(children, configuration.places) {
      let proposal = ProposedViewSize(width: nil, height: nil)
      let (size, point) = (child.size(for: proposal), contentPoint(place.place))
      // Whole pixels of the content, so that nothing trembles while it moves.
      let origin = CGPoint(x: snap(point.x - place.anchor.x * size.width), y: snap(point.y - place.anchor.y * size.height))
      child.place(at: CGPoint(x: origin.x - offset.x, y: origin.y - offset.y), proposal: proposal)
    }
  }

  private func sizeDidChange(_ plane: PlaneNode) {
    let isFirst = sight == nil
    sizeOfSight = plane.size
    let fallback = sight ?? MapSight(showing: .world, around: WorldPoint(x: 0.5, y: 0.5), in: plane.size)
    motion.stop(on: plane)
    look(at: limits.bounded(target(of: position) ?? fallback), from: plane)
    if isFirst { readout.updateSilently(from: self) }
    cameraDidMove(isOver: true)
  }

  func draw(_ plane: PlaneNode) -> DisplayFragment { drawing.draw(plane, of: self) }

  func advance(_ plane: PlaneNode) { motion.advance(self, on: plane) }
  func stopMotion(of plane: PlaneNode) { motion.stop(on: plane) }

  func describe(_ element: inout AccessibilityElement, of plane: PlaneNode) {
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
