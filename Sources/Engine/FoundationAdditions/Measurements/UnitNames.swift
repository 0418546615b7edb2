import Foundation

/// What CLDR calls Foundation's units.
enum UnitNames {
  /// `nil` for units of an app's own.
  static func name(of unit: Unit) -> String? {
    guard let unit = unit as? Dimension else { return nil }
    return all.first { $0.unit.symbol == unit.symbol && $0.unit == unit }?.name
  }

  private static let all: [Name] = length + mass + volume + area + energy + power + pressure + storage + others

  private typealias Name = (unit: Dimension, name: String)

  private static let others: [Name] = [
    (UnitTemperature.kelvin, "kelvin"), (UnitTemperature.celsius, "celsius"), (UnitTemperature.fahrenheit, "fahrenheit"),
    (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
    (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
    (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"), (UnitDuration.seconds, "second"),
    (UnitDuration.milliseconds, "millisecond"), (UnitDuration.microseconds, "microsecond"),
    (UnitDuration.nanoseconds, "nanosecond"),
    (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"), (UnitAngle.arcSeconds, "arc-second"),
    (UnitAngle.radians, "radian"), (UnitAngle.revolutions, "revolution"),
    (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"), (UnitAcceleration.gravity, "g-force"),
    (UnitFrequency.gigahertz, "gigahertz"), (UnitFrequency.megahertz, "megahertz"), (UnitFrequency.kilohertz, "kilohertz"),
    (UnitFrequency.hertz, "hertz"), (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
    (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
    (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"), (UnitElectricCurrent.amperes, "ampere"),
    (UnitElectricCurrent.milliamperes, "milliampere"), (UnitElectricPotentialDifference.volts, "volt"),
    (UnitElectricResistance.ohms, "ohm"), (UnitIlluminance.lux, "lux"), (UnitDispersion.partsPerMillion, "part-per-million"),
  ]

  private static let length: [Name] = [
    (UnitLength.kilometers, "kilometer"), (UnitLength.meters, "meter"), (UnitLength.decimeters, "decimeter"),
    (UnitLength.centimeters, "centimeter"), (UnitLength.millimeters, "millimeter"),
    (UnitLength.micrometers, "micrometer"), (UnitLength.nanometers, "nanometer"),
    (UnitLength.picometers, "picometer"), (UnitLength.inches, "inch"), (UnitLength.feet, "foot"),
    (UnitLength.yards, "yard"), (UnitLength.miles, "mile"), (UnitLength.scandinavianMiles, "mile-scandinavian"),
    (UnitLength.lightyears, "light-year"), (UnitLength.nauticalMiles, "nautical-mile"),
    (UnitLength.fathoms, "fathom"), (UnitLength.furlongs, "furlong"),
    (UnitLength.astronomicalUnits, "astronomical-unit"), (UnitLength.parsecs, "parsec"),
  ]

  private static let mass: [Name] = [
    (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.milligrams, "milligram"),
    (UnitMass.micrograms, "microgram"), (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"),
    (UnitMass.stones, "stone"), (UnitMass.metricTons, "tonne"), (UnitMass.shortTons, "ton"),
    (UnitMass.carats, "carat"), (UnitMass.ouncesTroy, "ounce-troy"),
  ]

  private static let volume: [Name] = [
    (UnitVolume.megaliters, "megaliter"), (UnitVolume.liters, "liter"), (UnitVolume.deciliters, "deciliter"),
    (UnitVolume.centiliters, "centiliter"), (UnitVolume.milliliters, "milliliter"),
    (UnitVolume.cubicKilometers, "cubic-kilometer"), (UnitVolume.cubicMeters, "cubic-meter"),
    (UnitVolume.cubicCentimeters, "cubic-centimeter"), (UnitVolume.cubicInches, "cubic-inch"),
    (UnitVolume.cubicFeet, "cubic-foot"), (UnitVolume.cubicYards, "cubic-yard"),
    (UnitVolume.cubicMiles, "cubic-mile"), (UnitVolume.acreFeet, "acre-foot"), (UnitVolume.bushels, "bushel"),
    (UnitVolume.teaspoons, "teaspoon"), (UnitVolume.tablespoons, "tablespoon"),
    (UnitVolume.fluidOunces, "fluid-ounce"), (UnitVolume.cups, "cup"), (UnitVolume.pints, "pint"),
    (UnitVolume.quarts, "quart"), (UnitVolume.gallons, "gallon"),
    (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"), (UnitVolume.imperialGallons, "gallon-imperial"),
    (UnitVolume.metricCups, "cup-metric"),
  ]

  private static let area: [Name] = [
    (UnitArea.squareKilometers, "square-kilometer"), (UnitArea.squareMeters, "square-meter"),
    (UnitArea.squareCentimeters, "square-centimeter"), (UnitArea.squareInches, "square-inch"),
    (UnitArea.squareFeet, "square-foot"), (UnitArea.squareYards, "square-yard"),
    (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"), (UnitArea.hectares, "hectare"),
  ]

  private static let energy: [Name] = [
    (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"), (UnitEnergy.kilocalories, "kilocalorie"),
    (UnitEnergy.calories, "calorie"), (UnitEnergy.kilowattHours, "kilowatt-hour"),
  ]

  private static let power: [Name] = [
    (UnitPower.gigawatts, "gigawatt"), (UnitPower.megawatts, "megawatt"), (UnitPower.kilowatts, "kilowatt"),
    (UnitPower.watts, "watt"), (UnitPower.milliwatts, "milliwatt"), (UnitPower.horsepower, "horsepower"),
  ]

  private static let pressure: [Name] = [
    (UnitPressure.hectopascals, "hectopascal"), (UnitPressure.kilopascals, "kilopascal"),
    (UnitPressure.megapascals, "megapascal"), (UnitPressure.newtonsPerMetersSquared, "pascal"),
    (UnitPressure.inchesOfMercury, "inch-ofhg"), (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
    (UnitPressure.bars, "bar"), (UnitPressure.millibars, "millibar"),
    (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
  ]

  private static let storage: [Name] = [
    (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.kilobits, "kilobit"),
    (UnitInformationStorage.megabits, "megabit"), (UnitInformationStorage.gigabits, "gigabit"),
    (UnitInformationStorage.terabits, "terabit"), (UnitInformationStorage.bytes, "byte"),
    (UnitInformationStorage.kilobytes, "kilobyte"), (UnitInformationStorage.megabytes, "megabyte"),
    (UnitInformationStorage.gigabytes, "gigabyte"), (UnitInformationStorage.terabytes, "terabyte"),
    (UnitInformationStorage.petabytes, "petabyte"),
  ]
}
