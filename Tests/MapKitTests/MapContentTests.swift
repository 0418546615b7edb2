import ApusTesting
import CoreLocation
import SwiftUI
import SwiftUICore
import Testing

@testable import MapKit

@MainActor
@Suite("What stands on a map") struct MapContentTests {
  private struct Places: View {
    @State var selected: Int?
    @State var isMore = false
    let titles = ["東京駅", "Shibuya"]

    var body: some View {
      VStack(spacing: 0) {
        Map(initialPosition: .region(MapOnScreen.kanto), selection: $selected) {
          Marker(titles[0], systemImage: "star.fill", coordinate: MapOnScreen.tokyo).tag(1)
          ForEach(1..<3) { index in
            Annotation(
              "stop \(index)", coordinate: Stop(id: index).place, anchor: .bottom
            ) {
              Color.orange.frame(width: 20, height: 10)
            }
          }
          if isMore {
            Marker(coordinate: CLLocationCoordinate2D(latitude: 36.2, longitude: 140.5)) {
              Label(titles[1], systemImage: "heart.fill")
            }.tag(2)
          } else {
            Group { Marker("Monogram", monogram: Text("M"), coordinate: Stop(id: 0).place).tint(.blue) }
          }
        }
        .frame(height: 300)
        HStack {
          Text(verbatim: "selected \(selected.map { "\($0)" } ?? "none")")
          Button("more") { isMore.toggle() }
        }
      }
    }
  }

  private func locations() -> MapOnScreen { MapOnScreen(CGSize(width: 400, height: 340)) { Places() } }

  @Test("markers are elements named by their titles, their tips where their places are; annotations by their anchors")
  func elements() throws {
    let map = locations()
    let whole = try map.screen.element("Map")
    #expect(whole.frame.size == CGSize(width: 400, height: 300))
    let marker = try map.screen.button("東京駅")
    #expect(marker.frame.width == 30 && marker.frame.height == 38)
    #expect(CGPoint(x: marker.frame.midX, y: marker.frame.maxY).isNear(CGPoint(x: 200, y: whole.frame.minY + 150)))
    #expect(map.screen.contains("Monogram") && map.screen.contains("stop 1"))
    #expect(map.controller.configuration?.locations.map(\.anchor) == [.bottom, .bottom, .bottom, .bottom])
    let locations = try #require(map.controller.panZoom?.shownChildren)
    #expect(locations.map(\.size.width) == [30, 20, 20, 30])
    let stop = map.point(Stop(id: 1).place)
    #expect(CGPoint(x: locations[1].position.x + 10, y: locations[1].position.y + 10).isNear(stop))
  }

  @Test("is selected by a tap, and by an assistive technology; a tap elsewhere selects nothing")
  func selection() throws {
    let map = locations()
    map.screen.tap(at: CGPoint(x: 200, y: 135))
    map.screen.advance(by: 0.5)
    #expect(map.screen.contains("selected 1"))
    #expect(try map.screen.button("東京駅").isSelected)
    map.screen.tap(at: CGPoint(x: 30, y: 30))
    map.screen.advance(by: 0.5)
    #expect(map.screen.contains("selected none"))
    try map.screen.button("東京駅").activate()
    #expect(map.screen.contains("selected 1"))
  }

  @Test("comes and goes as conditions say")
  func conditions() throws {
    let map = locations()
    try map.screen.button("more").tap()
    #expect(map.screen.contains("Shibuya") && !map.screen.contains("Monogram"))
    try map.screen.button("Shibuya").activate()
    #expect(map.screen.contains("selected 2"))
    try map.screen.button("more").tap()
    #expect(!map.screen.contains("Shibuya") && map.screen.contains("Monogram"))
  }

  @Test("goes where it is wanted when the map becomes larger, without a body of its own")
  func zoom() {
    let map = locations()
    map.screen.forgetWork()
    map.controller.zoom(by: 1, about: CGPoint(x: 200, y: 150))
    map.screen.advance(by: 0.15)
    #expect(map.screen.work.bodies == 0)
    map.screen.finishAnimations()
    let expected = map.point(Stop(id: 1).place), children = map.controller.panZoom!.shownChildren
    #expect(CGPoint(x: children[1].position.x + 10, y: children[1].position.y + 10).isNear(expected))
  }

