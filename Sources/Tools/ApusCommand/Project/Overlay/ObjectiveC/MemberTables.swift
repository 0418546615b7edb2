import SwiftLexing

/// Writes beside each member for Objective-C what lets messages reach it.
///
/// Behind the member, on its last line, come two more: a function that makes a `SelectorMember`, isolated as the member is, and a
/// pointer to a function in the section of those that the system calls when it loads a program or library. A class with types that are
/// chosen later is many classes, which nobody can list; it gets an empty property instead, which notes the class when an object is made.
struct MemberTables {
  /// What other files tell.
  var names: ObjectiveCNames

  func edits(in tokens: SwiftTokens, _ reader: ClassDeclarations) -> [SourceEdit] {
    reader.members.compactMap { member in
      let scope = reader.scopes[member.scope]
      guard member.isReachable, isExposed(member, in: scope), !(scope.isGeneric && scope.keyword == "extension") else {
        return nil
      }
      return .inserting(Self.text(of: member, in: scope, mark: member.end), at: reader.endOfText(of: member))
    }
  }

  private func isExposed(_ member: ClassMember, in scope: TypeScope) -> Bool {
    member.isMarked || scope.exposesAll || (scope.keyword == "extension" && names.exposedTypes.contains(scope.name))
      || names.optionalMethods.contains(member.swiftName)
  }

  private static func text(of member: ClassMember, in scope: TypeScope, mark: Int) -> String {
    let module = "FoundationAdditions."
    let maker = "\(scope.name).apusMember\(mark)"
    let make =
      "\(member.circumstances)private static func apusMember\(mark)() -> \(module)SelectorMember { "
      + "\(module)SelectorMember(\(scope.name).self, \(access(to: member, of: scope.name))) }"
    let available = member.circumstances.contains("@available") ? member.circumstances.prefix { $0 != ")" } + ") " : ""
    let note =
      scope.isGeneric
      ? "nonisolated private let apusMark\(mark) = \(module)SelectorMark(\(scope.name).self, \(mark), \(maker))"
      : "@section(\".init_array\") @used \(available)private nonisolated static let apusEntry\(mark): "
        + "@convention(c) () -> Void = { \(module)SelectorTables.add { \(module)SelectorTables.member(by: \(maker)) } }"
    return WrittenText.mark("; \(make); \(note)")
  }

  private static func access(to member: ClassMember, of owner: String) -> String {
    guard case .method(let list) = member.kind else { return "property: \"\(member.selector)\", \\\(owner).\(member.name)" }
    let names = ["first", "second", "third"]
    let parameters = zip(names, list.parameters).map { ", \($0): \($1.type)" }.joined()
    let arguments = zip(names, list.parameters).map { ($1.label.map { $0 + ": " } ?? "") + $0 }.joined(separator: ", ")
    return "\"\(member.selector)\", { (object: \(owner)\(parameters)) in object.\(member.name)(\(arguments)) }"
  }
}
