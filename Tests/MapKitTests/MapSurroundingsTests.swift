import ApusTesting
import CoreLocation
import SwiftUI
import SwiftUICore
import Testing

@testable import MapKit

@MainActor
@Suite("What stands on a map far from what shows") struct MapSurroundingsTests {
  /// A thousand places on the southern hemisphere, and one in the middle of what shows.
  private struct Places: View {
    var body: some View {
      Map(initialPosition: .region(MapOnScreen.kanto)) {
        Marker("near", coordinate: MapOnScreen.tokyo)
        ForEach(0..<1_000) { index in
          Marker("far \(index)", coordinate: CLLocationCoordinate2D(latitude: -20, longitude: Double(index) * 0.36 - 180))
        }
      }
    }
  }

  @Test("costs no views, until the map goes there")
  func views() throws {
    let map = MapOnScreen { Places() }
    #expect(map.screen.contains("near") && !map.screen.contains("far 1"))
    let children = try #require(map.controller.panZoom?.shownChildren)
    #expect(children.count == 1 && map.screen.liveNodes < 300, "\(map.screen.liveNodes)")
    // A place that is on the other side of the date line, too.
    let there = CLLocationCoordinate2D(latitude: -20, longitude: -179.9)
    map.controller.go(
      to: .region(MKCoordinateRegion(center: there, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 4))),
      Transaction())
    map.screen.settle()
    let shown = try #require(map.controller.panZoom?.shownChildren)
    #expect(map.screen.contains("far 0") && map.screen.contains("far 999") && !map.screen.contains("near"))
    #expect((20...60).contains(shown.count), "\(shown.count)")
    let marker = try map.screen.element("far 0").frame
    #expect(CGPoint(x: marker.midX, y: marker.maxY).isNear(map.point(CLLocationCoordinate2D(latitude: -20, longitude: -180))))
  }

  @Test("all of it has a room in what a map shows by itself, and a pan of a finger's width chooses nothing anew")
  func automatic() throws {
    struct Two: View {
      var body: some View {
        Map {
          Marker("a", coordinate: MapOnScreen.tokyo)
          Marker("b", coordinate: CLLocationCoordinate2D(latitude: -33, longitude: 151))
        }
      }
    }
    let map = MapOnScreen { Two() }
    #expect(map.screen.contains("a") && map.screen.contains("b"))
    map.screen.forgetWork()
    map.screen.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 230, y: 160), rest: 0.2)
    map.screen.finishAnimations()
    #expect(map.screen.work.bodies == 0, "\(map.screen.bodiesByType)")
  }

  @Test("surroundings reach a view's size around it, and over the date line")
  func reach() {
    let viewport = CGRect(x: 0, y: 0, width: 400, height: 300)
    let state = MapViewState(center: WorldPoint(x: 0.999, y: 0.5), scale: 100_000)
    let around = MapSurroundings(state, in: viewport)
    #expect(around.contains(WorldPoint(x: 0.0005, y: 0.5)))
    #expect(around.contains(WorldPoint(x: 0.999 - 0.0069, y: 0.5)) && !around.contains(WorldPoint(x: 0.999 - 0.0071, y: 0.5)))
    #expect(!around.contains(WorldPoint(x: 0.999, y: 0.506)))
    #expect(around.serve(state, in: viewport))
    #expect(!around.serve(MapViewState(center: WorldPoint(x: 0.994, y: 0.5), scale: 100_000), in: viewport))
    // A small part of it is worth a choice of its own, and so is more than it.
    #expect(!around.serve(MapViewState(center: state.center, scale: 10_000_000), in: viewport))
    #expect(!around.serve(MapViewState(center: state.center, scale: 10_000), in: viewport))
    #expect(MapSurroundings(MapViewState(center: state.center, scale: 400), in: viewport).contains(WorldPoint(x: 0.4, y: 0.5)))
  }
}
