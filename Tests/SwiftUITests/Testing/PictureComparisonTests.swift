import ApusTesting
import CairoRenderer
import Foundation
import Testing

@Suite("Pictures beside recorded ones")
struct PictureComparisonTests {
  /// A white page of 100 by 100 pixels with squares.
  private func page(_ squares: [(x: Int, y: Int, color: UInt32)], side: Int = 10) -> PixelBuffer {
    let buffer = PixelBuffer(width: 100, height: 100)
    for y in 0..<100 {
      for x in 0..<100 {
        let square = squares.first { (0..<side).contains(x - $0.x) && (0..<side).contains(y - $0.y) }
        buffer.bytes.storeBytes(of: square?.color ?? 0xFFFF_FFFF, toByteOffset: y * buffer.stride + x * 4, as: UInt32.self)
      }
    }
    buffer.markDirty()
    return buffer
  }

  private let black: UInt32 = 0xFF00_0000

  @Test("pixel by pixel, a square that lies one pixel aside differs in its two edges")
  func exact() {
    let (one, other) = (page([(20, 20, black)]), page([(21, 20, black)]))
    let comparison = PictureComparison(one, other)
    #expect(comparison.fraction == 20.0 / 10_000 && comparison.greatest == 255 && !comparison.isAlike)
    #expect(comparison.picture.pixel(x: 20, y: 25) == 0xFFFF_0000)
    #expect(PictureComparison(one, page([(20, 20, black)])).isAlike)
  }

  @Test(
    "with other fonts what lies within two points is alike; what moved further, has another colour or is missing differs",
    arguments: [
      ([(24, 20, 0xFF00_0000)], true), ([(20, 16, 0xFF00_0010)], true), ([(26, 20, 0xFF00_0000)], false),
      ([(20, 20, 0xFF00_0080)], false), ([], false), ([(20, 20, 0xFF00_0000), (60, 60, 0xFF00_0000)], false),
    ] as [([(x: Int, y: Int, color: UInt32)], Bool)])
  func otherFonts(squares: [(x: Int, y: Int, color: UInt32)], isAlike: Bool) {
    let tolerance = PictureComparison.Tolerance().forOtherFonts(scale: 2)
    #expect(tolerance.reach == 4)
    let recorded = page([(20, 20, black)])
    #expect(PictureComparison(recorded, page(squares), tolerance).isAlike == isAlike)
  }

  @Test("pictures of other sizes are wholly different")
  func sizes() {
    #expect(PictureComparison(page([]), PixelBuffer(width: 100, height: 99)).fraction == 1)
  }

  @Test("pictures know which versions of fonts they show; those with others are compared less closely")
  func versions() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("PictureComparisonTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pictures = RecordedPictures(folder: folder)
    #expect(try pictures.problem(with: page([]), "a")?.hasPrefix("there is no picture") == true)
    try page([(20, 20, black)]).writePNG(to: folder.appendingPathComponent("a.png"))
    #expect(try pictures.problem(with: page([(20, 20, black)]), "a") == nil)
    #expect(try pictures.problem(with: page([(22, 20, black)]), "a")?.contains("0.4 % of the pixels of a differ") == true)
    try Data("a: Inter 3.19\nb: Inter 4.0\n".utf8).write(to: folder.appendingPathComponent("fonts.txt"))
    #expect(try pictures.problem(with: page([(22, 20, black)]), "a") == nil)
    #expect(try pictures.problem(with: page([(30, 20, black)]), "a")?.contains("other versions of fonts") == true)
  }
}
