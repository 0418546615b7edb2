import CairoRenderer
import CoreGraphicsTypes
import Foundation
import SwiftUICore
import Testing

/// Items that meet inside of pixels, on a ground of green.
@MainActor
@Suite("Parts that fit together") struct AdjoiningTests {
  private let red = DisplayPaint.rgb(1, 0, 0), blue = DisplayPaint.rgb(0, 0, 1)

  /// Items on a ground of green, in 20 by 20 pixels.
  private func painted(_ items: [DisplayFragment], _ effect: DisplayEffect = .adjoining) -> PixelBuffer {
    let content = Make.fragment(items.flatMap(\.items), bounds: CGRect(x: 0, y: 0, width: 20, height: 20))
    return Make.list([Make.rect(0, 0, 20, 20, .rgb(0, 1, 0)), Make.group(effect, content)], width: 20, height: 20, scale: 1)
      .painted()
  }
  private func half(_ rect: CGRect, _ paint: DisplayPaint) -> DisplayFragment { Make.fill(Path(rect), paint, snaps: false) }

  /// A triangle above the diagonal of the square from 2 to 18, or below it.
  private func triangle(isAbove: Bool, _ paint: DisplayPaint) -> DisplayFragment {
    Make.fill(
      Path {
        $0.addLines([CGPoint(x: 2, y: 2), CGPoint(x: 18, y: 17), isAbove ? CGPoint(x: 18, y: 2) : CGPoint(x: 2, y: 17)])
        $0.closeSubpath()
      }, paint, snaps: false)
  }

  @Test("an edge inside of a pixel is a mix of the two items alone; painted over each other, a part of the ground shows")
  func straightEdge() {
    let items = [
      half(CGRect(x: 0, y: 0, width: 10.25, height: 20), red), half(CGRect(x: 10.25, y: 0, width: 9.75, height: 20), blue),
    ]
    let pixel = painted(items).channels(10, 10)
    #expect(abs(pixel.red - 64) <= 1 && pixel.green <= 1 && abs(pixel.blue - 191) <= 1, "\(pixel)")
    // What the second leaves, a quarter, of what the first leaves, three quarters.
    #expect(abs(painted(items, .compositingGroup).channels(10, 10).green - 48) <= 1)
  }

  @Test("no pixel along a slanted edge has any of the ground, opaque or not")
  func slantedEdge() {
    for alpha in [1, 0.5] as [Float] {
      let buffer = painted([triangle(isAbove: true, .rgb(1, 0, 0, alpha)), triangle(isAbove: false, .rgb(0, 0, 1, alpha))])
      for position in 4..<16 {
        let pixel = buffer.channels(position, Int((2 + (Double(position) + 0.5 - 2) * 15 / 16).rounded(.down)))
        #expect(abs(pixel.green - Int(255 * (1 - alpha))) <= 2, "\(position): \(pixel)")
      }
    }
  }

  @Test("what lies over another opaque item hides it, in the order of the list; the group's edges are smooth")
  func order() {
    let buffer = painted([
      half(CGRect(x: 2, y: 2, width: 12.5, height: 16), red), half(CGRect(x: 6, y: 4, width: 4, height: 4), blue),
    ])
    #expect(buffer.channels(8, 6) == Channels(red: 0, green: 0, blue: 255, alpha: 255))
    #expect(buffer.channels(4, 6) == Channels(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(abs(buffer.channels(14, 6).green - 127) <= 1 && abs(buffer.channels(14, 6).red - 128) <= 1)
    #expect(buffer.channels(17, 6).green == 255)
  }

  @Test("groups and texts among the items, and opacity around them, count as everywhere")
  func inner() {
    let dim = Make.group(.opacity(0.5), Make.all([half(CGRect(x: 0, y: 0, width: 20, height: 10), red)]))
    let both = painted([dim, half(CGRect(x: 0, y: 10, width: 20, height: 10), blue)])
    #expect(abs(both.channels(5, 5).red - 128) <= 1 && abs(both.channels(5, 5).green - 128) <= 1)
    let parts = Make.group(
      .adjoining,
      Make.fragment(
        [half(CGRect(x: 0, y: 0, width: 10, height: 20), red), half(CGRect(x: 10, y: 0, width: 10, height: 20), blue)]
          .flatMap(\.items), bounds: CGRect(x: 0, y: 0, width: 20, height: 20)))
    let faded = painted([Make.group(.opacity(0.5), parts)], .compositingGroup)
    #expect(abs(faded.channels(5, 5).red - 128) <= 1 && abs(faded.channels(15, 5).blue - 128) <= 1)
  }
}
