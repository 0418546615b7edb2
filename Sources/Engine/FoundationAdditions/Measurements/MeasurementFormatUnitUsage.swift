public import Foundation

/// What is measured, by which people of a region choose the unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// CLDR's name; `nil` keeps the unit.
  let name: String?
  init(_ name: String?) { self.name = name }

  /// The unit that people use for most things.
  public static var general: Self { Self("default") }
  /// The unit that the measurement has.
  public static var asProvided: Self { Self(nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The length of something about a person.
  public static var person: Self { Self("person") }
  /// The height of a person.
  public static var personHeight: Self { Self("person-height") }
  /// The way along a road.
  public static var road: Self { Self("road") }
  /// The focal length of a lens.
  public static var focalLength: Self { Self("focal-length") }
  /// How much rain fell.
  public static var rainfall: Self { Self("rainfall") }
  /// How much snow fell.
  public static var snowfall: Self { Self("snowfall") }
  /// How far one can see.
  public static var visibility: Self { Self("visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a body.
  public static var person: Self { Self("person") }
  /// The temperature of the air.
  public static var weather: Self { Self("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { Self("food") }
  /// The energy of exercise.
  public static var workout: Self { Self("workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// How much of a liquid there is.
  public static var liquid: Self { Self("fluid") }
}
