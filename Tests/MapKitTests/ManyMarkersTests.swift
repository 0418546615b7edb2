import ApusTesting
import CoreLocation
import SwiftUI
import SwiftUICore
import Testing

@testable import MapKit

@MainActor
@Suite("A map of many markers") struct ManyMarkersTests {
  /// Rows of a hundred markers, a degree of longitude for twenty-five, from a corner in the south-west of Tokyo.
  private func map(of count: Int, span: Double) -> MapOnScreen {
    let region = MKCoordinateRegion(
      center: MapOnScreen.tokyo, span: MKCoordinateSpan(latitudeDelta: 0.01, longitudeDelta: span))
    return MapOnScreen {
      Map(initialPosition: .region(region)) {
        ForEach(0..<count, id: \.self) { index in
          let (row, column) = (Double(index / 100), Double(index % 100))
          Marker("\(index)", coordinate: CLLocationCoordinate2D(latitude: 34.2 + row * 0.03, longitude: 137.8 + column * 0.04))
        }
      }
    }
  }

  @Test("ten thousand of which few are near what shows cost those few, and a step of the zoom lays out none of them anew")
  func far() {
    let map = map(of: 10_000, span: 0.2)
    let views = map.controller.panZoom?.shownChildren.count ?? .max
    #expect(views < 400 && map.screen.liveNodes < 20_000, "\(views), \(map.screen.liveNodes)")
    map.screen.forgetWork()
    map.controller.zoom(by: 0.5, about: nil)
    map.screen.finishAnimations()
    let work = map.screen.work
    #expect(work.sizesComputed == 0 && work.textLayouts == 0 && work.bodies == 0, "\(work)")
  }

  @Test("titles show where they meet no other one, more of them the larger the map is; others still name their markers")
  func titles() {
    let map = map(of: 200, span: 4)
    func shown() -> [CGRect] {
      let children = map.controller.panZoom.map { Array($0.shownChildren) } ?? []
      return zip(children, map.controller.configuration?.locations ?? []).compactMap { child, location in
        guard let room = location.titleRoom, room.isShown else { return nil }
        let corner = CGPoint(x: child.position.x + (child.size.width - room.size.width) / 2, y: child.position.y)
        return CGRect(origin: corner, size: room.size)
      }
    }
    let few = shown()
    for (index, frame) in few.enumerated() {
      #expect(frame.width > 4 && frame.height > 10)
      #expect(!few[..<index].contains { $0.meets(frame) })
    }
    #expect(few.count > 20 && few.count < 150, "\(few.count)")
    #expect(map.screen.contains("0") && map.screen.contains("1") && map.screen.contains("2"))
    map.controller.zoom(by: 0.3, about: nil)
    map.screen.finishAnimations()
    #expect(shown().count > few.count, "\(shown().count)")
  }

  @Test("a title yields to another marker's balloon, below it and above it; what is selected keeps its own")
  func balloons() {
    // The second marker stands where the title of the first one would be, and the third far away.
    let places = [(35.7, 139.7), (35.54, 139.72), (35.4, 139.2)]
    func shown(selected: Int?) -> [Bool?]? {
      let map = MapOnScreen {
        Map(initialPosition: .region(MapOnScreen.kanto), selection: .constant(selected)) {
          ForEach(0..<3, id: \.self) { index in
            let (latitude, longitude) = places[index]
            Marker("Marker \(index)", coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude)).tag(index)
          }
        }
      }
      return map.controller.configuration?.locations.map(\.titleRoom?.isShown)
    }
    #expect(shown(selected: nil) == [false, true, true])
    #expect(shown(selected: 0)?.first == true)
  }

  @Test("a title that is to be seen shows whatever is around it")
  func visible() {
    let map = MapOnScreen {
      Map(initialPosition: .region(MapOnScreen.kanto)) {
        ForEach(0..<3, id: \.self) { Marker("\($0)", coordinate: MapOnScreen.tokyo) }
        Marker("x", coordinate: MapOnScreen.tokyo).annotationTitles(.visible)
      }
    }
    let rooms = map.controller.configuration?.locations.map(\.titleRoom?.isShown)
    #expect(rooms == [true, false, false, nil])
  }

  @Test("a pan lays out nothing, draws what it drew for one marker, and paints what comes into sight, not what shows")
  func pan() {
    let works = [1, 100].map { count in
      let map = map(of: count, span: 4), screen = map.screen
      screen.touchDown(at: CGPoint(x: 200, y: 150))
      screen.touchMove(to: CGPoint(x: 180, y: 150))
      screen.touchMove(to: CGPoint(x: 179, y: 150))
      screen.advance(by: 0.02)
      let painted = { (_ = screen.buffer, screen.pixelsPainted).1 }
      screen.forgetWork()
      let before = painted()
      for step in 1...5 {
        screen.touchMove(to: CGPoint(x: 179 - CGFloat(step), y: 150))
        screen.advance(by: 0.02)
      }
      let pixels = painted() - before
      // Five strips of a point and the labels of the grid, of 480,000 pixels that show.
      #expect(pixels > 0 && pixels < 5 * 40_000, "\(count): \(pixels)")
      screen.touchUp(at: CGPoint(x: 174, y: 150))
      return screen.work
    }
    #expect(works[0].fragments == works[1].fragments && works[1].fragments < 100, "\(works)")
    #expect(works[1].sizesComputed == 0 && works[1].placements == 0 && works[1].bodies == 0 && works[1].textLayouts == 0)
  }
}
