public import Foundation

extension Image {
  /// Shows one of the system's symbols with as many of its parts in full as a value says, from 0 for none to 1 for all.
  ///
  /// Symbols without such parts, and all symbols where the value is `nil`, show in full; `wifi` and `speaker.wave.3` have some.
  public init(systemName: String, variableValue: Double?) {
    self.init(source: .symbol(systemName, value: Self.shownValue(variableValue)))
  }

  /// Shows an image of an asset catalogue or a file of the bundle, a symbol with as many of its parts in full as a value says, from
  /// 0 for none to 1 for all.
  ///
  /// Pictures, symbols without such parts, and all symbols where the value is `nil` show in full. The name is read to people who
  /// cannot see it.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, variableValue: variableValue, bundle: bundle, label: Text(verbatim: name))
  }

  /// Shows an image, a symbol with as many of its parts in full as a value from 0 to 1 says, with a text for people who cannot see
  /// it.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(source: .named(name, bundlePath: bundle?.bundlePath, value: Self.shownValue(variableValue)))
    self.label = label
  }

  /// Shows an image, a symbol with as many of its parts in full as a value from 0 to 1 says, that says nothing to people who cannot
  /// see it.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(source: .named(name, bundlePath: bundle?.bundlePath, value: Self.shownValue(variableValue)))
    isDecorative = true
  }

  /// What is no number is no value, and what lies outside of 0…1 counts as the end that it is beyond.
  private static func shownValue(_ value: Double?) -> Double? { value.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) } }
}
