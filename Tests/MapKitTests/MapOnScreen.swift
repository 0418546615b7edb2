import ApusTesting
import CairoRenderer
import CoreLocation
import Foundation
import SwiftUI

@testable import MapKit

/// Keeps what a test's views are given while they are made.
@MainActor final class Holder<Value> {
  var value: Value?
}

/// A map on a screen of 400 by 300 points, and what knows where places are on it.
@MainActor struct MapOnScreen {
  static let size = CGSize(width: 400, height: 300)
  static let tokyo = CLLocationCoordinate2D(latitude: 35.681236, longitude: 139.767125)
  /// 4 degrees of longitude on 400 points: a degree is 100 points wide.
  static let kanto = MKCoordinateRegion(
    center: tokyo, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 4))

  let screen: Screen
  let proxy: MapProxy
  var controller: MapController { proxy.reference.controller! }

  init(_ size: CGSize = size, @ViewBuilder _ map: @escaping () -> some View) {
    let holder = Holder<MapProxy>()
    screen = Screen(.init { $0.size = size }) {
      MapReader { proxy in
        let _ = holder.value = proxy
        map()
      }
    }
    proxy = holder.value!
  }

  /// Where a place shows.
  func point(_ place: CLLocationCoordinate2D) -> CGPoint { controller.viewPoint(WorldPoint(place)) }
  func place(_ x: CGFloat, _ y: CGFloat) -> CLLocationCoordinate2D { controller.place(at: CGPoint(x: x, y: y)).coordinate }
  var center: CLLocationCoordinate2D { controller.viewState!.center.coordinate }
  var scale: Double { controller.viewState!.scale }
}

extension CLLocationCoordinate2D {
  /// Whether two places are no more than some degrees apart.
  func isNear(_ other: CLLocationCoordinate2D, _ degrees: Double = 0.001) -> Bool {
    abs(latitude - other.latitude) <= degrees && abs(remainder(longitude - other.longitude, 360)) <= degrees
  }
}

extension CGPoint {
  func isNear(_ other: CGPoint, _ distance: CGFloat = 0.51) -> Bool { hypot(x - other.x, y - other.y) <= distance }
}

extension Screen {
  /// The bounds of all pixels of a colour, in points; the null rectangle where there is none.
  func ink(_ color: UInt32) -> CGRect {
    var bounds = CGRect.null
    for y in 0..<buffer.height {
      for x in 0..<buffer.width where buffer.pixel(x: x, y: y) & 0xFFFFFF == color {
        bounds = bounds.union(CGRect(x: CGFloat(x) / 2, y: CGFloat(y) / 2, width: 0.5, height: 0.5))
      }
    }
    return bounds
  }
}
