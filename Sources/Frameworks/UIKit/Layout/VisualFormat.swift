import Foundation
import UIKitTypes

/// A line of views and distances as text, such as `H:|-[name(>=100)]-8-[button(44@750)]-|`.
struct VisualFormat {
  /// A relation to a number, or to another view's size.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var number: Double?
    var view: String?
    var priority: Double?
  }

  struct Element: Equatable {
    /// A view's name; `nil`: the view around all of them.
    var view: String?
    /// What the view's size is to be.
    var sizes: [Predicate] = []
    /// The distance from the element before: `nil`: none, empty: the usual one.
    var distances: [Predicate]?
  }

  struct Problem: Error, Equatable {
    let text: String
    let offset: Int
  }

  private(set) var isVertical = false
  private(set) var elements: [Element] = []

  private let text: [Character]
  private let metrics: [String: Double]
  private let views: Set<String>
  private var offset = 0

  init(_ format: String, metrics: [String: Double], views: Set<String>) throws(Problem) {
    text = Array(format).filter { !$0.isWhitespace }
    self.metrics = metrics
    self.views = views
    if take("V:") { isVertical = true } else { _ = take("H:") }
    try readElements()
  }

  private func problem(_ text: String) -> Problem { Problem(text: text, offset: offset) }

  private mutating func take(_ word: String) -> Bool {
    guard text[offset...].starts(with: word) else { return false }
    offset += word.count
    return true
  }

  // MARK: Elements

  private mutating func readElements() throws(Problem) {
    if take("|") { elements.append(Element()) }
    while offset < text.count {
      let distances = elements.isEmpty ? nil : try readDistances()
      if take("|") {
        elements.append(Element(distances: distances))
        guard offset == text.count else { throw problem("nothing can follow the view around") }
      } else {
        var element = try readView()
        element.distances = distances
        elements.append(element)
      }
    }
    guard elements.contains(where: { $0.view != nil }) else { throw problem("a view such as [name] is missing") }
  }

  private mutating func readDistances() throws(Problem) -> [Predicate]? {
    guard take("-") else { return nil }
    if offset < text.count, text[offset] == "[" || text[offset] == "|" { return [] }
    let predicates = text[safe: offset] == "(" ? try readPredicates() : [try readPredicate()]
    guard take("-") else { throw problem("a - is missing behind a distance") }
    return predicates
  }

  private mutating func readView() throws(Problem) -> Element {
    guard take("[") else { throw problem("a view such as [name] is missing") }
    let name = readName()
    guard views.contains(name) else { throw problem("\"\(name)\" is not among the views") }
    let sizes = text[safe: offset] == "(" ? try readPredicates() : []
    guard take("]") else { throw problem("a ] is missing") }
    return Element(view: name, sizes: sizes)
  }

  // MARK: Predicates

  private mutating func readPredicates() throws(Problem) -> [Predicate] {
    _ = take("(")
    var predicates: [Predicate] = []
    repeat { predicates.append(try readPredicate()) } while take(",")
    guard take(")") else { throw problem("a ) is missing") }
    return predicates
  }

  private mutating func readPredicate() throws(Problem) -> Predicate {
    var predicate = Predicate()
    if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else if take("<=") {
      predicate.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let start = offset
    if let number = readNumber() {
      predicate.number = number
    } else {
      let name = readName()
      if let metric = metrics[name] {
        predicate.number = metric
      } else if views.contains(name) {
        predicate.view = name
      } else {
        offset = start
        throw problem("\"\(name)\" is neither a number, nor among the metrics or views")
      }
    }
    if take("@") { predicate.priority = try readPriority() }
    return predicate
  }

  private mutating func readPriority() throws(Problem) -> Double {
    if let number = readNumber() { return number }
    let name = readName()
    guard let metric = metrics[name] else { throw problem("\"\(name)\" is not among the metrics") }
    return metric
  }

  private mutating func readNumber() -> Double? {
    let digits = text[offset...].prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
    // A minus begins a number only; behind one it is a distance's end.
    let length = digits.dropFirst().firstIndex(of: "-") ?? digits.endIndex
    guard let number = Double(String(digits[..<length])) else { return nil }
    offset = length
    return number
  }

  private mutating func readName() -> String {
    let name = text[offset...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    offset += name.count
    return String(name)
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
