import CoreLocation
import MapKit
import Testing

@Suite("Places on the flat map") struct ProjectionTests {
  @Test(
    "are where the tiles of all maps of the web have them",
    arguments: [
      // The statue of Hachiko in Shibuya: tile 232798, 103246 of zoom 18, as OpenStreetMap's wiki computes it.
      (35.6590699, 139.7006793, 232_798, 103_246),
      // The same formula for other quarters of the world.
      (51.500729, -0.124625, 130_981, 87_177), (-33.856784, 151.215297, 241_183, 157_300),
      (-22.951916, -43.210487, 99_607, 148_250),
    ])
  func tiles(latitude: Double, longitude: Double, x: Int, y: Int) {
    let point = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    // At zoom 18 a tile is 1,024 map points wide.
    #expect(Int(point.x / 1024) == x)
    #expect(Int(point.y / 1024) == y)
  }

  @Test("come back as the coordinate they were made from, to a millionth of a degree")
  func inverse() {
    for (latitude, longitude) in [(0.0, 0.0), (35.681236, 139.767125), (-54.8, -68.3), (85, 179.999), (-85, -179.999)] {
      let back = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude)).coordinate
      #expect(abs(back.latitude - latitude) < 1e-6)
      #expect(abs(back.longitude - longitude) < 1e-6)
    }
  }

  @Test("reach from corner to corner of the world")
  func corners() {
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(middle.x == 134_217_728)
    #expect(abs(middle.y - 134_217_728) < 1e-6)
    let corner = MKMapPoint(CLLocationCoordinate2D(latitude: 85.051_128_779_806_59, longitude: -180))
    #expect(abs(corner.x) < 1e-6 && abs(corner.y) < 1e-3)
    #expect(MKMapRect.world.width == 268_435_456)
    #expect(MKMapRectEqualToRect(MKMapRectWorld, .world) && MKMapSizeEqualToSize(MKMapSizeWorld, .world))
    // What is no coordinate is nowhere.
    #expect(MKMapPointEqualToPoint(MKMapPoint(kCLLocationCoordinate2DInvalid), MKMapPointMake(-1, -1)))
    #expect(MKMapPointEqualToPoint(MKMapPoint(CLLocationCoordinate2D(latitude: .nan, longitude: 0)), MKMapPointMake(-1, -1)))
  }

  @Test("are as many meters apart as they are on the ground")
  func distances() {
    // 2πa / 2²⁸ at the equator, half of it at 60°.
    #expect(abs(MKMetersPerMapPointAtLatitude(0) - 40_075_016.686 / 268_435_456) < 1e-9)
    #expect(abs(MKMetersPerMapPointAtLatitude(60) / MKMetersPerMapPointAtLatitude(0) - 0.5) < 1e-9)
    #expect(abs(MKMapPointsPerMeterAtLatitude(35) * MKMetersPerMapPointAtLatitude(35) - 1) < 1e-12)
    // From Paris to London 343.9 km, by Vincenty's formula.
    let paris = MKMapPoint(CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522))
    let london = MKMapPoint(CLLocationCoordinate2D(latitude: 51.5074, longitude: -0.1278))
    #expect(abs(paris.distance(to: london) - 343_923) < 344)
  }
}

@Suite("Parts of the flat map") struct MapRectTests {
  private let rect = MKMapRect(x: 10, y: 20, width: 100, height: 50)

  @Test("have edges, a middle and a size")
  func edges() {
    #expect((rect.minX, rect.midX, rect.maxX, rect.width) == (10, 60, 110, 100))
    #expect((rect.minY, rect.midY, rect.maxY, rect.height) == (20, 45, 70, 50))
    #expect(MKMapRectEqualToRect(rect, MKMapRectMake(10, 20, 100, 50)))
    #expect(MKMapSizeEqualToSize(rect.size, MKMapSizeMake(100, 50)))
  }

  @Test("are joined, cut, moved and made smaller")
  func combining() {
    let other = MKMapRect(x: 60, y: 0, width: 100, height: 40)
    #expect(MKMapRectEqualToRect(rect.union(other), MKMapRect(x: 10, y: 0, width: 150, height: 70)))
    #expect(MKMapRectEqualToRect(rect.intersection(other), MKMapRect(x: 60, y: 20, width: 50, height: 20)))
    #expect(rect.intersects(other) && !rect.intersects(rect.offsetBy(dx: 100, dy: 0)))
    #expect(rect.intersection(rect.offsetBy(dx: 200, dy: 0)).isNull)
    #expect(MKMapRectEqualToRect(rect.union(.null), rect) && MKMapRectNull.isNull && MKMapRectNull.isEmpty)
    #expect(MKMapRectEqualToRect(rect.insetBy(dx: 10, dy: -5), MKMapRect(x: 20, y: 15, width: 80, height: 60)))
    #expect(rect.contains(MKMapPoint(x: 10, y: 69)) && !rect.contains(MKMapPoint(x: 110, y: 30)))
    #expect(rect.contains(rect.insetBy(dx: 1, dy: 1)) && !rect.contains(other))
  }

  @Test("that reach over the date line have the rest on its other side")
  func dateLine() {
    let world = MKMapSize.world.width
    let west = MKMapRect(x: -1000, y: 0, width: 3000, height: 10)
    #expect(west.spans180thMeridian && !rect.spans180thMeridian && rect.remainder.isNull)
    #expect(MKMapRectEqualToRect(west.remainder, MKMapRect(x: world - 1000, y: 0, width: 1000, height: 10)))
    let east = MKMapRect(x: world - 1000, y: 0, width: 3000, height: 10)
    #expect(MKMapRectEqualToRect(east.remainder, MKMapRect(x: 0, y: 0, width: 2000, height: 10)))
  }
}

@Suite("Regions") struct RegionTests {
  @Test("in meters have as many degrees as the ellipsoid says")
  func meters() {
    // A degree of latitude at 45° is 111,132 m, one of longitude 78,847 m (WGS 84).
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 45, longitude: 7), latitudinalMeters: 111_132, longitudinalMeters: 78_847)
    #expect(abs(region.span.latitudeDelta - 1) < 1e-4)
    #expect(abs(region.span.longitudeDelta - 1) < 1e-4)
    let same = MKCoordinateRegionMakeWithDistance(region.center, 111_132, 78_847)
    #expect(same.span.latitudeDelta == region.span.latitudeDelta)
  }

  @Test("are those that a part of the flat map shows")
  func rect() {
    let world = MKCoordinateRegion(.world)
    #expect(abs(world.span.longitudeDelta - 360) < 1e-9)
    #expect(abs(world.span.latitudeDelta - 2 * 85.051_128_779_8) < 1e-6)
    #expect(abs(world.center.latitude) < 1e-9 && abs(world.center.longitude) < 1e-9)
    let place = CLLocationCoordinate2D(latitude: 35.68, longitude: 139.77), point = MKMapPoint(place)
    let near = MKCoordinateRegion(MKMapRect(x: point.x - 500, y: point.y - 500, width: 1000, height: 1000))
    #expect(abs(near.center.latitude - 35.68) < 1e-6 && abs(near.center.longitude - 139.77) < 1e-6)
    // 1,000 of 268,435,456 points of 360°; upwards by the cosine of the latitude.
    #expect(abs(near.span.longitudeDelta - 0.00134110) < 1e-7)
    #expect(abs(near.span.latitudeDelta / near.span.longitudeDelta - 0.81229) < 1e-4)
    let made = MKCoordinateRegionMake(place, MKCoordinateSpanMake(1, 2))
    #expect(made.span.longitudeDelta == 2 && made.center.latitude == 35.68)
  }
}
