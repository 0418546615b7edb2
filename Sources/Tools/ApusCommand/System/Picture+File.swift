import Foundation
import PictureFiles

extension Picture {
  /// Reads the bytes of a PNG file, which is named where they are none.
  init(_ data: Data, of file: Path) throws {
    do { try self.init(png: [UInt8](data)) } catch {
      throw CommandError.usage("cannot read \(file): \(error)")
    }
  }
}
