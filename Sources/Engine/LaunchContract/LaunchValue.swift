/// A value that a variable or an option of the command line carries as text.
package protocol LaunchValue: Equatable, Sendable {
  /// What a text must be; it completes "use …" and "it is …".
  static var rule: String { get }
  /// Reads a text; `nil` where it breaks the rule.
  init?(text: String)
  /// A text that reads as this value.
  var text: String { get }
}

/// A value that is one of a few words.
package protocol LaunchChoice: LaunchValue, CaseIterable, RawRepresentable<String> {}

extension LaunchChoice {
  /// The words.
  package static var words: [String] { allCases.map(\.rawValue) }

  package static var rule: String {
    words.count > 2 ? "one of " + words.joined(separator: ", ") : words.joined(separator: " or ")
  }
  package init?(text: String) { self.init(rawValue: text) }
  package var text: String { rawValue }
}

extension Double {
  /// The number without a needless `.0`.
  package var shortest: String {
    let whole = rounded()
    return whole == self && abs(self) < 1e15 ? String(Int64(whole)) : String(self)
  }
}

extension ClosedRange<Double> {
  /// The bounds as in "0.5 to 4".
  package var text: String { "\(lowerBound.shortest) to \(upperBound.shortest)" }
}
