import RemoteControl

package import Foundation

extension OutsideFormats {
  /// Reads a line as the answer of an app that is driven; answers whether what is written of it is the same when it is read again.
  package static func read(answer line: Data) -> Bool {
    guard let value = JSONValue(json: line) else { return true }
    _ = value["id"]?.integer
    _ = value["error"]?.string
    return JSONValue(json: Data(value.text.utf8)) == value
  }
}
