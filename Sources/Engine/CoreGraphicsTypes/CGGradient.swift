public import Foundation

/// An array as Core Foundation has them.
public typealias CFArray = [Any]

/// What the components of colours stand for; colours are sRGB's here, or grays.
public final class CGColorSpace: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }

  /// Creates a space by its name; `nil` for names that are not known.
  public convenience init?(name: String) {
    guard [Self.sRGB, Self.genericGrayGamma2_2].contains(name) else { return nil }
    self.init(name)
  }

  /// The usual red, green and blue.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// Gray, encoded nearly as sRGB.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// How many components a colour has, without the opacity.
  public var numberOfComponents: Int { name == Self.sRGB ? 3 : 1 }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  fileprivate static let ofDevice = CGColorSpace(sRGB)
  fileprivate static let grayOfDevice = CGColorSpace(genericGrayGamma2_2)
}

/// The space of a device's red, green and blue: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .ofDevice }
/// The space of a device's gray.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .grayOfDevice }

/// Colours along a line, each at a place from 0 to 1.
public final class CGGradient: Sendable {
  /// The colours with their places, in order.
  package let stops: [(color: CGColor, location: CGFloat)]

  private init?(_ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?) {
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    let positions = colors.indices.map { index in locations.map { $0[index] } ?? CGFloat(index) / last }
    guard positions.allSatisfy(\.isFinite) else { return nil }
    stops = zip(colors, positions).map { ($0, min(max($1, 0), 1)) }.sorted { $0.1 < $1.1 }
  }

  /// Creates a gradient of `CGColor`s, evenly apart where no places are given.
  ///
  /// It is `nil` where there are no colours, or something else among them.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let found = colors.compactMap { $0 as? CGColor }
    guard found.count == colors.count else { return nil }
    self.init(found, locations)
  }

  /// Creates a gradient from the components of its colours, one colour's after the other's, each with its opacity at the end.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let length = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).map { index in
      let color = components + index * length
      return length == 2
        ? CGColor(gray: color[0], alpha: color[1])
        : CGColor(red: color[0], green: color[1], blue: color[2], alpha: color[3])
    }
    self.init(colors, locations)
  }
}

/// Where a gradient goes on in its end colours.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The set as a number.
  public let rawValue: UInt32
  /// Creates a set from its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before its start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// After its end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
