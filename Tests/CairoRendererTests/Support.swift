import CairoRenderer
import CoreGraphicsTypes
import Foundation
import ImageDecoding
import PangoText
import SwiftUICore
import Testing

/// Makes fragments for tests.
@MainActor
enum Make {
  private static var nextID: UInt64 = 1
  static let engine = PangoTextEngine()

  static func fragment(_ items: [DisplayItem], bounds: CGRect) -> DisplayFragment {
    nextID += 1
    return DisplayFragment(id: DisplayID(rawValue: nextID), items: items, bounds: bounds)
  }

  static func fill(_ path: Path, _ paint: DisplayPaint, snaps: Bool = true) -> DisplayFragment {
    let frame = path.boundingRect
    return fragment([.fill(DisplayFill(path: path, paint: paint, snapFrame: snaps ? frame : nil))], bounds: frame)
  }
  static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ paint: DisplayPaint)
    -> DisplayFragment
  {
    fill(Path(CGRect(x: x, y: y, width: width, height: height)), paint)
  }
  static func rounded(_ frame: CGRect, _ radius: CGFloat, _ paint: DisplayPaint) -> DisplayFragment {
    fill(Path(roundedRect: frame, cornerRadius: radius), paint)
  }
  static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ paint: DisplayPaint) -> DisplayFragment {
    fill(Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)), paint)
  }

  static func all(_ fragments: [DisplayFragment]) -> DisplayFragment {
    fragment(
      fragments.map { .fragment($0, offset: .zero) }, bounds: fragments.reduce(CGRect.null) { $0.union($1.bounds) })
  }

  static func group(_ effect: DisplayEffect, _ fragment: DisplayFragment) -> DisplayFragment {
    var bounds = effect.bounds(of: fragment.bounds)
    if case .blur(let radius, false) = effect { bounds = fragment.bounds.insetBy(dx: -3 * radius, dy: -3 * radius) }
    return Make.fragment([.group(effect, fragment, offset: .zero)], bounds: bounds)
  }

  static func text(
    _ string: String, at origin: CGPoint, size: CGFloat = 17, paint: DisplayPaint = .color(.black),
    width: CGFloat = 1000,
    underline: TextDecoration? = nil, isExact: Bool = false
  ) -> DisplayFragment {
    let font = ResolvedFont(family: .system(.default), size: size)
    let run = StyledTextRun(string: string, font: font, underline: underline)
    let layout = engine.prepare(StyledText(runs: [run], paragraph: ParagraphStyle(displayScale: 2)))
      .layout(width: width, height: .infinity)
    return fragment(
      [.text(DisplayText(layout: layout, origin: origin, paints: [paint], isExact: isExact))],
      bounds: layout.inkBounds.insetBy(dx: -2, dy: -4).offsetBy(dx: origin.x, dy: origin.y))
  }

  static func image(
    _ source: any ImageSource, in frame: CGRect, natural: CGSize,
    resizing: DisplayImage.Resizing = .stretch(capInsets: .init()),
    interpolation: DisplayImage.Interpolation = .medium, template: DisplayPaint? = nil
  ) -> DisplayFragment {
    let item = DisplayImage(
      source: source, naturalSize: natural, frame: frame, resizing: resizing, interpolation: interpolation,
      templatePaint: template)
    return fragment([.image(item)], bounds: frame)
  }

  static func list(_ fragments: [DisplayFragment], width: CGFloat, height: CGFloat, scale: CGFloat = 2) -> DisplayList {
    let size = CGSize(width: width, height: height)
    let root = fragment(fragments.map { .fragment($0, offset: .zero) }, bounds: CGRect(origin: .zero, size: size))
    return DisplayList(root: root, size: size, scale: scale)
  }
}

extension DisplayPaint {
  static func rgb(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1) -> DisplayPaint {
    .color(DisplayColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  static let white = DisplayPaint.color(.white)
  static let black = DisplayPaint.color(.black)
}

extension DisplayList {
  /// The list as pixels.
  @MainActor func painted(by renderer: CairoRenderer = CairoRenderer()) -> PixelBuffer {
    let buffer = makeBuffer()
    renderer.paint(self, into: buffer, damage: nil)
    return buffer
  }
  func makeBuffer() -> PixelBuffer {
    PixelBuffer(width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)))
  }
}

/// One component of a pixel.
struct Channels: Equatable, CustomStringConvertible {
  var red: Int, green: Int, blue: Int, alpha: Int
  var description: String { "(\(red) \(green) \(blue) \(alpha))" }
}

extension PixelBuffer {
  func channels(_ x: Int, _ y: Int) -> Channels {
    let p = pixel(x: x, y: y)
    return Channels(red: Int(p >> 16 & 255), green: Int(p >> 8 & 255), blue: Int(p & 255), alpha: Int(p >> 24))
  }
}

/// Pixels that an app brings.
final class TestPixels: ImageSource {
  let image: CGImage
  init(width: Int, height: Int, _ color: (Int, Int) -> (UInt8, UInt8, UInt8, UInt8)) {
    var data = Data(capacity: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let (r, g, b, a) = color(x, y)
        data.append(
          contentsOf: [r, g, b, a].enumerated().map { $0.offset == 3 ? a : UInt8(Int($0.element) * Int(a) / 255) })
      }
    }
    image = CGImage(width: width, height: height, pixels: data)
  }
  var size: CGSize { CGSize(width: image.width, height: image.height) }
  var isVector: Bool { false }
  func bitmap(pixelSize: CGSize) -> CGImage? { image }
}

/// A decoded picture as a source.
final class Picture: ImageSource {
  @MainActor static let decoder = SystemImageDecoder()
  private let image: CGImage
  init(_ image: CGImage) { self.image = image }
  var size: CGSize { CGSize(width: image.width, height: image.height) }
  var isVector: Bool { false }
  func bitmap(pixelSize: CGSize) -> CGImage? { image }
}
