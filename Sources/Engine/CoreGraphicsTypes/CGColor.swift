public import Foundation

/// A colour by its sRGB components, or a gray.
public final class CGColor: Hashable, Sendable {
  private let values: [CGFloat]

  private init(values: [CGFloat]) { self.values = values }

  /// A colour by its sRGB components, normally 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(values: [red, green, blue, alpha])
  }
  /// A colour by its sRGB components, normally 0…1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// A gray, from 0 for black to 1 for white.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(values: [gray, alpha]) }
  /// A colour by as many components as its space has, and the opacity after them.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    self.init(values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
  }

  /// The components, with the opacity at the end.
  public var components: [CGFloat]? { values }
  /// How many components there are, with the opacity.
  public var numberOfComponents: Int { values.count }
  /// How much of what is below the colour covers: 0 none of it, 1 all.
  public var alpha: CGFloat { values[values.count - 1] }
  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(values: values.dropLast() + [alpha]) }

  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Full transparency.
  public static let clear = CGColor(gray: 0, alpha: 0)

  public static func == (a: CGColor, b: CGColor) -> Bool { a.values == b.values }
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension CGColor {
  /// Red, green, blue and opacity.
  package var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values.count == 4 ? (values[0], values[1], values[2], values[3]) : (values[0], values[0], values[0], values[1])
  }
}
