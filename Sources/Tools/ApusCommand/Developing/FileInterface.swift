import Foundation

/// What a file of a module gives to the others, as the compiler writes it beside the file's object (`.swiftdeps`).
///
/// The compiler itself decides by the same: where nothing of it differs, no other file has to be compiled again.
struct FileInterface: Equatable {
  /// A declaration, or the file as a whole.
  private struct Entry: Hashable {
    /// What kind of name it is, of which aspect.
    var kind: [UInt64]
    var context: String
    var name: String
    /// Changes with all that others can see of it; empty: nothing that could.
    var fingerprint: String
  }

  private var entries: Set<Entry> = []

  /// The numbers that the format has for its records.
  private enum Code {
    static let metadata = 1
    static let node = 2
    static let fingerprint = 3
    static let identifier = 5
  }
  /// The kind of the name that stands for a file.
  private static let wholeFile: UInt64 = 6

  /// Reads a file's bytes.
  ///
  /// - Throws: `Bitstream.Failure` where they are damaged, or of a form that is not known.
  init(_ data: Data) throws {
    var stream = try Bitstream(data, magic: "DEPS")
    // The first name is none.
    var names = [""]
    var nodes: [(values: [UInt64], fingerprint: String)] = []
    var hasMetadata = false
    while let item = try stream.next() {
      guard case .record(let record) = item else { continue }
      switch record.code {
      case Code.metadata: hasMetadata = true
      case Code.identifier: names.append(String(decoding: record.text, as: UTF8.self))
      case Code.node:
        guard record.values.count == 5 else { throw Bitstream.Failure(what: "a name has \(record.values.count) values") }
        nodes.append((record.values, ""))
      case Code.fingerprint:
        guard let last = nodes.indices.last else { throw Bitstream.Failure(what: "a fingerprint is of nothing") }
        nodes[last].fingerprint = String(decoding: record.text, as: UTF8.self)
      default: break
      }
    }
    guard hasMetadata, !nodes.isEmpty else { throw Bitstream.Failure(what: "it tells of nothing") }
    for (values, fingerprint) in nodes where values[4] != 0 {
      // The file as a whole is called as the compiler was told to write this.
      let name = values[0] == Self.wholeFile ? "" : try Self.name(values[3], names)
      entries.insert(
        Entry(kind: Array(values[..<2]), context: try Self.name(values[2], names), name: name, fingerprint: fingerprint))
    }
  }

  private static func name(_ number: UInt64, _ names: [String]) throws -> String {
    guard let index = Int(exactly: number), names.indices.contains(index) else {
      throw Bitstream.Failure(what: "a name is not there")
    }
    return names[index]
  }
}
