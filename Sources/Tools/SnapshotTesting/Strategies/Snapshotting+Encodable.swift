public import Foundation

extension Snapshotting where Value: Encodable, Format == String {
  /// A value as JSON, with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  /// A value as JSON of an encoder.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting { encoded(as: "json") { try encoder.encode($0) } }

  /// A value as a property list in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return plist(encoder)
  }

  /// A value as a property list of an encoder, which is to write XML.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    encoded(as: "plist") { try encoder.encode($0) }
  }

  private static func encoded(as pathExtension: String, by encode: @escaping (Value) throws -> Data) -> Snapshotting {
    var result: Snapshotting = SimplySnapshotting.lines.pullback { value in
      do { return String(decoding: try encode(value), as: UTF8.self) } catch {
        SnapshotRun.fail("a value of the type \(Value.self) cannot be encoded: \(error)")
        return ""
      }
    }
    result.pathExtension = pathExtension
    return result
  }
}
