import CoreLocation
import Foundation
import SwiftUI
import SwiftUICore

/// Where the person is, as far as maps know: the place that whoever starts the app says, as debuggers simulate one.
///
///     APUS_LOCATION='35.6812,139.7671' apus run MyApp
struct PersonLocation: Equatable, Sendable {
  let latitude: Double
  let longitude: Double

  var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

  /// The place that the environment says; `nil` where it says none.
  static let ofEnvironment = Self(environment: ProcessInfo.processInfo.environment)

  init(_ coordinate: CLLocationCoordinate2D) { (latitude, longitude) = (coordinate.latitude, coordinate.longitude) }

  init?(environment: [String: String]) {
    guard let text = environment["APUS_LOCATION"], !text.isEmpty else { return nil }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1],
      CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    else {
      Diagnostics.report(
        "APUS_LOCATION is \"\(text)\"; say a latitude and a longitude in degrees, as 35.6812,139.7671. Nobody knows where "
          + "the person is")
      return nil
    }
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

extension EnvironmentValues {
  /// Where the person is; `nil` where nobody knows.
  @Entry var personLocation: PersonLocation? = .ofEnvironment
}
