import Foundation

/// A value in a condition.
enum PredicateValue: Equatable {
  case nothing
  case text(String)
  case number(Double)
  case list([PredicateValue])

  /// The value of an argument of `%@`, or of a property.
  init(_ value: Any?) {
    switch value {
    case let text as String: self = .text(text)
    case let flag as Bool: self = .number(flag ? 1 : 0)
    case let number as NSNumber: self = .number(number.doubleValue)
    case let number as any BinaryInteger: self = .number(Double(number))
    case let number as any BinaryFloatingPoint: self = .number(Double(number))
    case let type as XCUIElement.ElementType: self = .number(Double(type.rawValue))
    case let values as [Any]: self = .list(values.map { PredicateValue($0) })
    default: self = .nothing
    }
  }

  /// The text that it is, or is written as.
  var text: String? {
    switch self {
    case .text(let text): text
    case .number(let number): number == number.rounded() ? String(Int(clamping: number)) : String(number)
    case .nothing, .list: nil
    }
  }

  /// The number that it is, or that its text says.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .text(let text): Double(text)
    case .nothing, .list: nil
    }
  }
}

extension Int {
  fileprivate init(clamping number: Double) { self = Int(exactly: number.rounded()) ?? (number < 0 ? .min : .max) }
}

/// How two values are compared.
struct PredicateComparison: Equatable {
  enum Operator: String, CaseIterable {
    case equal = "==", unequal = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
    case contains = "CONTAINS", beginsWith = "BEGINSWITH", endsWith = "ENDSWITH", like = "LIKE", matches = "MATCHES", isIn = "IN"
  }

  var `operator`: Operator
  /// Whether large and small letters, and letters with and without marks, are the same: `[cd]`.
  var ignoresCase = false
  var ignoresMarks = false

  func holds(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
    switch `operator` {
    case .equal: isEqual(left, right)
    case .unequal: !isEqual(left, right)
    case .less: ordered(left, right).map { $0 < 0 } ?? false
    case .lessOrEqual: ordered(left, right).map { $0 <= 0 } ?? false
    case .greater: ordered(left, right).map { $0 > 0 } ?? false
    case .greaterOrEqual: ordered(left, right).map { $0 >= 0 } ?? false
    case .isIn: isIn(left, right)
    case .contains: isIn(right, left)
    case .beginsWith: texts(left, right).map { $0.hasPrefix($1) } ?? false
    case .endsWith: texts(left, right).map { $0.hasSuffix($1) } ?? false
    case .like: texts(left, right).map { $0.wholeMatch(pattern: Self.pattern(of: $1)) } ?? false
    case .matches: matches(left, right)
    }
  }

  private func isEqual(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
    if case .number = left, let number = right.number { return left.number == number }
    if case .number = right, let number = left.number { return right.number == number }
    if let (left, right) = texts(left, right) { return left == right }
    return left == right
  }

  private func ordered(_ left: PredicateValue, _ right: PredicateValue) -> Double? {
    if let left = left.number, let right = right.number { return left - right }
    guard let (left, right) = texts(left, right) else { return nil }
    return left < right ? -1 : left == right ? 0 : 1
  }

  /// Whether a text is in another one, or a value in a list.
  private func isIn(_ part: PredicateValue, _ whole: PredicateValue) -> Bool {
    if case .list(let values) = whole { return values.contains { isEqual($0, part) } }
    guard let (part, whole) = texts(part, whole) else { return false }
    return part.isEmpty || whole.contains(part)
  }

  /// The expression is the person's own, so case is ignored by it.
  private func matches(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
    guard let left = left.text, let right = right.text else { return false }
    return left.wholeMatch(pattern: ignoresCase ? "(?i)" + right : right)
  }

  private func texts(_ left: PredicateValue, _ right: PredicateValue) -> (String, String)? {
    guard let left = left.text, let right = right.text else { return nil }
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresMarks { options.insert(.diacriticInsensitive) }
    guard !options.isEmpty else { return (left, right) }
    return (left.folding(options: options, locale: nil), right.folding(options: options, locale: nil))
  }

  /// `*` stands for any letters, `?` for one.
  private static func pattern(of text: String) -> String {
    text.map { $0 == "*" ? "(?s).*" : $0 == "?" ? "(?s)." : NSRegularExpression.escapedPattern(for: String($0)) }.joined()
  }
}

extension String {
  fileprivate func wholeMatch(pattern: String) -> Bool {
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$") else { return false }
    return expression.firstMatch(in: self, range: NSRange(startIndex..., in: self)) != nil
  }
}
