public import CoreLocation
public import SwiftUI

/// Whether a map follows the person; the place that is known of one does not move here.
public enum MapUserTrackingMode: Hashable, Sendable {
  /// It does not.
  case none
  /// It does.
  case follow
  /// It does, and turns along.
  case followWithHeading
}

/// What a map shows of items that stand in a collection.
nonisolated public struct MapAnnotationContent: View {
  let source: MapConfiguration.Source
  let modes: MapInteractionModes
  let showsPerson: Bool
  let items: () -> [MapItem]

  init(
    region: Binding<MKCoordinateRegion>? = nil, rect: Binding<MKMapRect>? = nil, _ modes: MapInteractionModes,
    _ showsPerson: Bool
  ) {
    self.init(region: region, rect: rect, modes, showsPerson, items: { [] })
  }

  init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    region: Binding<MKCoordinateRegion>? = nil, rect: Binding<MKMapRect>? = nil, _ modes: MapInteractionModes,
    _ showsPerson: Bool, of elements: Items,
    each content: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    self.init(region: region, rect: rect, modes, showsPerson) {
      elements.map { element in
        let annotation = content(element)._annotation
        return MapItem(id: [AnyHashable(element.id)], kind: annotation.kind, style: annotation.style)
      }
    }
  }

  private init(
    region: Binding<MKCoordinateRegion>?, rect: Binding<MKMapRect>?, _ modes: MapInteractionModes, _ showsPerson: Bool,
    items: @escaping () -> [MapItem]
  ) {
    source = region.map { .region($0) } ?? rect.map { .rect($0) } ?? .initial(.automatic)
    (self.modes, self.showsPerson, self.items) = (modes, showsPerson, items)
  }

  @MainActor public var body: some View {
    MapSurfaceView(
      source: source, bounds: nil, modes: modes, scope: nil, items: items() + person, selection: nil)
  }

  /// The sign of the person, above what the app shows.
  @MainActor private var person: [MapItem] {
    guard showsPerson else { return [] }
    var collector = _MapContentCollector()
    UserAnnotation._collect(UserAnnotation(), into: &collector)
    return collector.items
  }
}

// The older form, whose position is a region or a part of the flat map behind a binding.
extension Map where Content == MapAnnotationContent {
  /// Creates a map that shows a region; the binding has the region that shows when a person has moved the map.
  public nonisolated init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init(showing: MapAnnotationContent(region: coordinateRegion, interactionModes, showsUserLocation))
  }

  /// Creates a map that shows a part of the flat map; the binding has the part that shows when a person has moved the map.
  public nonisolated init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init(showing: MapAnnotationContent(rect: mapRect, interactionModes, showsUserLocation))
  }

  /// Creates a map that shows a region with something for each item of a collection.
  public nonisolated init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    self.init(
      showing: MapAnnotationContent(
        region: coordinateRegion, interactionModes, showsUserLocation, of: annotationItems, each: annotationContent))
  }

  /// Creates a map that shows a part of the flat map with something for each item of a collection.
  public nonisolated init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    self.init(
      showing: MapAnnotationContent(
        rect: mapRect, interactionModes, showsUserLocation, of: annotationItems, each: annotationContent))
  }
}

/// Something that the older form of a map shows for an item.
public protocol MapAnnotationProtocol {
  /// What it shows.
  var _annotation: _MapAnnotation { get }
}

/// What the older form of a map shows for an item.
public struct _MapAnnotation {
  let kind: MapItem.Kind
  let style: MapItemStyle
}

/// A balloon at a place.
nonisolated public struct MapMarker: MapAnnotationProtocol {
  let coordinate: CLLocationCoordinate2D
  let tint: Color?

  /// Creates a balloon in a colour.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) { (self.coordinate, self.tint) = (coordinate, tint) }

  /// What it shows.
  public var _annotation: _MapAnnotation {
    var style = MapItemStyle()
    style.tint = tint.map { AnyShapeStyle($0) }
    return _MapAnnotation(
      kind: .marker(MarkerContent(coordinate: coordinate, label: AnyView(EmptyView()), isText: true, glyph: .standard)),
      style: style)
  }
}

/// A pin at a place.
nonisolated public struct MapPin: MapAnnotationProtocol {
  private let marker: MapMarker
  /// Creates a pin in a colour.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) { marker = MapMarker(coordinate: coordinate, tint: tint) }
  /// What it shows.
  public var _annotation: _MapAnnotation { marker._annotation }
}

/// A view at a place.
nonisolated public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  let coordinate: CLLocationCoordinate2D
  let anchorPoint: CGPoint
  let content: Content

  /// Creates an annotation; the anchor is the point of the view that lies at the place, as parts of its size.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content
  ) {
    (self.coordinate, self.anchorPoint, self.content) = (coordinate, anchorPoint, content())
  }

  /// What it shows.
  public var _annotation: _MapAnnotation {
    _MapAnnotation(
      kind: .annotation(
        AnnotationContent(
          coordinate: coordinate, anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y), content: AnyView(content),
          label: AnyView(EmptyView()))),
      style: MapItemStyle())
  }
}
