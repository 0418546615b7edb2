import ApusTesting
import CoreLocation
import SwiftUI
import SwiftUICore
import Testing

@testable import MapKit

@MainActor
@Suite("A person moves a map") struct MapMovingTests {
  private func kanto(_ modes: MapInteractionModes = .all, bounds: MapCameraBounds? = nil) -> MapOnScreen {
    MapOnScreen { Map(initialPosition: .region(MapOnScreen.kanto), bounds: bounds, interactionModes: modes) }
  }

  @Test("at first the region fits: its middle in the middle, other places as far from it as Mercator has them")
  func locations() {
    let map = kanto()
    #expect(map.center.isNear(MapOnScreen.tokyo, 1e-9))
    #expect(map.point(MapOnScreen.tokyo).isNear(CGPoint(x: 200, y: 150)))
    let east = CLLocationCoordinate2D(latitude: MapOnScreen.tokyo.latitude, longitude: MapOnScreen.tokyo.longitude + 1)
    #expect(map.point(east).isNear(CGPoint(x: 300, y: 150)))
    // A degree of latitude is 1 / cos(36.18°) as long, in its middle: 123.9 points.
    let north = CLLocationCoordinate2D(latitude: MapOnScreen.tokyo.latitude + 1, longitude: MapOnScreen.tokyo.longitude)
    #expect(map.point(north).isNear(CGPoint(x: 200, y: 150 - 123.9)))
    #expect(map.place(300, 150).isNear(east))
    #expect(map.proxy.convert(CGPoint(x: 300, y: 150), from: .local)?.isNear(east) == true)
    #expect(map.proxy.convert(east, to: .global)?.isNear(CGPoint(x: 300, y: 150)) == true)
    #expect(map.proxy.convert(CGPoint(x: 900, y: 150), from: .local) == nil)
    #expect(map.proxy.convert(CLLocationCoordinate2D(latitude: 0, longitude: 0), to: .local) == nil)
  }

