public import CoreLocation
public import SwiftUI

extension CLLocationCoordinate2D: Animatable {
  /// Latitude and longitude, in degrees.
  public var animatableData: AnimatablePair<CLLocationDegrees, CLLocationDegrees> {
    get { AnimatablePair(latitude, longitude) }
    set { (latitude, longitude) = (newValue.first, newValue.second) }
  }
}
