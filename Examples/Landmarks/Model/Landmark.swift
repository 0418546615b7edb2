import SwiftUI

/// A place that is worth a journey.
struct Landmark: Hashable, Codable, Identifiable {
  var id: Int
  var imageName: String
  var category: Category
  var isFavorite: Bool
  var isFeatured: Bool
  var coordinates: Coordinates

  struct Coordinates: Hashable, Codable {
    var latitude: Double
    var longitude: Double
  }

  enum Category: String, CaseIterable, Codable, Identifiable {
    case mountains
    case lakes
    case coasts
    case hands

    var id: Self { self }
  }
}

// What is read of a place stands in the table `Places`, once for each language.
extension Landmark {
  var name: Text { Text(places: imageName + ".name") }
  var region: Text { Text(places: imageName + ".region") }
  var about: Text { Text(places: imageName + ".text") }
  var image: Image { Image(decorative: imageName, bundle: .landmarks) }
}

extension Landmark.Category {
  var name: Text { Text(places: "category." + rawValue) }
}

extension Text {
  /// A text of the table of places.
  init(places key: String) {
    self.init(LocalizedStringKey(key), tableName: "Places", bundle: .landmarks)
  }
}

extension Bundle {
  /// Where the app's data and pictures are.
  static var landmarks: Bundle {
    #if SWIFT_PACKAGE
      .module
    #else
      .main
    #endif
  }
}
