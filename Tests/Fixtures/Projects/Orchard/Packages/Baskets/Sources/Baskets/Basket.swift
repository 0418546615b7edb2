import Foundation

public struct Basket {
  public let capacity: Int
  public private(set) var items: [String] = []

  public init(capacity: Int) { self.capacity = capacity }

  public mutating func add(_ item: String) {
    if items.count < capacity { items.append(item) }
  }

  public static var rules: String {
    guard let url = Bundle.module.url(forResource: "rules", withExtension: "txt") else { return "no rules" }
    return (try? String(contentsOf: url, encoding: .utf8)) ?? "no rules"
  }
}
