import AppFiles
import Foundation

/// Property lists of projects, in any of their three forms: XML, binary, or the older one with braces.
enum PropertyListFile {
  /// More bytes than such a file has.
  static let mostBytes: Int64 = 4 << 20

  /// The dictionary in a file; fails with a line that names it.
  static func dictionary(at file: Path) throws -> [String: Any] {
    guard let dictionary = dictionary(in: try file.read(limit: mostBytes)) else {
      throw CommandError.failure("\(file) is not a property list with values by their keys; is it damaged, or has it conflicts?")
    }
    return dictionary
  }

  /// The dictionary in some bytes; `nil` where there is none.
  static func dictionary(in data: Data) -> [String: Any]? {
    // Foundation ends the process at a damaged binary one.
    if BinaryPropertyList.isBinary(data), !BinaryPropertyList.isSound(data) { return nil }
    guard !data.isEmpty else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
  }
}