  @Test("a tap on the map tells the app where, in its own coordinates")
  func tapOnMap() {
    let place = Holder<CLLocationCoordinate2D>()
    let screen = Screen(.init { $0.size = MapOnScreen.size }) {
      MapReader { proxy in
        Map(initialPosition: .region(MapOnScreen.kanto))
          .onTapGesture { point in place.value = proxy.convert(point, from: .local) }
      }
    }
    screen.tap(at: CGPoint(x: 300, y: 150))
    screen.advance(by: 0.5)
    let wanted = CLLocationCoordinate2D(latitude: MapOnScreen.tokyo.latitude, longitude: MapOnScreen.tokyo.longitude + 1)
    #expect(place.value?.isNear(wanted) == true)
  }

  @Test("collects everything in order, each with the styles around it")
  func collecting() throws {
    let coordinates = [MapOnScreen.tokyo, Stop(id: 1).place, Stop(id: 2).place]
    @MapContentBuilder var content: some MapContent {
      MapPolyline(coordinates: coordinates, contourStyle: .geodesic).stroke(.red, lineWidth: 5)
      Group {
        MapPolygon(coordinates: coordinates)
        MapCircle(center: MapOnScreen.tokyo, radius: 1000).tint(.green)
      }
      .foregroundStyle(.blue).mapOverlayLevel(level: .aboveLabels)
      MapPolyline(points: coordinates.map { MKMapPoint($0) }).strokeStyle(style: StrokeStyle(lineWidth: 7))
      MapPolyline(MKPolyline(coordinates: coordinates, count: 3)).stroke(lineWidth: 2)
      MapPolygon(MKPolygon(coordinates: coordinates, count: 3)).stroke(.red, style: StrokeStyle(lineWidth: 4))
      MapPolygon(points: coordinates.map { MKMapPoint($0) })
      MapCircle(MKCircle(center: MapOnScreen.tokyo, radius: 10))
      MapCircle(mapRect: MKMapRect(around: coordinates.map { MKMapPoint($0) }))
      Marker("x", coordinate: MapOnScreen.tokyo).annotationTitles(.hidden)
      Marker(item: MKMapItem(placemark: MKPlacemark(coordinate: MapOnScreen.tokyo)))
      EmptyMapContent()
      UserAnnotation()
    }
    var collector = _MapContentCollector()
    func collect<C: MapContent>(_ content: C) { C._collect(content, into: &collector) }
    collect(content)
    #expect(collector.items.count == 12)
    #expect(Set(collector.items.map(\.id)).count == 12)
    #expect(collector.items.compactMap { $0.style.strokeStyle?.lineWidth } == [5, 7, 2, 4])
    #expect(collector.items.filter { $0.style.level == .aboveLabels }.count == 2)
    #expect(collector.items.map { $0.style.titles == .hidden }.filter(\.self).count == 1)
  }

  @Test("is of types that apps may name")
  func types() {
    func identities(_ content: some DynamicMapContent) -> Int { content.data.count }
    #expect(identities(ForEach(0..<3) { Marker("\($0)", coordinate: Stop(id: $0).place) }) == 3)
    let pair = MapContentBuilder.buildBlock(
      Marker("a", coordinate: MapOnScreen.tokyo), MapCircle(center: MapOnScreen.tokyo, radius: 1))
    let tuple: TupleMapContent<(Marker<Text>, MapCircle)> = pair
    #expect(tuple.value.0.coordinate.isNear(MapOnScreen.tokyo))
    let hidden: AnyMapContent = MapContentBuilder.buildLimitedAvailability(tuple)
    var collector = _MapContentCollector()
    AnyMapContent._collect(hidden, into: &collector)
    #expect(collector.items.count == 2)
    let old: any MapAnnotationProtocol = MapPin(coordinate: MapOnScreen.tokyo)
    let shown: _MapAnnotation = old._annotation
    #expect(shown.style.tint == nil && MapPolyline.ContourStyle.straight != .geodesic)
    let map: Map<MapAnnotationContent> = Map(coordinateRegion: .constant(MapOnScreen.kanto))
    #expect(map.content.items().isEmpty)
    #expect(MapCameraUpdateFrequency.onEnd != .continuous && MKOverlayLevel.aboveRoads != .aboveLabels)
    let plain: Map<MapContentView<Never, EmptyMapContent>> = Map()
    #expect(plain.content.selection == nil)
  }

