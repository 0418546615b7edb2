package import Foundation

extension OutsideFormats {
  /// Reads bytes as a String Catalog for every device; returns the files that become of it, and whether they have rules.
  package static func files(ofStringCatalog data: Data) -> [(data: Data, isRules: Bool)] {
    guard let catalog = try? StringCatalog(data, file: Path("/nonexistent.xcstrings")) else { return [] }
    return StringCatalog.Device.allCases.flatMap { device in
      let files = (try? catalog.files(for: device)) ?? [:]
      return files.sorted { $0.key < $1.key }.map { ($0.value, $0.key.hasSuffix("." + RuleFiles.fileExtension)) }
    }
  }
}
