import SwiftLexing

/// Has classes found by the names that they have for Objective-C, `@objc(Book) class ManagedBook`, as a data model names them.
///
/// In the class's body comes a pointer to a function that notes it, in the section of those that the system calls when it loads a
/// program or library, as ``MemberTables`` have them. A class with types that are chosen later is many, and none of them has the name.
enum ClassNames {
  static func edits(in tokens: SwiftTokens, _ reader: ClassDeclarations) -> [SourceEdit] {
    reader.scopes.compactMap { scope in
      guard scope.keyword == "class", !scope.isGeneric, let name = scope.customName, !name.isEmpty,
        name.utf8.allSatisfy(SwiftLexer.isName)
      else { return nil }
      let text =
        " @section(\".init_array\") @used private nonisolated static let apusName: @convention(c) () -> Void = "
        + "{ FoundationAdditions.NamedClasses.add(\"\(name)\") { \(scope.name).self } };"
      return .inserting(WrittenText.mark(text), at: tokens[scope.body.lowerBound].range.upperBound)
    }
  }
}
