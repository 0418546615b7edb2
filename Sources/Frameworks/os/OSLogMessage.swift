public import Foundation

/// A message of a logger, written as a text with values in it, each of which may say who may read it and how it is written.
///
///     Logger().info("fetched \(count) rows of \(name, privacy: .private) in \(seconds, format: .fixed(precision: 2)) s")
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  /// The message with its values.
  let text: String

  /// A message without values.
  public init(stringLiteral value: String) { text = value }
  /// A message with its values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The pieces of a message as it is put together.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  private(set) var text = ""
  /// Pieces that are to come.
  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
  /// A piece as it was written.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// A text.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(argumentString()) }
  /// A whole number.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(format.text(number())) }
  /// A broken number, with six digits after the point unless a format says otherwise.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(format.write(number())) }
  /// A broken number, with six digits after the point unless a format says otherwise.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(format.write(Double(number()))) }
  /// A truth value.
  public mutating func appendInterpolation(_ boolean: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto) {
    text += boolean() ? "true" : "false"
  }
  /// What describes itself.
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(value().description) }
  /// An object.
  public mutating func appendInterpolation(_ argumentObject: @autoclosure () -> NSObject, privacy: OSLogPrivacy = .auto) {
    text += argumentObject().description
  }
  /// An error of Foundation's, which is an object and an error: each of both has a function here, and neither is the better one.
  public mutating func appendInterpolation(_ error: @autoclosure () -> NSError, privacy: OSLogPrivacy = .auto) {
    text += error().description
  }
  /// An error, as it describes itself.
  public mutating func appendInterpolation(_ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto) {
    text += "\(error())"
  }
  /// A type, by its name.
  public mutating func appendInterpolation(_ type: @autoclosure () -> any Any.Type, privacy: OSLogPrivacy = .auto) {
    text += "\(type())"
  }
}
