import Foundation

/// A measurement as people of a region write it.
struct MeasurementText {
  enum Width: String { case narrow = "narrow", short = "short", full = "full-name" }

  var width: Width
  var locale: Locale
  /// What is measured, by CLDR's name, which decides the unit; `nil` keeps the unit.
  var usage: String?
  /// Whether a temperature says nothing of its scale.
  var hidesScale = false
  /// How the number is written; `nil`: as suits the unit.
  var number: ((Double) -> String)?

  /// The text of a value in a unit; of units that are not known the symbol stands behind the number.
  func string(_ value: Double, _ unit: Unit) -> String {
    guard let name = UnitNames.name(of: unit) else { return plain(value) + " " + unit.symbol }
    var (value, usage, kind) = (value, usage, name)
    if hidesScale, unit is UnitTemperature {
      value = converted(value, name, isExact: number != nil)
      (usage, kind) = (nil, "temperature-generic")
    }
    let unitPart = kind == "temperature-generic" ? "measure-unit/\(kind)" : "unit/\(kind)"
    let usagePart = usage.map { "usage/\($0)" }
    let skeleton = [unitPart, "unit-width-\(width.rawValue)", usagePart].compactMap { $0 }.joined(separator: " ")
    guard let text = NumberSkeletons.string(value, skeleton, locale: locale.identifier) else {
      return plain(value) + " " + unit.symbol
    }
    guard let number else { return text }
    // The library's own number gives way to the one that is asked for.
    let exact = [unitPart, "unit-width-\(width.rawValue)", usagePart, "."].compactMap { $0 }.joined(separator: " ")
    let whole = usage == nil ? value : converted(value, name, isExact: true)
    guard let rounded = NumberSkeletons.string(value, exact, locale: locale.identifier),
      let digits = NumberSkeletons.string(whole, ".", locale: locale.identifier), let place = rounded.range(of: digits)
    else { return text }
    return rounded.replacingCharacters(in: place, with: number(whole))
  }

  /// The unit alone.
  func name(of unit: Unit) -> String {
    guard let name = UnitNames.name(of: unit) else { return unit.symbol }
    let skeleton = "unit/\(name) unit-width-\(width.rawValue) ."
    guard let text = NumberSkeletons.string(2, skeleton, locale: locale.identifier),
      let digits = NumberSkeletons.string(2, ".", locale: locale.identifier), let place = text.range(of: digits)
    else { return unit.symbol }
    return text.replacingCharacters(in: place, with: "").trimmingCharacters(in: .whitespaces)
  }

  private func plain(_ value: Double) -> String {
    number?(value) ?? value.formatted(FloatingPointFormatStyle<Double>.number.locale(locale))
  }

  /// The value in the unit that people of the region use, or rounded as they do.
  private func converted(_ value: Double, _ unit: String, isExact: Bool) -> Double {
    guard let usage else { return value }
    // In English numbers are read easily, with a point or a comma; the region decides the unit.
    let region = locale.region?.identifier ?? "001"
    let skeleton = "unit/\(unit) usage/\(usage) unit-width-narrow group-off" + (isExact ? " .0000000000" : "")
    guard let text = NumberSkeletons.string(value, skeleton, locale: "en_\(region)") else { return value }
    let digits = text.replacing(",", with: ".").replacing("−", with: "-").prefix { $0.isNumber || $0 == "." || $0 == "-" }
    return Double(digits) ?? value
  }
}
