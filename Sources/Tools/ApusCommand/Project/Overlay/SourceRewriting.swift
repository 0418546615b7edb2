import Foundation

/// Makes of a file what the compiler can read here in place of it.
struct SourceRewriting: Equatable {
  var platform: TargetPlatform
  /// What other files of the project tell of what is for Objective-C in them.
  var names = ObjectiveCNames()
  /// The file, of which what is declared in place of macros has its name; `nil`: macros stay.
  var file: Path?

  /// More than any source that a person wrote; longer ones stay as they are.
  static let mostBytes = 8 << 20

  /// The file's text with what is not for this machine rewritten; `nil` where nothing is.
  func text(of data: Data) -> Data? {
    guard data.count <= Self.mostBytes else { return nil }
    let isForObjectiveC = concernsObjectiveC(data)
    guard isForObjectiveC || mayChange(data) else { return nil }
    let source = Array(data)
    let tokens = SwiftTokens(source)
    let edits =
      PlatformConditions(platform: platform).edits(in: tokens) + ModuleImports(platform: platform).edits(in: tokens)
      + (isForObjectiveC ? objectiveC(in: tokens, of: data) : ObjectiveCWords.edits(in: tokens)) + previews(in: tokens)
    return edits.isEmpty ? nil : Data(SourceEdit.apply(edits, to: source))
  }

  private func objectiveC(in tokens: SwiftTokens, of data: Data) -> [SourceEdit] {
    var names = names
    names.formUnion(ObjectiveCNames(data))
    let declarations = ClassDeclarations(tokens, genericTypes: names.genericTypes)
    return ObjectiveCWords.edits(in: tokens) + OptionalRequirements.edits(in: tokens)
      + SelectorLiterals(names: names).edits(in: tokens, declarations)
      + MemberTables(names: names).edits(in: tokens, declarations) + ClassNames.edits(in: tokens, declarations)
      + ManagedMembers.edits(in: tokens, declarations)
      + OptionalCalls(of: names.optionalMethods).edits(in: tokens)
  }

  private func previews(in tokens: SwiftTokens) -> [SourceEdit] {
    guard let file else { return [] }
    return PreviewTypes(mark: String(ContentHash.hex(of: [file.string]).prefix(16))).edits(in: tokens)
  }

  /// Whether a file holds something for Objective-C, by its own words or by those of other files.
  private func concernsObjectiveC(_ data: Data) -> Bool {
    if ByteSearch.holds(["@objc", "@IB", "@GKInspectable", "#selector", "#keyPath", "@NSManaged"], data) { return true }
    if ByteSearch.holds(names.optionalBaseNames.flatMap { ["." + $0, "func " + $0] }, data) { return true }
    if ByteSearch.holds(names.exposedTypes.map { "extension " + $0 }, data) { return true }
    // A method of one of UIKit's protocols may be called with a mark, as one is that may not be there.
    return ByteSearch.holds(["?(", "!("], data) && ByteSearch.holds(Self.markedCallsOfUIKit, data)
  }

  private static let markedCallsOfUIKit = UIKitNames.declared.optionalMethods.flatMap { ["." + $0 + "?(", "." + $0 + "!("] }

  /// Whether a file that nothing is for Objective-C in holds a word that may have to go, wherever it stands.
  private func mayChange(_ data: Data) -> Bool {
    if file != nil, ByteSearch.holds("#Preview", data) { return true }
    if ByteSearch.holds(ObjectiveCWords.mainAttributes, data) { return true }
    let questions = platform == .linux ? ["AppKit", "Cocoa"] : ["os(", "os (", "canImport", "targetEnvironment"]
    if ByteSearch.holds("#if", data), ByteSearch.holds(questions, data) {
      return true
    }
    return ByteSearch.lines(with: "import ", in: data).contains {
      $0.contains(".") || $0.contains("Darwin") || $0.contains("Cocoa")
    }
  }
}
