import CairoRenderer
import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

/// A colour in eight bits a component, gamma-encoded sRGB; what a screen shows is opaque.
struct Pixel: Equatable, CustomStringConvertible {
  var red: Int
  var green: Int
  var blue: Int
  var alpha = 255

  init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  /// The opaque colour nearest to components of 0…1; what lies outside counts as the end it is beyond.
  init(_ red: Double, _ green: Double, _ blue: Double) {
    let byte = { (value: Double) in Int((min(max(value, 0), 1) * 255).rounded()) }
    self.init(byte(red), byte(green), byte(blue))
  }
  init(gray: Int) { self.init(gray, gray, gray) }

  static let white = Pixel(gray: 255)
  static let black = Pixel(gray: 0)
  static let red = Pixel(255, 0, 0)
  static let green = Pixel(0, 255, 0)
  static let blue = Pixel(0, 0, 255)

  /// Whether no component is off by more than a tolerance.
  func isNear(_ other: Pixel, within tolerance: Int = 1) -> Bool {
    zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha]).allSatisfy { abs($0 - $1) <= tolerance }
  }

  /// This colour, covering another one by a share of 0…1.
  func over(_ other: Pixel, opacity: Double) -> Pixel {
    let mix = { (a: Int, b: Int) in Int((Double(a) * opacity + Double(b) * (1 - opacity)).rounded()) }
    return Pixel(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }

  var description: String { "\(red) \(green) \(blue)" + (alpha == 255 ? "" : " @\(alpha)") }
}

extension Color {
  /// sRGB's primaries: SwiftUI's colours of these names are the system's.
  static let pureRed = Color(red: 1, green: 0, blue: 0)
  static let pureGreen = Color(red: 0, green: 1, blue: 0)
  static let pureBlue = Color(red: 0, green: 0, blue: 1)
}

/// A view in the middle of a small white screen, at one pixel a point unless said otherwise.
@MainActor
func picture<V: View>(
  _ width: CGFloat = 40, _ height: CGFloat = 40, scale: CGFloat = 1, colorScheme: ColorScheme = .light,
  rightToLeft: Bool = false, @ViewBuilder _ view: () -> V
) -> Screen {
  Screen(
    .init {
      $0.size = CGSize(width: width, height: height)
      $0.scale = scale
      $0.colorScheme = colorScheme
      $0.isRightToLeft = rightToLeft
    }, content: view)
}

extension Screen {
  private var scale: CGFloat { engine.services.displayScale }

  /// The colour of the pixel that holds a point.
  func pixel(_ x: CGFloat, _ y: CGFloat) -> Pixel {
    pixel(column: Int((x * scale).rounded(.down)), row: Int((y * scale).rounded(.down)))
  }

  private func pixel(column: Int, row: Int) -> Pixel {
    let value = buffer.pixel(x: column, y: row)
    return Pixel(Int(value >> 16 & 0xff), Int(value >> 8 & 0xff), Int(value & 0xff), Int(value >> 24))
  }

  /// The smallest rectangle, in points, around the pixels of a kind; those that are not white unless said otherwise.
  func ink(where isMeant: (Pixel) -> Bool = { $0 != .white }) -> CGRect {
    var box = CGRect.null
    for row in 0..<buffer.height {
      for column in 0..<buffer.width where isMeant(pixel(column: column, row: row)) {
        box = box.union(
          CGRect(x: CGFloat(column) / scale, y: CGFloat(row) / scale, width: 1 / scale, height: 1 / scale))
      }
    }
    return box
  }

  /// How many pixels are of a kind.
  func count(where isMeant: (Pixel) -> Bool) -> Int { pixels.count(where: isMeant) }

  /// All pixels, rows from the top.
  var pixels: [Pixel] {
    (0..<buffer.height).flatMap { row in (0..<buffer.width).map { pixel(column: $0, row: row) } }
  }
}

/// A named way to change a view: one case of a test.
struct Change: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let apply: @MainActor @Sendable (AnyView) -> AnyView

  init(_ name: String, _ apply: @escaping @MainActor @Sendable (AnyView) -> any View) {
    testDescription = name
    self.apply = { AnyView(apply($0)) }
  }

  @MainActor
  func callAsFunction<V: View>(_ view: V) -> AnyView { apply(AnyView(view)) }
}

/// A shade of what a Gaussian leaves of a straight edge: the share of its integral up to a distance from the middle.
func gaussian(upTo distance: Double, sigma: Double) -> Double { 0.5 * (1 + erf(distance / sigma / 2.0.squareRoot())) }
