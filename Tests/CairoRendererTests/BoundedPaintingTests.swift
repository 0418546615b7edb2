import CairoRenderer
import CoreGraphicsTypes
import Foundation
import SwiftUICore
import Testing

/// Lines and pictures with numbers far beyond any screen cost what shows of them.
@MainActor
@Suite("What shows bounds what is painted") struct BoundedPaintingTests {
  private func stroke(_ path: Path, dash: [CGFloat], phase: CGFloat = 0, cap: CGLineCap = .butt) -> DisplayFragment {
    let style = StrokeStyle(lineWidth: 4, lineCap: cap, dash: dash, dashPhase: phase)
    let item = DisplayStroke(path: path, style: style, paint: .black)
    return Make.fragment([.stroke(item)], bounds: path.boundingRect.insetBy(dx: -4, dy: -4))
  }

  private func line(_ points: CGPoint...) -> Path {
    var path = Path()
    path.addLines(points)
    return path
  }

  /// Paints a list, which must not take long; the limit is far above what it takes.
  private func paint(_ fragment: DisplayFragment, damage: Damage? = nil) -> PixelBuffer {
    let list = Make.list([fragment], width: 100, height: 20, scale: 1)
    let buffer = list.makeBuffer()
    let start = ContinuousClock.now
    CairoRenderer().paint(list, into: buffer, damage: damage)
    #expect(.now - start < .seconds(5))
    return buffer
  }

  /// The alpha along the middle of the picture.
  private func row(_ fragment: DisplayFragment, damage: Damage? = nil) -> [Int] {
    let buffer = paint(fragment, damage: damage)
    return (0..<100).map { buffer.channels($0, 10).alpha }
  }

  @Test("a dashed line to a billion is painted where it shows, with the dashes of a short one")
  func longLine() {
    let short = row(stroke(line(CGPoint(x: 0, y: 10), CGPoint(x: 200, y: 10)), dash: [5]))
    #expect(short[0..<10] == [255, 255, 255, 255, 255, 0, 0, 0, 0, 0])
    #expect(row(stroke(line(CGPoint(x: 0, y: 10), CGPoint(x: 1e9, y: 10)), dash: [5])) == short)
    #expect(row(stroke(line(CGPoint(x: -1e9, y: 10), CGPoint(x: 1e9, y: 10)), dash: [5])) == short)
  }

  @Test("dashes come back in step where a line was far away")
  func phase() {
    let path = line(CGPoint(x: 0, y: 10), CGPoint(x: 50, y: 10), CGPoint(x: 1e7, y: 10), CGPoint(x: 1e7, y: 1e7))
    let expected = (0..<100).map { $0 % 7 < 4 ? 255 : 0 }
    #expect(row(stroke(path, dash: [4, 3])) == expected)
    let back = line(CGPoint(x: 7e7 + 2, y: 10), CGPoint(x: 0, y: 10))
    // The line comes from the right; its dashes begin every seven points from 7e7 + 2 leftwards.
    #expect(row(stroke(back, dash: [4, 3])) == (0..<100).map { (70_000_000 + 1 - $0) % 7 < 4 ? 255 : 0 })
  }

  @Test("a part that is painted alone has the pixels of the whole")
  func damage() {
    let fragment = stroke(line(CGPoint(x: -1e8, y: 3), CGPoint(x: 1e8, y: 17)), dash: [3.7, 2.2])
    let whole = row(fragment)
    let part = row(fragment, damage: Damage(rects: [CGRect(x: 30, y: 0, width: 41, height: 20)]))
    #expect(Array(part[30..<71]) == Array(whole[30..<71]))
    #expect(whole.contains { $0 > 0 } && whole.contains(0))
  }

  @Test(
    "dashes far shorter than a pixel paint the part of the line that they cover",
    arguments: [[1e-3], [1e-6], [1e-9], [.leastNonzeroMagnitude], [1e-9, 3e-9]] as [[CGFloat]])
  func tinyDashes(dash: [CGFloat]) {
    let mean = row(stroke(line(CGPoint(x: 0, y: 10), CGPoint(x: 100, y: 10)), dash: dash))[10..<90].reduce(0, +) / 80
    let part = dash.count == 1 ? 0.5 : 0.25
    #expect(abs(mean - Int(255 * part)) < 12, "\(mean)")
    let circle = Path(ellipseIn: CGRect(x: 10, y: -20, width: 60, height: 60))
    _ = row(stroke(circle, dash: dash, cap: .round))
  }

  @Test("dashes without any length leave the line whole", arguments: [[0], [0, 0], [.nan], [-1]] as [[CGFloat]])
  func noLength(dash: [CGFloat]) {
    #expect(row(stroke(line(CGPoint(x: 0, y: 10), CGPoint(x: 100, y: 10)), dash: dash)).allSatisfy { $0 == 255 })
  }

  private let source = TestPixels(width: 9, height: 9) { x, _ in x < 3 ? (255, 0, 0, 255) : (0, 0, 255, 255) }

  @Test(
    "cap insets without end share the picture",
    arguments: [.infinity, .nan, -.infinity, 1e308, -5, 1e9] as [CGFloat])
  func insets(length: CGFloat) {
    let frame = CGRect(x: 0, y: 0, width: 90, height: 20)
    let insets = EdgeInsets(top: length, leading: length, bottom: 1, trailing: length)
    for resizing in [DisplayImage.Resizing.tile(capInsets: insets), .stretch(capInsets: insets)] {
      let image = Make.image(source, in: frame, natural: CGSize(width: 9, height: 9), resizing: resizing)
      let buffer = paint(image)
      #expect(buffer.channels(0, 5).red == 255 && buffer.channels(89, 5).blue == 255)
      #expect(buffer.channels(95, 5).alpha == 0)
    }
  }

  @Test("tiles far smaller than a pixel are painted as their mean")
  func tinyTiles() {
    let image = Make.image(
      source, in: CGRect(x: 0, y: 0, width: 100, height: 20), natural: CGSize(width: 1e-6, height: 1e-6),
      resizing: .tile(capInsets: .init()))
    let pixel = paint(image).channels(50, 10)
    #expect(abs(pixel.red - 85) <= 30 && abs(pixel.blue - 170) <= 30 && pixel.alpha == 255, "\(pixel)")
  }
}