  @Test("lines and areas are drawn where their places are")
  func shapes() {
    let map = MapOnScreen {
      Map(initialPosition: .region(MapOnScreen.kanto)) {
        MapCircle(center: MapOnScreen.tokyo, radius: 45_000).foregroundStyle(Color(red: 1, green: 0, blue: 0))
        MapPolyline(
          coordinates: [-1.9, -1].map {
            CLLocationCoordinate2D(latitude: MapOnScreen.tokyo.latitude, longitude: MapOnScreen.tokyo.longitude + $0)
          }
        ).stroke(Color(red: 0, green: 1, blue: 0), lineWidth: 6)
      }
    }
    let red = map.screen.ink(0xFF0000)
    // 45 km at this latitude, where a degree of longitude, 100 points, is 2πa · cos 35.68° / 360 = 90.42 km.
    let width: CGFloat = 2 * 45 / 90.42 * 100
    #expect(abs(red.width - width) < 2, "\(red)")
    #expect(abs(red.midX - 200) < 1 && abs(red.midY - 150) < 1)
    let green = map.screen.ink(0x00FF00)
    #expect(abs(green.minX - 10) < 2 && abs(green.maxX - 100) < 2 && abs(green.height - 6) < 1.1, "\(green)")
  }

  @Test("a line over the date line takes the short way; the shortest way over the globe goes further north")
  func longLines() {
    let seattle = CLLocationCoordinate2D(latitude: 47.6, longitude: -122.3)
    let across = MapShape.locations([MapOnScreen.tokyo, seattle])
    #expect(abs(across[1].x - across[0].x) < 0.5 && across[1].x > 1)
    let way = MapShape.geodesic([MapOnScreen.tokyo, seattle])
    #expect(way.count > 50 && (way.map(\.latitude).max() ?? 0) > 50)
    #expect(way.last?.isNear(seattle, 1e-9) == true)
    // No numbers without bounds reach the renderer.
    let far = PointClip.lines([[CGPoint(x: -1e12, y: 5), CGPoint(x: 1e12, y: 5)]], in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(far.boundingRect == CGRect(x: 0, y: 5, width: 10, height: 0))
  }

  @Test("MapKit's other shapes know their places")
  func mkShapes() {
    let line = MKPolyline(points: [MKMapPoint(x: 0, y: 10), MKMapPoint(x: 20, y: 30)], count: 2)
    #expect(line.pointCount == 2 && MKMapRectEqualToRect(line.boundingMapRect, MKMapRect(x: 0, y: 10, width: 20, height: 20)))
    let hole = MKPolygon(points: [MKMapPoint()], count: 1)
    #expect(MKPolygon(points: [MKMapPoint()], count: 1, interiorPolygons: [hole]).interiorPolygons?.count == 1)
    #expect((line as MKMultiPoint).title == nil)
    let circle = MKCircle(center: CLLocationCoordinate2D(), radius: 1000)
    #expect(abs(circle.boundingMapRect.width * MKMetersPerMapPointAtLatitude(0) - 2000) < 1e-6)
    #expect(abs(MKCircle(mapRect: circle.boundingMapRect).radius - 1000) < 1e-6)
  }

  @Test("the older form's views have their anchors")
  func oldAnnotations() {
    let place = CLLocationCoordinate2D(latitude: 35.7, longitude: 139.7)
    let annotation = MapAnnotation(coordinate: place, anchorPoint: CGPoint(x: 0, y: 1)) { Text("x") }._annotation
    guard case .annotation(let content) = annotation.kind else { return #expect(Bool(false)) }
    #expect(content.anchor == UnitPoint(x: 0, y: 1))
    guard case .marker = MapPin(coordinate: place)._annotation.kind else { return #expect(Bool(false)) }
    #expect(MapMarker(coordinate: place, tint: .red)._annotation.style.tint != nil)
    #expect(MapUserTrackingMode.follow != .followWithHeading)
  }

  @Test("far beyond the date line and the poles is on the world that there is, and what is no place is left out")
  func farAway() {
    for number in [1e20, 1e100, 1e308, -1e308, .greatestFiniteMagnitude, .nan, .infinity] {
      let far = CLLocationCoordinate2D(latitude: number, longitude: number)
      let points = [MKMapPoint(x: number, y: number), MKMapPoint(x: -number, y: 0), MKMapPoint(MapOnScreen.tokyo)]
      let map = MapOnScreen {
        Map {
          Marker("far", coordinate: far)
          Annotation("note", coordinate: far) { Color.red.frame(width: 9, height: 9) }
          MapCircle(center: far, radius: 1e308)
          MapPolyline(coordinates: [far, MapOnScreen.tokyo], contourStyle: .geodesic)
          MapPolyline(points: points)
          MapPolygon(coordinates: [far, MapOnScreen.tokyo, far])
        }
      }
      #expect(map.center.isFinite && map.scale.isFinite, "\(number)")
      #expect(map.screen.contains("far") == number.isFinite)
    }
    // Ten times around the world and no more is counted.
    #expect(WorldPoint(CLLocationCoordinate2D(latitude: 0, longitude: 540)).x == 2)
    #expect((0...1).contains(WorldPoint(CLLocationCoordinate2D(latitude: 0, longitude: 1e308)).x))
  }
}

@MainActor
@Suite("Controls of a map") struct MapControlsTests {
  @Test("enlarge it, and say how long distances are")
  func onMap() throws {
    let map = MapOnScreen {
      Map(initialPosition: .region(MapOnScreen.kanto)).mapControls {
        MapZoomStepper()
        MapScaleView()
        // North is up.
        MapCompass()
      }
    }
    map.screen.settle()
    #expect(map.screen.engine.accessibilityElements().flatMap(\.flattened).count == 4)
    // A hundred points are 90.4 km: 56.2 miles.
    #expect(map.screen.contains("50 mi"))
    let scale = map.scale
    try map.screen.button("Zoom In").tap()
    map.screen.finishAnimations()
    #expect(abs(map.scale / scale - 2) < 1e-6)
    #expect(map.screen.contains("20 mi"))
    try map.screen.button("Zoom Out").tap()
    map.screen.finishAnimations()
    #expect(abs(map.scale / scale - 1) < 1e-6)
    #expect(ScaleLength(metersPerPoint: 904, usesMiles: false) == ScaleLength(metersPerPoint: 904, usesMiles: false))
    #expect(ScaleLength(metersPerPoint: 904, usesMiles: false)?.text == "50 km")
    #expect(ScaleLength(metersPerPoint: 3, usesMiles: false)?.text == "200 m")
    #expect(ScaleLength(metersPerPoint: .nan, usesMiles: false) == nil)
  }

  @Test("stand beside the map of their scope, and can be hidden")
  func scope() throws {
    struct Beside: View {
      @Namespace var scope
      var body: some View {
        VStack {
          Map(initialPosition: .region(MapOnScreen.kanto), scope: scope)
          MapZoomStepper(scope: scope)
          MapScaleView(anchorEdge: .trailing, scope: scope).mapControlVisibility(.hidden)
        }
        .mapScope(scope)
      }
    }
    let map = MapOnScreen { Beside() }
    let scale = map.scale
    try map.screen.button("Zoom In").tap()
    map.screen.finishAnimations()
    #expect(abs(map.scale / scale - 2) < 1e-6)
    #expect(!map.screen.contains("50 mi"))
  }

  @Test("styles have colours of their own")
  func styles() {
    let look = { (style: MapStyle) in MapTheme(style: style, isDark: false) }
    #expect(look(.standard) == look(.standard(elevation: .realistic, pointsOfInterest: .excludingAll, showsTraffic: true)))
    #expect(look(.standard) != look(.standard(emphasis: .muted)) && look(.imagery) != look(.hybrid))
    #expect(look(.imagery(elevation: .flat)) == look(.imagery) && look(.hybrid(showsTraffic: true)) == look(.hybrid))
    #expect(MapStyle.Elevation.automatic != .flat && MapStyle.StandardEmphasis.automatic != .muted)
    #expect(PointOfInterestCategories.all.showsAll)
    let map = MapOnScreen { Map(initialPosition: .region(MapOnScreen.kanto)).mapStyle(.imagery) }
    #expect(map.screen.ink(0x5F6B4A).width > 100)
  }
}
