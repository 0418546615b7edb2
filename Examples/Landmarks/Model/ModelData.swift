import Observation
import SwiftUI

/// The places, the hikes and the profile that all screens show.
@Observable
final class ModelData {
  var landmarks: [Landmark] {
    didSet { if landmarks != oldValue { save() } }
  }
  let hikes: [Hike]
  var profile: Profile {
    didSet { if profile != oldValue { save() } }
  }
  @ObservationIgnored private let store: LibraryStore

  init(library store: LibraryStore = .inMemory) {
    self.store = store
    let library = store.load()
    let places: [Landmark] = load("landmarks")
    landmarks = places.map { place in
      var landmark = place
      landmark.isFavorite = library.favorites[landmark.id] ?? landmark.isFavorite
      return landmark
    }
    hikes = load("hikes")
    profile = library.profile ?? Profile()
  }

  var featured: [Landmark] { landmarks.filter(\.isFeatured) }

  func landmarks(in category: Landmark.Category) -> [Landmark] {
    landmarks.filter { $0.category == category }
  }

  /// The place in `landmarks` of what a screen holds a copy of.
  func index(of landmark: Landmark) -> Int? {
    landmarks.firstIndex { $0.id == landmark.id }
  }

  private func save() {
    let favorites = landmarks.map { ($0.id, $0.isFavorite) }
    store.save(Library(favorites: Dictionary(uniqueKeysWithValues: favorites), profile: profile))
  }
}

/// What a JSON file of the app holds.
///
/// The file comes with the app, so one that is missing or wrong is a mistake in it.
func load<Content: Decodable>(_ name: String) -> Content {
  guard let file = Bundle.landmarks.url(forResource: name, withExtension: "json") else {
    fatalError("\(name).json is not among the app's resources")
  }
  do {
    return try JSONDecoder().decode(Content.self, from: Data(contentsOf: file))
  } catch {
    fatalError("\(name).json cannot be read: \(error)")
  }
}
