import Foundation

struct Bread: Codable, Identifiable {
  var id: Int
  var name: String
  var cents: Int

  static let all: [Bread] = {
    guard let url = Bundle.main.url(forResource: "breads", withExtension: "json"), let data = try? Data(contentsOf: url) else {
      return []
    }
    return (try? JSONDecoder().decode([Bread].self, from: data)) ?? []
  }()
}
