import ApusTesting
import Foundation
import SwiftUI
import Testing

@Suite("Measurements as text")
@MainActor
struct MeasurementFormatTests {
  private let way = Measurement(value: 5.25, unit: UnitLength.kilometers)
  private let warmth = Measurement(value: 21.4, unit: UnitTemperature.celsius)

  @Test(
    "units are those of the region, in the words of the language",
    arguments: [
      ("en_US", "3.3 miles", "5.25 km", "3.262mi"), ("de_DE", "5,2 Kilometer", "5,25 km", "5,250 km"),
      ("ja_JP", "5.2キロメートル", "5.25 km", "5.250km"), ("en_GB", "3.3 miles", "5.25 km", "3.262mi"),
    ])
  func lengths(locale: String, wide: String, abbreviated: String, narrow: String) {
    typealias Usage = MeasurementFormatUnitUsage<UnitLength>
    let locale = Locale(identifier: locale)
    #expect(way.formatted(.measurement(width: .wide).locale(locale)) == wide)
    #expect(way.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(locale)) == abbreviated)
    let exact = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(3))
    let style = Measurement<UnitLength>.FormatStyle(width: .narrow, locale: locale, usage: Usage.road, numberFormatStyle: exact)
    #expect(way.formatted(style) == narrow)
  }

  @Test("what is measured decides the unit, and temperatures need not say their scale")
  func usages() {
    let us = Locale(identifier: "en_US"), germany = Locale(identifier: "de_DE")
    let height = Measurement(value: 180, unit: UnitLength.centimeters)
    #expect(height.formatted(.measurement(width: .abbreviated, usage: .personHeight).locale(us)) == "5 ft, 11 in")
    let food = Measurement(value: 2000, unit: UnitEnergy.kilojoules)
    #expect(food.formatted(.measurement(width: .abbreviated, usage: .food).locale(germany)) == "478 kcal")
    #expect(warmth.formatted(.measurement(width: .abbreviated, usage: .weather, hidesScaleName: true).locale(us)) == "71°")
    #expect(warmth.formatted(.measurement(width: .wide, usage: .asProvided).locale(germany)) == "21,4 Grad Celsius")
    #expect(
      Measurement(value: 1, unit: UnitMass.kilograms).formatted(.measurement(width: .wide).locale(germany)) == "1 Kilogramm")
  }

  @Test("a formatter writes measurements and units; those of an app's own keep their symbol")
  func formatter() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: Measurement(value: 12_000, unit: UnitLength.meters)) == "7.456 mi")
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    #expect(formatter.string(from: Measurement(value: 1.5, unit: UnitLength.meters)) == "1.5 meters")
    #expect(formatter.string(from: UnitLength.kilometers) == "kilometers")
    #expect(formatter.string(from: Measurement(value: 2, unit: Unit(symbol: "crates"))) == "2 crates")
    #expect(formatter.string(for: way as NSMeasurement) == "5.25 kilometers" && formatter.string(for: "text") == nil)
    formatter.numberFormatter.maximumFractionDigits = 0
    formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    #expect(formatter.string(from: warmth) == "21°")
  }

  @Test("a text shows them by a style")
  func text() {
    let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: Locale(identifier: "en_US"))
    #expect(Screen { Text(way, format: style) }.contains("3.3 miles"))
  }
}
