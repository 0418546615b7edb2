import CoreLocation
import MapKit
import SwiftUI

/// Where on the earth a place is.
struct PlaceMap: View {
  let landmark: Landmark

  private var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: landmark.coordinates.latitude, longitude: landmark.coordinates.longitude)
  }

  /// Wide enough that the coasts around tell where it is.
  private var region: MKCoordinateRegion {
    MKCoordinateRegion(center: coordinate, span: MKCoordinateSpan(latitudeDelta: 18, longitudeDelta: 18))
  }

  var body: some View {
    Map(initialPosition: .region(region)) {
      Marker(coordinate: coordinate) {
        Label {
          landmark.name
        } icon: {
          Image(systemName: "star.fill")
        }
      }
      .annotationTitles(.hidden)
    }
    .id(landmark.id)
  }
}
