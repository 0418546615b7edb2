import Foundation

/// The folder that pictures of previews and what belongs to them are written to.
struct PreviewFolder {
  var path: Path

  /// Makes the folder and takes away what an earlier run has left there; files of others stay.
  func clear() throws {
    try path.makeFolder()
    guard let old = try? index() else { return }
    for name in old.previews.compactMap(\.picture) + old.records + [PreviewIndex.fileName, ContactSheet.fileName] {
      try (path / name).remove()
    }
  }

  /// Writes a JSON file beside each picture, `index.json` and the contact sheet.
  func write(_ records: [PreviewRecord], named names: [String], app: String, seconds: Double) throws {
    for (record, name) in zip(records, names) { try (path / name).write(Self.json(record)) }
    let short = records.map { record in
      var copy = record
      copy.elements = []
      return copy
    }
    let rounded = (seconds * 1000).rounded() / 1000
    let index = PreviewIndex(app: app, seconds: rounded, previews: short, records: names)
    try (path / PreviewIndex.fileName).write(Self.json(index))
    let sheet = ContactSheet(app: app, seconds: seconds, records: records, names: names)
    try (path / ContactSheet.fileName).write(Data(sheet.html.utf8))
  }

  /// What an earlier run has left.
  func index() throws -> PreviewIndex {
    let file = path / PreviewIndex.fileName
    guard file.isFile else {
      throw CommandError.usage("\(path) is no folder that apus preview -o has written: it has no \(PreviewIndex.fileName)")
    }
    let index: PreviewIndex = try decode(file)
    try check(index.previews, in: file)
    guard index.records.allSatisfy({ Self.isOwn($0, "json") }) else { throw Self.strange(file) }
    return index
  }

  /// The records of an earlier run, with their elements.
  func records() throws -> [PreviewRecord] {
    try index().records.map { name in
      let record: PreviewRecord = try decode(path / name)
      try check([record], in: path / name)
      return record
    }
  }

  /// A picture that is named may be removed, copied and shown, so it is one of the folder's.
  private func check(_ records: [PreviewRecord], in file: Path) throws {
    guard records.compactMap(\.picture).allSatisfy({ Self.isOwn($0, "png") }) else { throw Self.strange(file) }
  }

  /// Whether a name is that of a file beside the index.
  private static func isOwn(_ name: String, _ extension: String) -> Bool {
    !name.contains("/") && name.hasSuffix("." + `extension`)
  }

  private static func strange(_ file: Path) -> CommandError { .usage("\(file) is not what apus preview -o writes") }

  private func decode<Value: Decodable>(_ file: Path) throws -> Value {
    do { return try JSONDecoder().decode(Value.self, from: file.read()) } catch is DecodingError {
      throw Self.strange(file)
    }
  }

  static func json(_ value: some Encodable) throws -> Data {
    try JSONEncoder.readable.encode(value) + Data("\n".utf8)
  }
}
