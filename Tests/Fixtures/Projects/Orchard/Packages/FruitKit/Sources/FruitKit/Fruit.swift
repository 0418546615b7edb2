import Foundation

public struct Fruit: Identifiable, Decodable, Sendable {
  public var id: String
  var tint: String

  public static let all: [Fruit] = {
    guard let url = Bundle.module.url(forResource: "fruits", withExtension: "json"), let data = try? Data(contentsOf: url) else {
      return []
    }
    return (try? JSONDecoder().decode([Fruit].self, from: data)) ?? []
  }()
}
