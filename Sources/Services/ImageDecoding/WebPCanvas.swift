import Foundation

/// The size on which a WebP file that moves says that its pictures are put together.
///
/// gdk-pixbuf's reader makes canvases of that size before it tells the size to anybody, and writes to them even where there was no
/// memory for them. (Layout: the WebP container specification, "Extended File Format".)
enum WebPCanvas {
  /// How many canvases the reader holds, with room to spare.
  static let count = 4

  /// Nil for files of one picture, whose size the reader tells first, and for what is no such file.
  static func size(of data: Data) -> (width: Int, height: Int)? {
    let header = [UInt8](data.prefix(30))
    guard header.count == 30, header.prefix(4).elementsEqual("RIFF".utf8), header[8..<16].elementsEqual("WEBPVP8X".utf8) else {
      return nil
    }
    let moves = header[20] & 2 != 0
    guard moves else { return nil }
    func number(at index: Int) -> Int { Int(header[index]) | Int(header[index + 1]) << 8 | Int(header[index + 2]) << 16 }
    return (number(at: 24) + 1, number(at: 27) + 1)
  }
}
