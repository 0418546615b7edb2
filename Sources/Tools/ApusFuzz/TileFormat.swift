import Foundation
import ImageDecoding
import MapKit

/// What servers of maps' tiles send, and what is kept of it on the disk.
struct TileFormat: FuzzFormat {
  let name = "tiles"

  var words: [String] {
    [
      "Cache-Control: ", "max-age=", "no-store", "no-cache", ",", "=", "ETag: ", "Expires: ", "Date: ", "Age: ", "GMT",
      "Sun, 06 Nov 1994 08:49:37 GMT\n", "-1", "1e308", "nan", "{\"freshUntil\":", "\"mayBeKept\":true", "}\n", "earth1\n",
    ]
  }

  func run(_ data: Data) { OutsideTiles.read(data, images: SystemImageDecoder()) }
}
