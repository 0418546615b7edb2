import Foundation
import SwiftUI

enum Sky: String, CaseIterable, Codable {
  case clear, cloudy, rain, snow

  var symbol: String {
    switch self {
    case .clear: return "sun.max.fill"
    case .cloudy: return "cloud.fill"
    case .rain: return "cloud.rain.fill"
    case .snow: return "snow"
    }
  }

  var colors: [Color] {
    switch self {
    case .clear: return [.blue, .cyan]
    case .cloudy: return [Color(.systemGray), Color(.systemGray4)]
    case .rain: return [Color(red: 0.2, green: 0.3, blue: 0.5), .gray]
    case .snow: return [.indigo, Color(uiColor: .systemTeal)]
    }
  }
}

struct Hour: Identifiable, Hashable {
  let id: Int
  var temperature: Double
  var sky: Sky

  var label: String { id == 0 ? "Now" : String(format: "%02d", (9 + id) % 24) }
}

struct Day: Identifiable {
  let id = UUID()
  let name: String
  let low: Double
  let high: Double
  let sky: Sky
}

final class ForecastStore: ObservableObject {
  @Published var city = "Reykjavík"
  @Published var hours: [Hour] = []
  @Published var days: [Day] = []
  @Published var isLoading = false
  @Published var usesFahrenheit = false

  init() { load() }

  func load() {
    let skies = Sky.allCases
    hours = (0..<12).map { Hour(id: $0, temperature: 8 + 6 * sin(Double($0) / 3), sky: skies[$0 % skies.count]) }
    let names = ["Today", "Tuesday", "Wednesday", "Thursday", "Friday"]
    days = names.enumerated().map { index, name in
      Day(name: name, low: Double(index) - 2, high: Double(index * 2) + 6, sky: skies[(index + 1) % skies.count])
    }
  }

  func formatted(_ celsius: Double) -> String {
    let value = usesFahrenheit ? celsius * 9 / 5 + 32 : celsius
    return "\(Int(value.rounded()))°"
  }
}
