import Foundation

/// The folder that pictures of previews and what belongs to them are written to.
struct PreviewFolder {
  var path: Path

  /// Makes the folder and takes away what an earlier run has left there; files of others stay.
  func clear() throws {
    try path.makeFolder()
    guard let old = try? index() else { return }
    for name in old.previews.compactMap(\.picture) + old.records + [PreviewIndex.fileName, ContactSheet.fileName]
    where !name.contains("/") {
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
    return try decode(file)
  }

  /// The records of an earlier run, with their elements.
  func records() throws -> [PreviewRecord] {
    try index().records.filter { !$0.contains("/") }.map { try decode(path / $0) }
  }

  private func decode<Value: Decodable>(_ file: Path) throws -> Value {
    do { return try JSONDecoder().decode(Value.self, from: file.read()) } catch is DecodingError {
      throw CommandError.usage("\(file) is not what apus preview -o writes")
    }
  }

  static func json(_ value: some Encodable) throws -> Data {
    try JSONEncoder.readable.encode(value) + Data("\n".utf8)
  }
}
