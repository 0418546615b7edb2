import Combine
import SwiftUI

/// The places for screens of the older form, which hold an object that publishes its changes.
final class ClassicModelData: ObservableObject {
  @Published private(set) var landmarks: [Landmark]
  /// What keeps the favourites.
  private let modelData: ModelData

  init(_ modelData: ModelData) {
    self.modelData = modelData
    landmarks = modelData.landmarks
  }

  /// Whether a place is a favourite now, whatever the copy at hand says; `nil` for one that is not among the places.
  func isFavorite(_ landmark: Landmark) -> Bool? {
    landmarks.first { $0.id == landmark.id }?.isFavorite
  }

  /// Makes a place a favourite or not; `nil` where it is not among the places.
  @discardableResult
  func setFavorite(_ isFavorite: Bool, to landmark: Landmark) -> Void? {
    guard let index = landmarks.firstIndex(where: { $0.id == landmark.id }) else { return nil }
    landmarks[index].isFavorite = isFavorite
    modelData.landmarks = landmarks
    return ()
  }
}
