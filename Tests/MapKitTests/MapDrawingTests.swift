import ApusTesting
import CairoRenderer
import CoreLocation
import SwiftUI
import Testing

@testable import MapKit

@MainActor
@Suite("A map draws") struct MapDrawingTests {
  static let tokyo = CLLocationCoordinate2D(latitude: 35.681236, longitude: 139.767125)

  @ViewBuilder static var world: some View { Map(initialPosition: .rect(.world)) }

  static var japan: some View {
    Map(
      initialPosition: .region(
        MKCoordinateRegion(
          center: CLLocationCoordinate2D(latitude: 37.5, longitude: 137.5),
          span: MKCoordinateSpan(latitudeDelta: 15, longitudeDelta: 15)))
    ) {
      Marker("東京駅", systemImage: "star.fill", coordinate: tokyo)
      Marker("富士山", monogram: Text("富"), coordinate: CLLocationCoordinate2D(latitude: 35.3606, longitude: 138.7274))
        .tint(.blue)
      Annotation("札幌", coordinate: CLLocationCoordinate2D(latitude: 43.0621, longitude: 141.3544)) {
        Circle().fill(.orange).overlay { Circle().stroke(.white, lineWidth: 2) }.frame(width: 18, height: 18)
      }
      MapPolyline(coordinates: [tokyo, CLLocationCoordinate2D(latitude: 34.7025, longitude: 135.4959)])
        .stroke(.purple, lineWidth: 4)
    }
  }

  static var city: some View {
    Map(
      initialPosition: .region(
        MKCoordinateRegion(center: tokyo, span: MKCoordinateSpan(latitudeDelta: 0.02, longitudeDelta: 0.02)))
    ) {
      MapCircle(center: tokyo, radius: 400).foregroundStyle(.blue.opacity(0.2)).stroke(.blue, lineWidth: 2)
      Marker("Tokyo Station", coordinate: tokyo)
    }
    .mapControls {
      MapScaleView()
      MapZoomStepper()
    }
  }

  @Test(
    "land and water, lines and their numbers, markers, lines and discs, light and dark", arguments: [ColorScheme.light, .dark])
  func pictures(scheme: ColorScheme) {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 620, height: 580)
        $0.scale = 1
        $0.colorScheme = scheme
      }
    ) {
      VStack(spacing: 0) {
        Self.world.frame(height: 240)
        HStack(spacing: 0) {
          Self.japan
          Self.city
        }
      }
    }
    screen.expectImage("maps-\(scheme)")
  }

  @Test("land where there is land, and water where there is water")
  func outline() {
    let land = [
      (35.68, 139.7), (43.06, 141.35), (51.5, -0.3), (56.5, -4.0), (53.3, -7.5), (40.4, -3.7), (-33, 147), (64.9, -18.5),
      (72, -40),
      (66.5, -175), (-80, 0), (31.5, 131),
    ]
    let water = [
      (0.0, -30.0), (35, 150), (40, 135), (55, 3), (53.5, -5), (42, 51), (43.5, -87), (0, 179), (0, -179), (-60, -60), (71, -20),
      (-1, 33),
    ]
    let isLand = { (place: (Double, Double)) in
      Outline.earth.isLand(at: WorldPoint(CLLocationCoordinate2D(latitude: place.0, longitude: place.1)))
    }
    #expect(land.filter { !isLand($0) }.map { "\($0)" } == [])
    #expect(water.filter(isLand).map { "\($0)" } == [])
    #expect(Outline(Data()) == nil && Outline(Data("earth1\n".utf8)) == nil)
  }

  @Test("coasts to a point where a tile meets the next one")
  func tiles() {
    let tiles = LandTiles(outline: .earth)
    // London's tile of zoom 9 and the one to the west of it; the city is land in its own.
    let key = TileKey(zoom: 9, x: 255, y: 170)
    #expect(!tiles.land(of: key).isEmpty)
    #expect(tiles.land(of: TileKey(zoom: 6, x: 12, y: 32)).isEmpty)
    #expect(TileKey(zoom: 3, x: -1, y: 2).wrapped == TileKey(zoom: 3, x: 7, y: 2))
    #expect(tiles.land(of: TileKey(zoom: 3, x: -1, y: 2)) == tiles.land(of: TileKey(zoom: 3, x: 7, y: 2)))
    // The same coast by the world's outline and by a tile cut out of a cell.
    var differing = 0
    let path = tiles.land(of: TileKey(zoom: 8, x: 227, y: 100))
    for x in 0..<16 {
      for y in 0..<16 {
        let point = CGPoint(x: CGFloat(x) * 16 + 8, y: CGFloat(y) * 16 + 8)
        let place = WorldPoint(x: (227 + point.x / 256) / 256, y: (100 + point.y / 256) / 256)
        if path.contains(point, eoFill: true) != Outline.earth.isLand(at: place) { differing += 1 }
      }
    }
    #expect(differing <= 2)
    #expect(path.boundingRect.width > 100)
  }

  @Test("a grid whose lines are at round numbers, at least 96 points apart")
  func grid() {
    for exponent in 8..<29 {
      let scale = pow(2, Double(exponent)), steps = GridLayer.steps(scale: scale)
      let distance = steps.step / 360 * scale
      #expect(distance >= 96 && distance <= 96 * 3.01 || steps.step == 90, "\(scale): \(steps)")
    }
    #expect(GridLayer.text(35.685, digits: 3, signs: ("N", "S")) == "35.685° N")
    #expect(GridLayer.text(-0.01, digits: 1, signs: ("E", "W")) == "0.0°")
    #expect(GridLayer.text(-12.5, digits: 1, signs: ("E", "W")) == "12.5° W")
    #expect(NamesLayer.cities.count == 242 && NamesLayer.cities.contains { $0.name == "Osaka" })
  }

  @Test("what shows of a map that is far larger than the window, in as much detail as a small one", arguments: [1e5, 1e7, 1e12])
  func largest(side: CGFloat) {
    let map = MapOnScreen(CGSize(width: 200, height: 200)) {
      Map(initialPosition: .rect(.world)).frame(width: side, height: side)
    }
    #expect(map.controller.drawing.tilesMade <= 16)
    #expect(map.scale >= min(side, 1e9) * 0.99)
  }

  @Test("what shows of a large map that is scrolled, drawn again only where something else comes into sight")
  func scrolled() {
    let map = MapOnScreen(CGSize(width: 200, height: 200)) {
      ScrollView { Map(initialPosition: .rect(.world), interactionModes: []).frame(height: 50_000) }
    }
    var made = [map.controller.drawing.tilesMade]
    for _ in 0..<30 {
      map.screen.scroll(by: 100)
      made.append(map.controller.drawing.tilesMade)
    }
    #expect(made[0] > 0 && made[0] <= 16 && made[30] > made[0] && made[30] < 100, "\(made)")
  }

  @Test("tiles that are coarser than its scale where more would show than anybody could look at")
  func tileCount() {
    let map = MapOnScreen(CGSize(width: 200, height: 200)) {
      Map(initialPosition: .rect(.world)).frame(width: 1e7, height: 1e7).scaleEffect(1e-5)
    }
    #expect(map.controller.drawing.tilesMade > 0 && map.controller.drawing.tilesMade <= 1024)
  }
}
