public import Foundation

extension Image {
  /// Shows an app's own symbol with as many of its parts in full as a value says, from 0 for none to 1 for all.
  ///
  /// The symbol's template gives such parts thresholds; those whose threshold the value does not exceed are faint. Symbols without
  /// such parts, and all images where the value is `nil`, show in full. The name is read to people who cannot see the image.
  ///
  ///     Image("signal", variableValue: strength)
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(source: .named(name, bundlePath: bundle?.bundlePath, value: Self.shareOfAll(variableValue)))
    label = Text(verbatim: name)
  }

  /// Shows an app's own symbol with as many of its parts in full as a value says, and a text for people who cannot see it.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, variableValue: variableValue, bundle: bundle)
    self.label = label
  }

  /// Shows an app's own symbol with as many of its parts in full as a value says, which says nothing to people who cannot see it.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, variableValue: variableValue, bundle: bundle)
    label = nil
    isDecorative = true
  }

  /// A value between none and all; `nil` where it is no number.
  static func shareOfAll(_ value: Double?) -> Double? { value.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) } }
}
