package import Foundation

/// A value that a format inserts, by the kinds that formats tell apart.
package enum FormatValue: Hashable, Codable, Sendable {
  /// A text, or whatever else is written as one.
  case string(String)
  case integer(Int)
  case unsigned(UInt)
  case double(Double)

  /// The number by which a text's form is chosen; `nil` for a text that is none.
  var number: Double? {
    switch self {
    case .string(let text): Double(text)
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .double(let value): value
    }
  }

  /// The value as Foundation's formats take it.
  fileprivate var argument: any CVarArg {
    switch self {
    // Its %@ takes objects.
    case .string(let text): NSString(string: text)
    case .integer(let number): number
    case .unsigned(let number): number
    case .double(let number): number
    }
  }

  /// How a value is written that a format asks for in this way: a format that a translator has mistaken must not end the app.
  fileprivate func fitting(_ specifier: String) -> String {
    let kind = specifier.last ?? "@"
    switch self {
    case .string: return "@"
    case .integer, .unsigned:
      if "dDiuUxXoO".contains(kind) { return specifier }
      if case .integer = self { return "lld" }
      return "llu"
    case .double: return "fFeEgGaA".contains(kind) ? specifier : "lf"
    }
  }
}

/// A text of a table with the forms of its numbers chosen: a plain format, in which each value stands in the order of `order`.
package struct FormatTemplate: Equatable {
  /// The format, with neither positions nor variables.
  package private(set) var format = ""
  /// Which of the values each specifier of the format writes, by their indices.
  package private(set) var order: [Int] = []

  /// The values; `nil` where there are none yet.
  private let values: [FormatValue]?
  private let language: String
  private let variables: [String: TableText.Variable]
  /// How many texts have been put in, one in another or beside each other.
  private var expansions = 0

  /// More texts in texts than any table has: variables may name each other.
  private static let mostExpansions = 64
  private static let mostDepth = 8

  /// Chooses the forms of a text.
  ///
  /// - Parameters:
  ///   - text: What the table has.
  ///   - values: The values to be inserted; what is asked for beyond them stays as it is written.
  ///   - language: The language of the table.
  package init(_ text: TableText, values: [FormatValue], language: String) {
    (self.values, self.language) = (values, language)
    (variables, expansions) = (text.variables, 0)
    var place = Place()
    append(text.format, at: &place, depth: 0)
  }

  /// Chooses the forms of several, and keeps the places of values that are inserted later, by others.
  package init(withoutValues text: TableText) {
    (values, language) = (nil, "")
    (variables, expansions) = (text.variables, 0)
    var place = Place()
    append(text.format, at: &place, depth: 0)
  }

  package static func == (a: FormatTemplate, b: FormatTemplate) -> Bool { a.format == b.format && a.order == b.order }

  /// Where a format stands among the values.
  private struct Place {
    /// The next value that has no position of its own.
    var next = 0
    /// The value by which the text was chosen, and how it is written, inside of a variable.
    var own: (index: Int, specifier: String)?
  }

  private mutating func append(_ text: String, at place: inout Place, depth: Int) {
    for piece in FormatPiece.pieces(of: text) {
      switch piece {
      case .text(let text): format += text.replacing("%", with: "%%")
      case .argument:
        if let own = place.own { insert(own.index, own.specifier) } else { format += "%%arg" }
      case .value(let position, let specifier):
        if let position {
          insert(position - 1, specifier)
        } else if let own = place.own {
          // Inside of a variable a value without a position is the variable's own.
          insert(own.index, specifier)
        } else {
          insert(place.next, specifier)
          place.next += 1
        }
      case .variable(let position, let name):
        let index = position.map { $0 - 1 } ?? place.next
        if position == nil { place.next += 1 }
        append(variable: name, index: index, at: &place, depth: depth)
      }
    }
  }

  private mutating func append(variable name: String, index: Int, at place: inout Place, depth: Int) {
    guard let variable = variables[name] else {
      format += "%%#@" + name.replacing("%", with: "%%") + "@"
      return
    }
    expansions += 1
    guard depth < Self.mostDepth, expansions <= Self.mostExpansions else { return }
    let number = value(index)?.number
    var inner = Place(next: place.next, own: (index, variable.specifier))
    append(variable.text(for: number, language: language), at: &inner, depth: depth + 1)
    place.next = inner.next
  }

  private mutating func insert(_ index: Int, _ specifier: String) {
    guard let value = value(index) else {
      format += values == nil ? "%\(index + 1)$\(specifier)" : "%%" + specifier
      return
    }
    format += "%" + value.fitting(specifier)
    order.append(index)
  }

  private func value(_ index: Int) -> FormatValue? {
    guard let values, values.indices.contains(index) else { return nil }
    return values[index]
  }
}

extension FormatTemplate {
  /// The text with its values, as a locale writes them; other texts may stand for those that are texts, by their indices.
  package func string(locale: Locale?, insteadOfTexts mark: ((Int) -> String)? = nil) -> String {
    let arguments = order.compactMap { index -> (any CVarArg)? in
      guard let value = value(index) else { return nil }
      if case .string = value, let mark { return FormatValue.string(mark(index)).argument }
      return value.argument
    }
    return String(format: format, locale: locale, arguments: arguments)
  }
}
