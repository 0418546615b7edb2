public import CoreLocation
public import SwiftUI
import SwiftUICore

/// Makes its content with a proxy that knows the map inside.
///
///     MapReader { proxy in
///       Map().onTapGesture { point in place = proxy.convert(point, from: .local) }
///     }
public struct MapReader<Content: View>: View {
  let content: (MapProxy) -> Content
  @State private var reference = MapReference()

  /// Creates a reader of what a closure makes.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  public var body: some View { content(MapProxy(reference: reference)).environment(\.mapReference, reference) }
}

/// Knows a map, once there is one.
final class MapReference {
  weak var controller: MapController?
}

extension EnvironmentValues {
  @Entry var mapReference: MapReference?
}

/// Says where places show on a map, and which place shows somewhere.
public struct MapProxy {
  let reference: MapReference

  private var controller: MapController? { reference.controller.flatMap { $0.viewState == nil ? nil : $0 } }

  /// Which place shows at a point of a space; `nil` where there is no map yet, or the point lies outside.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
    guard let controller, let panZoom = controller.panZoom else { return nil }
    let origin = panZoom.convert(.zero, to: space.coordinateSpace)
    let local = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    guard panZoom.viewport.covers(local) else { return nil }
    return controller.place(at: local).coordinate
  }

  /// Where a place shows, in points of a space; `nil` where there is no map yet, or the place does not show.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
    guard let controller, let panZoom = controller.panZoom, coordinate.isFinite else { return nil }
    let local = controller.viewPoint(WorldPoint(coordinate))
    return panZoom.viewport.covers(local) ? panZoom.convert(local, to: space.coordinateSpace) : nil
  }

  /// The camera that shows all of a part of the flat map.
  public func camera(framing rect: MKMapRect) -> MapCamera? {
    guard let controller, rect.isFinite else { return nil }
    let world = MKMapSize.world
    let viewState = MapViewState(
      showing: rect, around: WorldPoint(x: rect.midX / world.width, y: rect.midY / world.height), in: controller.size)
    return MapCamera(centerCoordinate: viewState.center.coordinate, distance: viewState.distance(height: controller.size.height))
  }

  /// The camera that shows all of a region.
  public func camera(framing region: MKCoordinateRegion) -> MapCamera? {
    region.isUsable ? camera(framing: region.mapRect) : nil
  }

  /// The camera that shows the surroundings of a place.
  public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera? {
    camera(
      framing: MKCoordinateRegion(
        center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
  }
}
