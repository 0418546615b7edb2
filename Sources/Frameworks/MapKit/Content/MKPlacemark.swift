public import CoreLocation
public import Foundation

/// A place on the earth with its coordinate.
open class MKPlacemark: NSObject, @unchecked Sendable {
  /// Where it is.
  public let coordinate: CLLocationCoordinate2D
  /// Creates a place at a coordinate.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}

/// A place that a person may know by its name.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// Where it is.
  public let placemark: MKPlacemark
  /// What it is called.
  open var name: String?
  /// The number to call.
  open var phoneNumber: String?
  /// The address on the web.
  open var url: URL?
  /// Creates a place.
  public init(placemark: MKPlacemark) { self.placemark = placemark }
}
