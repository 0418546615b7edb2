import Foundation

/// Who may read a value of a message.
///
/// On this system messages go to the app's own error output, so that nobody is kept from it.
public struct OSLogPrivacy: Sendable {
  /// How a value that is hidden can still be recognised.
  public enum Mask: Sendable {
    /// By a number that follows from it.
    case hash
    /// Not at all.
    case none
  }
  /// As the value's type has it.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Everybody.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// The app's developer.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// The app's developer, also where all others are shown.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// As the value's type has it, with a mask for others.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// The app's developer; others see a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// The app's developer, also where all others are shown; others see a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How a value is put into a column.
public struct OSLogStringAlignment: Sendable {
  /// At least how many letters wide; negative: flush left.
  let columns: Int
  /// As long as it is.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0) }
  /// Flush right, as long as it is.
  public static var right: OSLogStringAlignment { none }
  /// Flush left, as long as it is.
  public static var left: OSLogStringAlignment { none }
  /// Flush right in a column.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: min(max(columns(), 0), 1024))
  }
  /// Flush left in a column.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: -min(max(columns(), 0), 1024))
  }

  func aligned(_ text: String) -> String {
    let padding = String(repeating: " ", count: max(abs(columns) - text.count, 0))
    return columns < 0 ? text + padding : padding + text
  }
}

/// How a broken number is written.
public struct OSLogFloatFormatting: Sendable {
  let write: @Sendable (Double) -> String
  /// With six digits after the point.
  public static var fixed: OSLogFloatFormatting { fixed(precision: 6) }
  /// With a number of digits after the point.
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    let digits = min(max(precision(), 0), 100)
    return OSLogFloatFormatting { String(format: "%.\(digits)f", $0) }
  }
  /// With a power of ten.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting { String(format: "%e", $0) } }
  /// With a power of ten where the number is very large or small.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting { String(format: "%g", $0) } }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int, digits: Int, prefix: String, isUppercase: Bool
  /// In tens.
  public static var decimal: OSLogIntegerFormatting { decimal(minDigits: 0) }
  /// In tens, with zeros before it.
  public static func decimal(minDigits: @autoclosure () -> Int) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, digits: minDigits(), prefix: "", isUppercase: false)
  }
  /// In sixteens.
  public static var hex: OSLogIntegerFormatting { hex() }
  /// In sixteens, after `0x` where that is asked for, in large letters where that is.
  public static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false)
    -> OSLogIntegerFormatting
  {
    OSLogIntegerFormatting(
      radix: 16, digits: 0, prefix: (explicitPositiveSign ? "+" : "") + (includePrefix ? "0x" : ""), isUppercase: uppercase)
  }

  func text<T: FixedWidthInteger>(_ value: T) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(min(self.digits, 1024) - digits.count, 0))
    return (value < 0 ? "-" + prefix.drop { $0 == "+" } : prefix) + zeros + digits
  }
}
