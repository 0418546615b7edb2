import Foundation

/// Makes of a file what the compiler can read here in place of it.
struct SourceRewriting: Equatable {
  var platform: TargetPlatform
  /// Optional methods of Objective-C's protocols in other files of the project.
  var optionalMethods: Set<String> = []
  /// The file, of which what is declared in place of macros has its name; `nil`: macros stay.
  var file: Path?

  /// More than any source that a person wrote; longer ones stay as they are.
  private static let mostBytes = 8 << 20

  /// The file's text with what is not for this machine rewritten; `nil` where nothing is.
  func text(of data: Data) -> Data? {
    guard data.count <= Self.mostBytes, mayChange(data) else { return nil }
    let source = Array(data)
    let tokens = SwiftTokens(source)
    let own = Self.hasProtocols(data) ? OptionalRequirements.methods(in: tokens) : []
    let edits =
      PlatformConditions(platform: platform).edits(in: tokens) + ObjectiveCWords.edits(in: tokens)
      + SelectorLiterals.edits(in: tokens) + ModuleImports(platform: platform).edits(in: tokens)
      + OptionalRequirements(methods: optionalMethods.union(own)).edits(in: tokens) + previews(in: tokens)
    return edits.isEmpty ? nil : Data(SourceEdit.apply(edits, to: source))
  }

  /// The optional methods of Objective-C's protocols that a file declares.
  static func optionalMethods(in data: Data) -> Set<String> {
    guard data.count <= mostBytes, hasProtocols(data) else { return [] }
    return OptionalRequirements.methods(in: SwiftTokens(Array(data)))
  }

  private func previews(in tokens: SwiftTokens) -> [SourceEdit] {
    guard let file else { return [] }
    return PreviewTypes(mark: String(ContentHash.hex(of: [file.string]).prefix(16))).edits(in: tokens)
  }

  private static func hasProtocols(_ data: Data) -> Bool { ByteSearch.holds("@objc", data) && ByteSearch.holds("optional", data) }

  /// Whether a file holds a word that may have to go, wherever it stands.
  private func mayChange(_ data: Data) -> Bool {
    let words = ["@objc", "@IB", "@GKInspectable", "#selector", "#keyPath"] + ObjectiveCWords.mainAttributes
    if file != nil, ByteSearch.holds("#Preview", data) { return true }
    if ByteSearch.holds(words, data) || ByteSearch.holds(optionalMethods.map { "." + $0 }, data) { return true }
    if platform != .linux, ByteSearch.holds("#if", data),
      ByteSearch.holds(["os(", "os (", "canImport", "targetEnvironment"], data)
    {
      return true
    }
    return ByteSearch.lines(with: "import ", in: data).contains { $0.contains(".") || $0.contains("Darwin") }
  }
}
