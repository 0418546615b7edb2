#if GTK
  import CairoRenderer
  import CoreGraphicsTypes
  import Foundation
  @testable import GTKHost
  import SwiftUICore
  import Testing

  @Suite("The icon of windows")
  @MainActor
  struct WindowIconTests {
    /// A picture of two colours: the left half and the right one.
    private final class Halves: ImageSource {
      let side: Int
      init(side: Int) { self.side = side }
      var size: CGSize { CGSize(width: side, height: side) }
      var isVector: Bool { false }
      func bitmap(pixelSize: CGSize) -> CGImage? {
        let row = (0..<side).flatMap { $0 < side / 2 ? [255, 0, 0, 255] : [0, 0, 255, 255] as [UInt8] }
        return CGImage(width: side, height: side, pixels: Data((0..<side).flatMap { _ in row }))
      }
    }

    @Test("pictures of any size fill the icon", arguments: [16, 256, 512])
    func pixels(side: Int) {
      let icon = WindowIcon.pixels(of: Halves(side: side))
      let end = WindowIcon.side - 1
      #expect(icon.width == WindowIcon.side && icon.height == WindowIcon.side)
      for y in [0, end] {
        #expect(icon.pixel(x: 0, y: y) == 0xFFFF_0000)
        #expect(icon.pixel(x: end, y: y) == 0xFF00_00FF)
      }
    }
  }
#endif
