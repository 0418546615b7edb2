public import Foundation

extension Measurement where UnitType: Dimension {
  /// Writes measurements in the language and the units of a region.
  ///
  ///     Measurement(value: 5, unit: UnitLength.kilometers).formatted(.measurement(width: .wide))  // 3.1 miles
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much is said of the unit.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let name: String
      /// The unit's name: 2 kilometers.
      public static var wide: Self { Self(name: MeasurementText.Width.full.rawValue) }
      /// The unit's symbol: 2 km.
      public static var abbreviated: Self { Self(name: MeasurementText.Width.short.rawValue) }
      /// The unit's symbol with no space: 2km.
      public static var narrow: Self { Self(name: MeasurementText.Width.narrow.rawValue) }
    }

    /// How much is said of the unit.
    public var width: UnitWidth
    /// The language and the region.
    public var locale: Locale
    /// What is measured, which decides the unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; `nil`: as suits the unit.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    var hidesScale = false

    /// Creates a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// The text of a measurement.
    public func format(_ value: Measurement) -> String {
      var text = MeasurementText(
        width: .init(rawValue: width.name) ?? .short, locale: locale, usage: usage?.name, hidesScale: hidesScale)
      if let style = numberFormatStyle?.locale(locale) { text.number = { style.format($0) } }
      return text.string(value.value, value.unit)
    }

    /// The same style for a language and a region.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The measurement's text, with the unit's symbol, in the units that people use.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
  /// What a style makes of the measurement.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
    style.format(self)
  }
}

extension Measurement<UnitTemperature>.FormatStyle {
  /// Creates a style of temperatures, which may leave out the name of the scale: 21°.
  public init(
    width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    hidesScale = hidesScaleName
  }

  /// Whether the name of the scale is left out.
  public var hidesScaleName: Bool {
    get { hidesScale }
    set { hidesScale = newValue }
  }
}

extension FormatStyle {
  /// Writes measurements in the language and the units of a region.
  public static func measurement<UnitType>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Writes temperatures in the language and the scale of a region, which may be left out: 21°.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}
