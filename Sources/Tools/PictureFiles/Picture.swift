/// A picture in memory: rows of pixels from the top, each red, green, blue and opacity in a byte.
package struct Picture: Equatable, Sendable {
  package let width: Int
  package let height: Int
  /// Four bytes a pixel.
  package private(set) var bytes: [UInt8]

  /// The most pixels that a picture may have, as many as the renderer makes.
  static let pixelLimit = 1 << 26

  /// A picture of one colour.
  package init(width: Int, height: Int, filledWith colour: (red: UInt8, green: UInt8, blue: UInt8) = (255, 255, 255)) {
    (self.width, self.height) = (width, height)
    bytes = [UInt8](repeating: 255, count: width * height * 4)
    for index in 0..<width * height { set((colour.red, colour.green, colour.blue), at: index) }
  }

  init(width: Int, height: Int, bytes: [UInt8]) { (self.width, self.height, self.bytes) = (width, height, bytes) }

  /// Gives an opaque colour to the pixel that comes as number `index`, row by row.
  package mutating func set(_ colour: (red: UInt8, green: UInt8, blue: UInt8), at index: Int) {
    bytes[index * 4] = colour.red
    bytes[index * 4 + 1] = colour.green
    bytes[index * 4 + 2] = colour.blue
    bytes[index * 4 + 3] = 255
  }
}
