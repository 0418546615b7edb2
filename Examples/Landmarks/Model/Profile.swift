import SwiftUI

/// Who uses the app, and what that person has in mind.
struct Profile: Codable, Equatable {
  var username = "Kaori"
  var prefersNotifications = true
  var season = Season.autumn
  var goalDate = Date().addingTimeInterval(90 * 86_400)

  enum Season: String, CaseIterable, Codable, Identifiable {
    case spring
    case summer
    case autumn
    case winter

    var id: Self { self }

    var title: LocalizedStringKey {
      switch self {
      case .spring: "Spring"
      case .summer: "Summer"
      case .autumn: "Autumn"
      case .winter: "Winter"
      }
    }

    var symbol: String {
      switch self {
      case .spring: "leaf.fill"
      case .summer: "sun.max.fill"
      case .autumn: "cloud.sun.fill"
      case .winter: "snow"
      }
    }
  }
}
