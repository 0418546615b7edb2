import ApusTesting
import CoreLocation
import SwiftUI
import Testing

@testable import MapKit

@MainActor
@Suite("A map's position") struct MapPositionTests {
  private struct Travelling: View {
    @State var position = MapCameraPosition.region(MapOnScreen.kanto)
    @State var ends = 0
    @State var steps = 0
    let told: Holder<MapCameraUpdateContext>
    static let osaka = CLLocationCoordinate2D(latitude: 34.7025, longitude: 135.4959)

    var body: some View {
      VStack(spacing: 0) {
        Map(position: $position)
          .onMapCameraChange {
            ends += 1
            told.value = $0
          }
          .onMapCameraChange(frequency: .continuous) { steps += 1 }
          .frame(height: 300)
        HStack {
          Button("go") {
            withAnimation(.linear(duration: 1)) {
              position = .region(MKCoordinateRegion(center: Self.osaka, span: MapOnScreen.kanto.span))
            }
          }
          Button("jump") { position = .camera(MapCamera(centerCoordinate: MapOnScreen.tokyo, distance: 50_000)) }
          Button("nowhere") {
            position = .region(
              MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: .nan, longitude: 0),
                span: MKCoordinateSpan(latitudeDelta: .infinity, longitudeDelta: -1)))
          }
          Text(verbatim: position.positionedByUser ? "by user" : "by app")
          Text(verbatim: "ends \(ends)")
          Text(verbatim: "steps \(steps > 20 ? "many" : "few")")
        }
      }
    }
  }

  private func travelling() -> (MapOnScreen, Holder<MapCameraUpdateContext>) {
    let told = Holder<MapCameraUpdateContext>()
    return (MapOnScreen(CGSize(width: 400, height: 340)) { Travelling(told: told) }, told)
  }

  @Test("is changed by the app, with an animation over all that is between, or at once; whoever asked hears of it")
  func byApp() throws {
    let (map, told) = travelling()
    #expect(map.screen.contains("by app") && map.screen.contains("ends 1"))
    try map.screen.button("go").tap()
    map.screen.advance(by: 0.5)
    let middle = (MapOnScreen.tokyo.longitude + Travelling.osaka.longitude) / 2
    #expect(abs(map.center.longitude - middle) < 0.2, "\(map.center)")
    map.screen.finishAnimations()
    #expect(map.center.isNear(Travelling.osaka, 1e-6))
    #expect(map.screen.contains("ends 2") && map.screen.contains("steps many"))
    let context = try #require(told.value)
    #expect(context.camera.centerCoordinate.isNear(Travelling.osaka, 1e-6))
    #expect(abs(context.region.span.longitudeDelta - 4) < 1e-6)
    #expect(abs(context.rect.midX - MKMapPoint(Travelling.osaka).x) < 1)
    try map.screen.button("jump").tap()
    #expect(map.center.isNear(MapOnScreen.tokyo, 1e-6))
    #expect(abs(map.controller.context!.camera.distance - 50_000) < 1)
  }

  @Test("is the person's once a finger has moved the map, until the app changes it")
  func byUser() throws {
    let (map, _) = travelling()
    map.screen.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 200, y: 150), rest: 0.5)
    map.screen.finishAnimations()
    #expect(map.screen.contains("by user"))
    #expect(map.center.longitude > MapOnScreen.tokyo.longitude + 0.8)
    try map.screen.button("jump").tap()
    #expect(map.screen.contains("by app") && map.center.isNear(MapOnScreen.tokyo, 1e-6))
  }

  @Test("with numbers that are none leaves the map where it is, and says so once")
  func nowhere() throws {
    let (map, _) = travelling()
    try map.screen.button("nowhere").tap()
    map.screen.finishAnimations()
    #expect(map.center.isNear(MapOnScreen.tokyo, 1e-9))
    #expect(map.screen.diagnostics.filter { $0.contains("cannot show a region") }.count == 1)
    for position in [
      MapCameraPosition.rect(.null), .camera(MapCamera(centerCoordinate: MapOnScreen.tokyo, distance: .nan)),
      .region(MKCoordinateRegion(center: MapOnScreen.tokyo, span: MKCoordinateSpan(latitudeDelta: .nan, longitudeDelta: 1))),
    ] {
      let map = MapOnScreen { Map(initialPosition: position) }
      #expect(map.scale.isFinite && map.screen.diagnostics.count == 1)
    }
    // Extreme zooms end where tiles do.
    let deep = MapOnScreen { Map(initialPosition: .camera(MapCamera(centerCoordinate: MapOnScreen.tokyo, distance: 1e-9))) }
    #expect(deep.scale == 256 * 2_097_152)
    let point = MapOnScreen {
      Map(initialPosition: .region(MKCoordinateRegion(center: MapOnScreen.tokyo, span: MKCoordinateSpan())))
    }
    #expect(point.scale == 256 * 2_097_152)
  }

  @Test("is a value that says what it is")
  func values() {
    let camera = MapCamera(centerCoordinate: MapOnScreen.tokyo, distance: 100)
    #expect(MapCameraPosition.camera(camera).camera == camera && MapCameraPosition.camera(camera).region == nil)
    #expect(MapCameraPosition.region(MapOnScreen.kanto).region?.span.longitudeDelta == 4)
    #expect(MapCameraPosition.rect(.world).rect?.width == MKMapRect.world.width)
    let item = MKMapItem(placemark: MKPlacemark(coordinate: MapOnScreen.tokyo))
    #expect(MapCameraPosition.item(item).item === item && MapCameraPosition.item(item).allowsAutomaticPitch)
    let user = MapCameraPosition.userLocation(followsHeading: true, fallback: .automatic)
    #expect(user.followsUserLocation && user.followsUserHeading && user.fallbackPosition == .automatic)
    #expect(user != .automatic && user == .userLocation(followsHeading: true, fallback: .automatic))
    #expect(MapCameraPosition.region(MapOnScreen.kanto) == .region(MapOnScreen.kanto))
    #expect(MapCameraPosition.region(MapOnScreen.kanto) != .rect(.world) && !user.positionedByUser)
    // Nobody knows where the person is: the fallback shows.
    let map = MapOnScreen { Map(initialPosition: .userLocation(fallback: .region(MapOnScreen.kanto))) }
    #expect(map.center.isNear(MapOnScreen.tokyo, 1e-9))
    let near = MapOnScreen { Map(initialPosition: .item(item)) }
    #expect(near.center.isNear(MapOnScreen.tokyo, 1e-9))
    let framed = map.proxy.camera(framing: MapOnScreen.kanto)
    #expect(framed.map { abs($0.distance / map.controller.context!.camera.distance - 1) < 1e-3 } == true)
    #expect(map.proxy.camera(framing: MKMapRect.null) == nil && map.proxy.camera(framing: item) != nil)
  }

  @Test("that is automatic shows all content, wherever that is")
  func automatic() {
    let locations = [
      MapOnScreen.tokyo, Travelling.osaka, CLLocationCoordinate2D(latitude: 43.0621, longitude: 141.3544),
    ]
    let map = MapOnScreen {
      Map {
        ForEach(0..<locations.count, id: \.self) { Marker("\($0)", coordinate: locations[$0]) }
      }
    }
    for place in locations {
      let point = map.point(place)
      #expect(point.x > 20 && point.x < 380 && point.y > 40 && point.y < 290, "\(point)")
    }
    let one = MapOnScreen { Map { Marker("one", coordinate: MapOnScreen.tokyo) } }
    #expect(one.center.isNear(MapOnScreen.tokyo, 1e-9))
    // On both sides of the date line: not around the whole world.
    let fiji = [-178.0, 178].map { CLLocationCoordinate2D(latitude: -17, longitude: $0) }
    let wrapped = MapOnScreen { Map { MapPolyline(coordinates: fiji) } }
    #expect(abs(abs(wrapped.center.longitude) - 180) < 0.01, "\(wrapped.center)")
    let world = MapOnScreen { Map() }
    #expect(world.scale == 400)
  }

  @Test("may be a region or a rectangle behind a binding, which hears where a person moves the map")
  func oldForm() throws {
    struct Old: View {
      @State var region = MapOnScreen.kanto
      @State var rect = MKMapRect.world
      let holder: Holder<MapProxy>
      var body: some View {
        VStack(spacing: 0) {
          MapReader { proxy in
            let _ = holder.value = proxy
            Map(
              coordinateRegion: $region, annotationItems: [Stop(id: 1), Stop(id: 2)],
              annotationContent: { MapMarker(coordinate: $0.place, tint: .green) })
          }.frame(height: 300)
          Text(verbatim: region.center.longitude > MapOnScreen.tokyo.longitude + 0.5 ? "moved" : "still")
          Button("home") { region = MapOnScreen.kanto }
          Map(mapRect: $rect, interactionModes: .zoom).frame(height: 20)
        }
      }
    }
    let holder = Holder<MapProxy>()
    let screen = Screen(.init { $0.size = CGSize(width: 400, height: 400) }) { Old(holder: holder) }
    let controller = try #require(holder.value?.reference.controller)
    #expect(controller.configuration?.locations.count == 2)
    #expect(screen.contains("still"))
    screen.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 200, y: 150), rest: 0.5)
    screen.finishAnimations()
    #expect(screen.contains("moved"))
    try screen.button("home").tap()
    #expect(screen.contains("still") && controller.viewState!.center.coordinate.isNear(MapOnScreen.tokyo, 1e-6))
  }

  @Test("may be kept in bounds with numbers that are none: these are ignored, and said once")
  func oddBounds() {
    let spans: [(Double, Double, Double, Double)] = [
      (0, 0, .nan, .nan), (.nan, 0, 1, 1), (0, .infinity, 1, 1), (0, 0, .infinity, 1e308), (0, 1e308, 1, 1),
    ]
    for (latitude, longitude, height, width) in spans {
      let region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
        span: MKCoordinateSpan(latitudeDelta: height, longitudeDelta: width))
      let map = MapOnScreen {
        Map(
          initialPosition: .region(MapOnScreen.kanto),
          bounds: MapCameraBounds(centerCoordinateBounds: region, minimumDistance: .nan, maximumDistance: .infinity))
      }
      let isOdd = !region.center.isFinite || height.isNaN
      #expect(map.center.isFinite && map.scale.isFinite)
      #expect(map.screen.diagnostics == (isOdd ? ["invalid bounds of a map's center (non-finite) are ignored"] : []), "\(region)")
    }
    for rect in [
      MKMapRect(x: 1e308, y: 0, width: 1e308, height: 1), MKMapRect(x: 0, y: .nan, width: 1, height: 1), .null,
      MKMapRect(x: 1e300, y: -1e300, width: 1e300, height: 5),
    ] {
      let map = MapOnScreen {
        Map(initialPosition: .region(MapOnScreen.kanto), bounds: MapCameraBounds(centerCoordinateBounds: rect))
      }
      #expect(map.center.isFinite && map.scale.isFinite)
      #expect(map.proxy.camera(framing: rect).map { $0.centerCoordinate.isFinite } ?? true)
    }
  }
}

/// A place with a number.
struct Stop: Identifiable {
  let id: Int
  var place: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: 35 + Double(id) * 0.3, longitude: 139 + Double(id) * 0.4)
  }
}
