import Foundation

/// Something that the project reads from outside, and how one input of it is tried.
protocol FuzzFormat: Sendable {
  /// The name on the command line, and of the folder with its seeds.
  var name: String { get }
  /// Words that inputs are made of besides the seeds' own bytes.
  var words: [String] { get }
  /// Whether its reader works in processes of its own, whose work and memory are an input's as well.
  var startsProcesses: Bool { get }
  /// Seconds of work that one input may take.
  var patience: TimeInterval { get }
  /// Why nothing would be tried on this machine, whose reader of the format may be missing.
  func obstacle(toReading seeds: [Data]) -> String?
  /// Makes what a random change has broken fit again, such as checksums, where the reader would stop at them.
  func repaired(_ data: Data) -> Data
  /// Reads one input; whatever it does besides ending is a finding.
  func run(_ data: Data)
}

extension FuzzFormat {
  var words: [String] { [] }
  var startsProcesses: Bool { false }
  var patience: TimeInterval { 5 }
  func obstacle(toReading seeds: [Data]) -> String? { nil }
  func repaired(_ data: Data) -> Data { data }
}

/// All formats.
enum FuzzFormats {
  static let all: [any FuzzFormat] =
    ["png", "jpeg", "gif", "webp", "tiff", "bmp"].map { PictureFormat(name: $0) }
    + [
      DrawingFormat(name: "svg"), DrawingFormat(name: "pdf"), FontFormat(), CatalogFormat(), PropertyListFormat(name: "strings"),
      PropertyListFormat(name: "plist"), SymbolFormat(), SourceFormat(), OverlayFormat(), ArgumentFormat(), ActionFormat(),
      RemoteFormat(), AgentFormat(),
      TileFormat(), TransferFormat(), ViewTreeFormat(), StringCatalogFormat(), StringRuleFormat(),
      XcconfigFormat(), InfoPlistFormat(), GeneratedSymbolFormat(), SymbolTemplateFormat(), DataModelFormat(),
      StoreFormat(),
    ] + XcodeFormat.Kind.allCases.map { XcodeFormat(kind: $0) }

  /// Formats with planted faults, by which tests see that faults are found.
  static let planted: [any FuzzFormat] = PlantedFormat.Fault.allCases.map { PlantedFormat(fault: $0) }
}
