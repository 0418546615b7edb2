import Foundation

/// The one row of `Z_METADATA`: the store's identifier and its property list.
struct StoreMetadata {
  /// Where our description stands in the property list.
  private static let descriptionKey = "ApusStoreDescription"

  var identifier = UUID()
  /// What the file says about its model, where it is one of ours.
  private(set) var description: StoreDescription?
  /// Other entries, which stay as they are.
  private var entries: [String: Any] = [:]

  init() {}

  init(_ connection: Connection) throws(StoreError) {
    let statement = try connection.statement("SELECT Z_VERSION, Z_UUID, Z_PLIST FROM Z_METADATA LIMIT 1")
    defer { statement.finish() }
    guard try statement.step() else {
      throw StoreError.incompatible(path: connection.path, reason: "its table Z_METADATA is empty")
    }
    identifier = UUID(uuidString: statement.text(1)) ?? UUID()
    let list = try? PropertyListSerialization.propertyList(from: statement.data(2), options: [], format: nil)
    entries = list as? [String: Any] ?? [:]
    guard let text = entries[StoreMetadata.descriptionKey] as? String else { return }
    description = try StoreMetadata.description(in: Data(text.utf8), path: connection.path)
  }

  private static func description(in json: Data, path: String) throws(StoreError) -> StoreDescription {
    do {
      let format = try JSONDecoder().decode(StoreDescription.Format.self, from: json).format
      if format <= StoreDescription.currentFormat { return try JSONDecoder().decode(StoreDescription.self, from: json) }
    } catch {
      throw StoreError.incompatible(path: path, reason: "what it says about its model does not read (\(error))")
    }
    throw StoreError.incompatible(path: path, reason: "a later version of the framework has written it")
  }

  /// Describes the model that the store now has; hashes of a model of Apple's stay, as nobody else makes them.
  mutating func describe(_ description: StoreDescription, isNew: Bool) {
    if isNew {
      entries["NSPersistenceFrameworkVersion"] = 1414
      entries["NSStoreModelVersionHashesVersion"] = 3
      entries["NSStoreModelVersionIdentifiers"] = ["1.0.0"]
      entries["NSStoreType"] = "SQLite"
      entries["_NSAutoVacuumLevel"] = "2"
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    if isNew || self.description != nil {
      entries["NSStoreModelVersionHashes"] = Dictionary(
        description.entities.map { ($0.name, StoreMetadata.hash(of: (try? encoder.encode($0)) ?? Data())) },
        uniquingKeysWith: { first, _ in first })
    }
    self.description = description
    entries[StoreMetadata.descriptionKey] = (try? encoder.encode(description)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes the row anew.
  func write(to connection: Connection) throws(StoreError) {
    guard let list = try? PropertyListSerialization.data(fromPropertyList: entries, format: .binary, options: 0) else {
      throw StoreError.incompatible(path: connection.path, reason: "its property list cannot be written")
    }
    if try connection.integer("SELECT count(*) FROM Z_METADATA") == 0 {
      try connection.run("INSERT INTO Z_METADATA (Z_VERSION, Z_UUID) VALUES (1, ?)", [.text(identifier.uuidString)])
    }
    try connection.run("UPDATE Z_METADATA SET Z_PLIST = ?", [.blob(list)])
  }

  /// 32 bytes that differ where descriptions differ (four sums by FNV-1a).
  private static func hash(of data: Data) -> Data {
    var result = Data()
    for seed in UInt64(0)..<4 {
      var sum: UInt64 = 0xCBF2_9CE4_8422_2325 &+ seed
      for byte in data { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
      withUnsafeBytes(of: sum.bigEndian) { result.append(contentsOf: $0) }
    }
    return result
  }
}
