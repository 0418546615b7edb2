import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

@Suite("Pictures whose pixels do not lie upright")
@MainActor
struct ImageOrientationTests {
  /// Two pixels wide and three high; the grays are 10 times the number of the pixel.
  private var image: CGImage {
    var pixels = Data()
    for gray in [10, 20, 30, 40, 50, 60] as [UInt8] { pixels.append(contentsOf: [gray, gray, gray, 255]) }
    return CGImage(width: 2, height: 3, pixels: pixels)
  }

  @Test(
    "the pixels show in their places, whichever way they were stored",
    arguments: [
      (.up, [[1, 2], [3, 4], [5, 6]]), (.upMirrored, [[2, 1], [4, 3], [6, 5]]), (.down, [[6, 5], [4, 3], [2, 1]]),
      (.downMirrored, [[5, 6], [3, 4], [1, 2]]), (.right, [[5, 3, 1], [6, 4, 2]]), (.left, [[2, 4, 6], [1, 3, 5]]),
      (.leftMirrored, [[1, 3, 5], [2, 4, 6]]), (.rightMirrored, [[6, 4, 2], [5, 3, 1]]),
    ] as [(Image.Orientation, [[Int]])])
  func orientation(_ orientation: Image.Orientation, rows: [[Int]]) {
    let picture = Image(image, scale: 0.1, orientation: orientation, label: Text("picture")).interpolation(.none)
    let (width, height) = (rows[0].count * 10, rows.count * 10)
    #expect(size(of: picture) == CGSize(width: width, height: height))
    let screen = Screen(
      .init {
        $0.size = CGSize(width: width, height: height)
        $0.scale = 1
      }
    ) { picture }
    let shown = rows.indices.map { y in rows[0].indices.map { x in (screen.gray(x: x * 10 + 5, y: y * 10 + 5) + 2) / 10 } }
    #expect(shown == rows)
  }

  @Test("the values are those that pictures are stored with; pictures are equal by their pixels and how they lie")
  func values() {
    #expect(Image.Orientation.allCases.map(\.rawValue) == [0, 2, 6, 4, 1, 3, 7, 5])
    let pixels = image
    #expect(Image(decorative: pixels, scale: 1, orientation: .left) == Image(decorative: pixels, scale: 1, orientation: .left))
    #expect(Image(decorative: pixels, scale: 1, orientation: .left) != Image(decorative: pixels, scale: 1))
  }
}