  @Test("what a finger pulls stays under it; no body is evaluated, each tile is made once, and at rest there is no frame")
  func pan() {
    let map = kanto()
    let held = map.place(200, 150), made = map.controller.drawing.tilesMade
    map.screen.forgetWork()
    // A pull begins after ten points.
    map.screen.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 90, y: 90), duration: 0.5, rest: 0.5)
    #expect(map.point(held).isNear(CGPoint(x: 90, y: 90), 16))
    #expect(!map.point(held).isNear(CGPoint(x: 200, y: 150), 80))
    #expect(map.screen.work.bodies == 0)
    #expect(map.screen.work.sizesComputed == 0 && map.screen.work.textLayouts == 0)
    let all = map.controller.drawing.tilesMade
    #expect(all - made <= 8)
    map.screen.finishAnimations()
    map.screen.forgetWork()
    map.screen.advance(by: 1)
    #expect(map.screen.work.frames == 0 && !map.screen.isFrameRequested && !map.screen.isAnimating)
    // The same way back shows tiles that are there.
    map.screen.drag(from: CGPoint(x: 90, y: 90), to: CGPoint(x: 200, y: 150), duration: 0.5, rest: 0.5)
    #expect(map.controller.drawing.tilesMade == all)
  }

  @Test("a map that is let go moves on as a scroll view does, and a finger stops it")
  func fling() {
    let map = kanto()
    map.screen.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 200, y: 150), duration: 0.1)
    let lifted = map.point(MapOnScreen.tokyo).x
    #expect(map.screen.isAnimating)
    map.screen.finishAnimations()
    // 1,000 points a second, of which 0.4995 seconds remain; the last sample is a frame old.
    let way = lifted - map.point(MapOnScreen.tokyo).x
    #expect(way > 350 && way < 650, "\(way)")
    map.screen.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 200, y: 150), duration: 0.1)
    map.screen.advance(by: 0.05)
    map.screen.touchDown(at: CGPoint(x: 50, y: 50))
    let stopped = map.center
    map.screen.advance(by: 0.5)
    map.screen.touchUp(at: CGPoint(x: 50, y: 50))
    map.screen.finishAnimations()
    #expect(map.center.isNear(stopped, 1e-9))
  }

  @Test("two fingers enlarge about the point between them, and move")
  func pinch() {
    let map = kanto(), scale = map.scale, screen = map.screen
    let held = map.place(150, 100)
    screen.touchDown(at: CGPoint(x: 100, y: 100), finger: 0)
    screen.touchDown(at: CGPoint(x: 200, y: 100), finger: 1)
    for step in 1...10 {
      screen.touchMove(to: CGPoint(x: 100 - CGFloat(step) * 5, y: 100), finger: 0)
      screen.touchMove(to: CGPoint(x: 200 + CGFloat(step) * 5, y: 100), finger: 1)
    }
    screen.advance(by: 0.5)
    screen.touchUp(at: CGPoint(x: 50, y: 100), finger: 0)
    screen.touchUp(at: CGPoint(x: 250, y: 100), finger: 1)
    screen.finishAnimations()
    #expect(abs(map.scale / scale - 2) < 1e-6)
    #expect(map.point(held).isNear(CGPoint(x: 150, y: 100), 0.6))
  }

  @Test("a touchpad's pinch does the same")
  func magnify() {
    let map = kanto(), scale = map.scale, place = CGPoint(x: 300, y: 200), held = map.place(300, 200)
    map.screen.send(.magnify(PinchInput(phase: .began, location: place, value: 1, time: 0)))
    for step in 1...10 {
      let input = PinchInput(phase: .changed, location: place, value: 1 + CGFloat(step) * 0.1, time: Double(step) * 0.016)
      map.screen.send(.magnify(input))
    }
    map.screen.send(.magnify(PinchInput(phase: .ended, location: place, value: 2, time: 1)))
    map.screen.finishAnimations()
    #expect(abs(map.scale / scale - 2) < 1e-6)
    #expect(map.point(held).isNear(place, 0.6))
  }

  @Test("a notch of a wheel enlarges about the pointer, a touchpad moves, keys do both")
  func wheel() {
    let map = kanto(), scale = map.scale, place = CGPoint(x: 100, y: 80), held = map.place(100, 80)
    func turn(_ delta: CGSize, isPrecise: Bool) {
      map.screen.send(
        .wheel(WheelEvent(location: place, delta: delta, isPrecise: isPrecise, phase: .changed, time: 0)))
      map.screen.finishAnimations()
    }
    turn(CGSize(width: 0, height: -60), isPrecise: false)
    #expect(abs(map.scale / scale - 2.0.squareRoot()) < 0.001)
    #expect(map.point(held).isNear(place, 1))
    turn(CGSize(width: 0, height: 60), isPrecise: false)
    #expect(abs(map.scale / scale - 1) < 0.001)
    turn(CGSize(width: 30, height: -20), isPrecise: true)
    #expect(map.point(held).isNear(CGPoint(x: 70, y: 100), 1))
    map.screen.press(key: "+")
    map.screen.finishAnimations()
    #expect(abs(map.scale / scale - 2) < 0.001)
    map.screen.press(key: "-")
    map.screen.finishAnimations()
    let center = map.center
    map.screen.press(key: "ArrowRight")
    map.screen.finishAnimations()
    #expect(abs(map.center.longitude - center.longitude - 1) < 0.001)
  }

  @Test("two taps enlarge, a tap with two fingers does the opposite, each about where it is")
  func taps() {
    let map = kanto(), scale = map.scale, place = CGPoint(x: 120, y: 220), held = map.place(120, 220)
    map.screen.tap(at: place)
    map.screen.tap(at: place)
    map.screen.finishAnimations()
    #expect(abs(map.scale / scale - 2) < 0.001)
    #expect(map.point(held).isNear(place, 1))
    map.screen.touchDown(at: CGPoint(x: 120, y: 220), finger: 0)
    map.screen.touchDown(at: CGPoint(x: 160, y: 220), finger: 1)
    map.screen.touchUp(at: CGPoint(x: 160, y: 220), finger: 1)
    map.screen.touchUp(at: CGPoint(x: 120, y: 220), finger: 0)
    map.screen.finishAnimations()
    #expect(abs(map.scale / scale - 1) < 0.001)
  }

  @Test("what the app does not allow does nothing, and what is around the map has it")
  func modes() {
    let still = kanto([]), center = still.center
    still.screen.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 100, y: 150))
    still.screen.scroll(by: -60)
    still.screen.tap(at: CGPoint(x: 10, y: 10))
    still.screen.tap(at: CGPoint(x: 10, y: 10))
    still.screen.finishAnimations()
    #expect(still.center.isNear(center, 1e-9))
    #expect(MapInteractionModes.all == [.pan, .zoom, .rotate, .pitch])
    let page = Screen(.init { $0.size = MapOnScreen.size }) {
      ScrollView {
        Map(initialPosition: .region(MapOnScreen.kanto), interactionModes: []).frame(height: 200)
        Text("below").frame(height: 600, alignment: .top)
      }
    }
    page.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 50), rest: 0.5)
    #expect((try? page.text("below").frame.minY) ?? 999 < 150)
  }

  @Test("the world ends in the north and the south, and goes on over the date line")
  func edges() {
    let map = MapOnScreen { Map(initialPosition: .rect(.world)) }
    // As wide as the view, which is wider than high.
    #expect(abs(map.scale - 400) < 1e-9)
    for _ in 0..<6 { map.screen.drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 200, y: 280)) }
    map.screen.finishAnimations()
    #expect(abs(map.controller.place(at: .zero).y) < 1e-9)
    for _ in 0..<6 { map.screen.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 380, y: 100)) }
    map.screen.finishAnimations()
    #expect((-180...180).contains(map.center.longitude) && map.center.latitude < 86)
    // Markers are where their place is nearest.
    let point = map.point(MapOnScreen.tokyo)
    #expect(point.x >= -1 && point.x <= 401)
  }

  @Test("the app's bounds hold")
  func bounds() {
    let bounds = MapCameraBounds(centerCoordinateBounds: MapOnScreen.kanto, minimumDistance: 200_000, maximumDistance: 900_000)
    let map = kanto(bounds: bounds)
    map.screen.drag(from: CGPoint(x: 20, y: 150), to: CGPoint(x: 390, y: 150), rest: 0.5)
    map.screen.finishAnimations()
    #expect(abs(map.center.longitude - (MapOnScreen.tokyo.longitude - 2)) < 0.01)
    for _ in 0..<12 { map.controller.zoom(by: 1, about: nil) }
    map.screen.finishAnimations()
    #expect(abs(map.controller.context!.camera.distance - 200_000) < 1)
    for _ in 0..<12 { map.controller.zoom(by: -1, about: nil) }
    map.screen.finishAnimations()
    #expect(abs(map.controller.context!.camera.distance - 900_000) < 1)
    #expect(MapCameraBounds(minimumDistance: 1).maximumDistance == nil)
    #expect(MapCameraBounds(centerCoordinateBounds: MKMapRect.world).centers?.width == MKMapRect.world.width)
  }
}
