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

  static func screen(_ scheme: ColorScheme, _ size: CGSize, @ViewBuilder _ view: () -> some View) -> Screen {
    Screen(
      .init {
        $0.size = size
        $0.colorScheme = scheme
      }, content: view)
  }

  @Test("the world, a country and a city, light and dark")
  func pictures() throws {
    guard let folder = ProcessInfo.processInfo.environment["APUS_MAP_PICTURES"] else { return }
    for scheme in [ColorScheme.light, .dark] {
      try Self.screen(scheme, CGSize(width: 760, height: 500)) { Self.world }.buffer.writePNG(
        to: URL(filePath: "\(folder)/world-\(scheme).png"))
      try Self.screen(scheme, CGSize(width: 390, height: 600)) { Self.japan }.buffer.writePNG(
        to: URL(filePath: "\(folder)/japan-\(scheme).png"))
      try Self.screen(scheme, CGSize(width: 390, height: 500)) { Self.city }.buffer.writePNG(
        to: URL(filePath: "\(folder)/city-\(scheme).png"))
    }
  }
}
