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
  /// The colour of a pixel as buffers have it, 0xAARRGGBB.
  init(word: UInt32) {
    self.init(Int(word >> 16 & 0xff), Int(word >> 8 & 0xff), Int(word & 0xff), Int(word >> 24))
  }

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
    Pixel(word: buffer.pixel(x: Int((x * scale).rounded(.down)), y: Int((y * scale).rounded(.down))))
  }

  /// The smallest rectangle, in points, around the pixels of a kind; those that are not white unless said otherwise.
  func ink(where isMeant: (Pixel) -> Bool = { $0 != .white }) -> CGRect {
    var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
    forEachPixel { column, row, pixel in
      guard isMeant(pixel) else { return }
      (left, right) = (min(left, column), max(right, column))
      (top, bottom) = (min(top, row), max(bottom, row))
    }
    guard right >= 0 else { return .null }
    return CGRect(
      x: CGFloat(left) / scale, y: CGFloat(top) / scale, width: CGFloat(right + 1 - left) / scale,
      height: CGFloat(bottom + 1 - top) / scale)
  }

  /// How many pixels are of a kind.
  func count(where isMeant: (Pixel) -> Bool) -> Int {
    var count = 0
    forEachPixel { _, _, pixel in if isMeant(pixel) { count += 1 } }
    return count
  }

  /// All pixels, rows from the top.
  var pixels: [Pixel] {
    var all: [Pixel] = []
    all.reserveCapacity(buffer.width * buffer.height)
    forEachPixel { _, _, pixel in all.append(pixel) }
    return all
  }

  /// Calls a closure with each column, row and colour, rows from the top.
  func forEachPixel(_ visit: (Int, Int, Pixel) -> Void) {
    let (buffer, bytes) = (buffer, buffer.bytes)
    // Neighbours are often alike.
    var (last, pixel): (UInt32, Pixel) = (.max, .white)
    for row in 0..<buffer.height {
      for column in 0..<buffer.width {
        let word = bytes.load(fromByteOffset: row * buffer.stride + column * 4, as: UInt32.self)
        if word != last { (last, pixel) = (word, Pixel(word: word)) }
        visit(column, row, pixel)
      }
    }
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
