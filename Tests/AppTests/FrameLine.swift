import Foundation

/// A frame's costs, as an app prints them with `APUS_TRACE=frames`.
struct FrameLine: Decodable {
  let frame: Int
  let pixels: Int
  let bodies: Int
  let nodesMade: Int
  let nodesDropped: Int
  let texts: Int
  let residentKilobytes: Int

  enum CodingKeys: String, CodingKey {
    case frame, pixels, bodies, texts
    case nodesMade = "nodes_made"
    case nodesDropped = "nodes_dropped"
    case residentKilobytes = "rss_kb"
  }

  /// The lines of frames among an app's errors.
  static func all(in errors: String) throws -> [FrameLine] {
    try errors.split(separator: "\n").filter { $0.hasPrefix("{\"frame\"") }.map {
      try JSONDecoder().decode(FrameLine.self, from: Data($0.utf8))
    }
  }
}
