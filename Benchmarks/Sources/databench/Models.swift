import Foundation
import SwiftData

@Model final class Row {
  #Index<Row>([\.number])

  var name: String
  var number: Int
  var amount: Double
  var date: Date
  var note: String?
  var group: Group?

  init(number: Int) {
    name = "Name \(number % 977)"
    self.number = number
    amount = Double(number) / 3
    date = Date(timeIntervalSinceReferenceDate: Double(number))
  }
}

@Model final class Group {
  var name: String
  @Relationship(deleteRule: .cascade, inverse: \Row.group) var rows: [Row] = []

  init(name: String) { self.name = name }
}
