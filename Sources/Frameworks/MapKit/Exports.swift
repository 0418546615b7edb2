// What Apple's MapKit brings along.
@_exported import CoreLocation
@_exported import Foundation
