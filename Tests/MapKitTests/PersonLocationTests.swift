import ApusTesting
import CairoRenderer
import CoreLocation
import SwiftUI
import SwiftUICore
import Synchronization
import Testing

@testable import MapKit

@MainActor
@Suite("Where the person is") struct PersonLocationTests {
  private static let ueno = CLLocationCoordinate2D(latitude: 35.7138, longitude: 139.7773)

  private struct Shown: View {
    @State var position = MapCameraPosition.region(MapOnScreen.kanto)
    let log: Holder<MapCameraPosition>
    var body: some View {
      let _ = log.value = position
      Map(position: $position) { UserAnnotation() }
        .mapControls {
          MapUserLocationButton()
          MapCompass()
          MapPitchToggle()
        }
    }
  }

  @Test("the environment says a place in degrees; what is none is said once and nobody knows the place")
  func environment() {
    #expect(PersonLocation(environment: [:]) == nil)
    #expect(PersonLocation(environment: ["APUS_LOCATION": " 35.7138, 139.7773"]) == PersonLocation(Self.ueno))
    for text in ["35.7", "91,0", "0,181", "nan,0", "a,b", "1,2,3", ","] {
      let said = Mutex<[String]>([])
      Diagnostics.$recorder.withValue({ line in said.withLock { $0.append(line) } }) {
        #expect(PersonLocation(environment: ["APUS_LOCATION": text]) == nil)
      }
      #expect(said.withLock { $0.count == 1 && $0[0].contains("\"\(text)\"") }, "\(text)")
    }
  }

  @Test("a dot stands where the person is, and nothing where nobody knows it")
  func annotation() throws {
    let log = Holder<MapCameraPosition>()
    let map = MapOnScreen { Shown(log: log).environment(\.personLocation, PersonLocation(Self.ueno)) }
    let place = map.point(Self.ueno)
    let child = try #require(map.controller.panZoom?.shownChildren.first)
    #expect(child.size == CGSize(width: 22, height: 22))
    #expect(CGPoint(x: child.position.x + 11, y: child.position.y + 11).isNear(place))
    let unknown = MapOnScreen { Shown(log: log).environment(\.personLocation, nil) }
    #expect(unknown.controller.panZoom?.shownChildren.isEmpty == true)
  }

  @Test("the usual sign is a dot, also where its anchor is said")
  func usualSign() throws {
    #expect(type(of: UserAnnotation()) == UserAnnotation<DefaultUserAnnotationContent>.self)
    let map = MapOnScreen {
      Map(initialPosition: .region(MapOnScreen.kanto)) { UserAnnotation(anchor: .top) }
        .environment(\.personLocation, PersonLocation(Self.ueno))
    }
    let child = try #require(map.controller.panZoom?.shownChildren.first)
    #expect(CGPoint(x: child.position.x + 11, y: child.position.y).isNear(map.point(Self.ueno)))
  }

  @Test("a sign of an app's own hears the place, and lies with its anchor there")
  func ownSign() throws {
    let heard = Holder<CLLocation>()
    let map = MapOnScreen {
      Map(initialPosition: .region(MapOnScreen.kanto)) {
        UserAnnotation(anchor: .bottom) { (user: UserLocation) in
          let _ = heard.value = user.location
          Color.green.frame(width: 20, height: 10)
        }
      }
      .environment(\.personLocation, PersonLocation(Self.ueno))
    }
    #expect(heard.value?.coordinate.isNear(Self.ueno) == true)
    let child = try #require(map.controller.panZoom?.shownChildren.first)
    #expect(CGPoint(x: child.position.x + 10, y: child.position.y + 10).isNear(map.point(Self.ueno)))
  }

  @Test("the button shows the person's surroundings and the app's position says so, until a finger moves the map")
  func button() throws {
    let log = Holder<MapCameraPosition>()
    let map = MapOnScreen { Shown(log: log).environment(\.personLocation, PersonLocation(Self.ueno)) }
    try map.screen.button("My Location").tap()
    map.screen.advance(by: 1)
    #expect(log.value?.followsUserLocation == true && map.center.isNear(Self.ueno, 0.0001))
    #expect(map.controller.readout.followsPerson)
    map.screen.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 260, y: 150), duration: 0.2)
    map.screen.finishAnimations()
    #expect(log.value?.positionedByUser == true && !map.controller.readout.followsPerson)
  }

  @Test("where nobody knows the place, the button cannot be pressed and the position shows its fallback")
  func unknown() throws {
    let log = Holder<MapCameraPosition>()
    let map = MapOnScreen { Shown(log: log).environment(\.personLocation, nil) }
    #expect(try map.screen.button("My Location").isEnabled == false)
    try map.screen.button("My Location").tap()
    #expect(log.value?.region != nil && map.center.isNear(MapOnScreen.tokyo))
    let follows = MapOnScreen {
      Map(initialPosition: .userLocation(fallback: .region(MapOnScreen.kanto))).environment(\.personLocation, nil)
    }
    #expect(follows.center.isNear(MapOnScreen.tokyo))
    let known = MapOnScreen {
      Map(initialPosition: .userLocation(fallback: .region(MapOnScreen.kanto)))
        .environment(\.personLocation, PersonLocation(Self.ueno))
    }
    #expect(known.center.isNear(Self.ueno, 0.0001))
  }

  @Test("the older form shows the person where it is told to")
  func olderForm() {
    for shows in [true, false] {
      let map = MapOnScreen {
        Map(coordinateRegion: .constant(MapOnScreen.kanto), showsUserLocation: shows)
          .environment(\.personLocation, PersonLocation(Self.ueno))
      }
      #expect(map.controller.panZoom?.shownChildren.count == (shows ? 1 : 0))
    }
  }

  @Test("places are between two others on an animated way")
  func animatableData() {
    var place = Self.ueno
    place.animatableData.scale(by: 0.5)
    #expect(place.isNear(CLLocationCoordinate2D(latitude: 35.7138 / 2, longitude: 139.7773 / 2), 1e-9))
  }
}
