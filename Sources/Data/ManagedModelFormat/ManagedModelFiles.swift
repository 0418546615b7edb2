package import FoundationEssentials

/// How a compiled model lies in a bundle.
///
/// One version alone is a file, `Library.mom`. A model with versions is a folder, `Library.momd`, with a file for each version and a
/// property list that names the current one.
package enum ManagedModelFiles {
  /// The ending of a version's file, without the dot.
  package static let versionExtension = "mom"
  /// The ending of a folder with versions.
  package static let folderExtension = "momd"
  /// The property list in the folder.
  package static let versionInfo = "VersionInfo.plist"
  /// More bytes than a version's file has.
  package static let mostBytes = 64 << 20

  /// The property list that names the current version.
  package static func versionInfo(current: String) throws -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return try encoder.encode(VersionInfo(currentVersion: current))
  }

  /// The current version that a property list names.
  package static func currentVersion(in data: Data) throws -> String {
    try PropertyListDecoder().decode(VersionInfo.self, from: data).currentVersion
  }

  private struct VersionInfo: Codable {
    var currentVersion: String

    enum CodingKeys: String, CodingKey {
      case currentVersion = "NSManagedObjectModel_CurrentVersionName"
    }
  }
}

extension ManagedModel {
  /// The model as JSON; equal models give equal bytes.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// Reads a version's file.
  ///
  /// - Throws: A ``ManagedModelProblem`` where the bytes are no model of this form, or say what does not fit together.
  package init(json: Data) throws {
    guard json.count <= ManagedModelFiles.mostBytes else {
      throw ManagedModelProblem("the compiled model", "it has \(json.count) bytes, more than are read", "build the app anew")
    }
    struct Form: Decodable { var format: Int }
    do {
      let form = try JSONDecoder().decode(Form.self, from: json).format
      guard form == Self.currentFormat else {
        throw ManagedModelProblem("the compiled model", "its form is \(form), not \(Self.currentFormat)", "build the app anew")
      }
      self = try JSONDecoder().decode(ManagedModel.self, from: json)
    } catch let error as DecodingError {
      throw ManagedModelProblem("the compiled model", "it is damaged (\(error))", "build the app anew")
    }
    try check()
  }
}
