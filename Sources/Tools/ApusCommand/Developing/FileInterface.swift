import Foundation

/// What a file of a module gives to the others and takes from them, as the compiler writes it beside the file's object
/// (`.swiftdeps`).
///
/// The compiler's driver decides by the same what is to be compiled again.
struct FileInterface: Equatable {
  /// What a file gives or takes, without which side of it.
  struct Name: Hashable {
    private var kind: UInt64
    private var context: String
    private var name: String

    fileprivate init(kind: UInt64, context: String, name: String) { (self.kind, self.context, self.name) = (kind, context, name) }

    fileprivate var isWholeFile: Bool { kind == FileInterface.wholeFile }
  }

  /// A declaration, or the file as a whole.
  private struct Entry: Hashable {
    var name: Name
    /// Which side of it: what others see, or how it is made.
    var aspect: UInt64
    /// Changes with all that others can see of it; empty: nothing that could.
    var fingerprint: String
  }

  /// What it gives.
  private var entries: Set<Entry> = []
  /// What it takes, which may be a name that it gives itself: where another file comes to declare it, too, it may mean that one.
  private(set) var uses: Set<Name> = []

  /// The numbers that the format has for its records.
  private enum Code {
    static let metadata = 1
    static let node = 2
    static let fingerprint = 3
    static let dependency = 4
    static let identifier = 5
  }
  /// The kind of the name that stands for a file.
  fileprivate static let wholeFile: UInt64 = 6

  /// Reads a file's bytes.
  ///
  /// - Throws: `Bitstream.Failure` where they are damaged, or of a form that is not known.
  init(_ data: Data) throws {
    var stream = try Bitstream(data, magic: "DEPS")
    // The first name is none.
    var names = [""]
    var nodes: [(values: [UInt64], fingerprint: String)] = []
    var taken: Set<UInt64> = []
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
      case Code.dependency: taken.formUnion(record.values)
      default: break
      }
    }
    guard hasMetadata, !nodes.isEmpty else { throw Bitstream.Failure(what: "it tells of nothing") }
    for (index, (values, fingerprint)) in nodes.enumerated() {
      // The file as a whole is called as the compiler was told to write this.
      let text = values[0] == Self.wholeFile ? "" : try Self.name(values[3], names)
      let name = Name(kind: values[0], context: try Self.name(values[2], names), name: text)
      if values[4] == 0 || taken.contains(UInt64(index)) { uses.insert(name) }
      if values[4] != 0 {
        entries.insert(Entry(name: name, aspect: values[1], fingerprint: fingerprint))
      }
    }
  }

  private static func name(_ number: UInt64, _ names: [String]) throws -> String {
    guard let index = Int(exactly: number), names.indices.contains(index) else {
      throw Bitstream.Failure(what: "a name is not there")
    }
    return names[index]
  }

  /// All that it gives to others; the file as a whole is nothing that others take.
  var names: Set<Name> { Self.names(of: entries) }

  /// What of it others see otherwise than in another version, or in one of the two only.
  func names(differingFrom other: FileInterface) -> Set<Name> { Self.names(of: entries.symmetricDifference(other.entries)) }

  /// Whether others see the same as in another version.
  func givesSame(as other: FileInterface) -> Bool { entries == other.entries }

  private static func names(of entries: Set<Entry>) -> Set<Name> {
    Set(entries.lazy.map(\.name).filter { !$0.isWholeFile })
  }
}
