public import Foundation

/// Writes measurements and units in the language of a region.
open class MeasurementFormatter: Formatter {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    /// The options' bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The measurement's own unit; else that which people of the region use.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The unit that suits the value: it is chosen so in any case.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// No name of a scale behind a temperature.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// Which unit is written.
  open var unitOptions: UnitOptions = []
  /// How much is said of the unit; its symbol unless said otherwise.
  open var unitStyle: Formatter.UnitStyle = .medium
  /// The language and the region; the person's unless said otherwise.
  open var locale = Locale.current {
    didSet { numberFormatter.locale = locale }
  }
  /// Writes the number: up to three digits behind the point unless said otherwise.
  open var numberFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  private var text: MeasurementText {
    let width: MeasurementText.Width =
      switch unitStyle {
      case .short: .narrow
      case .medium: .short
      case .long: .full
      @unknown default: .short
      }
    return MeasurementText(
      width: width, locale: locale, usage: unitOptions.contains(.providedUnit) ? nil : "default",
      hidesScale: unitOptions.contains(.temperatureWithoutUnit))
  }

  /// The text of a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    var text = text
    let numberFormatter = numberFormatter
    text.number = { numberFormatter.string(from: NSNumber(value: $0)) ?? "\($0)" }
    return text.string(measurement.value, measurement.unit)
  }

  /// The text of a unit alone.
  open func string(from unit: Unit) -> String { text.name(of: unit) }

  /// The text of a measurement or a unit; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let unit as Unit: string(from: unit)
    case let measurement as NSMeasurement: string(from: measurement as Measurement<Unit>)
    case let measurement as Measurement<Unit>: string(from: measurement)
    default: nil
    }
  }
}
