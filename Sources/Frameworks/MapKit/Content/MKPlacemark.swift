public import CoreLocation
public import Foundation
import Synchronization

// Safe: never changed once made.
/// A place on the earth with its coordinate.
open class MKPlacemark: NSObject, @unchecked Sendable {
  /// Where it is.
  public let coordinate: CLLocationCoordinate2D
  /// Creates a place at a coordinate.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}

// Safe: a mutex guards what changes.
/// A place that a person may know by its name.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// Where it is.
  public let placemark: MKPlacemark
  /// What it is called.
  open var name: String? {
    get { details.withLock { $0.name } }
    set { details.withLock { $0.name = newValue } }
  }
  /// The number to call.
  open var phoneNumber: String? {
    get { details.withLock { $0.phoneNumber } }
    set { details.withLock { $0.phoneNumber = newValue } }
  }
  /// The address on the web.
  open var url: URL? {
    get { details.withLock { $0.url } }
    set { details.withLock { $0.url = newValue } }
  }

  /// What an app may set.
  private struct Details {
    var name: String?
    var phoneNumber: String?
    var url: URL?
  }
  private let details = Mutex(Details())

  /// Creates a place.
  public init(placemark: MKPlacemark) { self.placemark = placemark }
}
