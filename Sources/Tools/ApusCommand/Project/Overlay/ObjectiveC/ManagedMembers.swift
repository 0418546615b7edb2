import SwiftLexing

/// Writes what Objective-C's runtime would make for members that Core Data keeps, `@NSManaged`.
///
/// A property gets accessors and a function a body, behind it on its last line; the attribute goes. They call members that
/// `NSManagedObject` of the module CoreData has for them, and nobody else:
///
///     public final func _managed<Value>(_ name: String) -> Value
///     public final func _setManaged<Value>(_ name: String, _ value: Value)
///     public final func _performManaged<Result>(_ selector: String, _ arguments: [Any?]) -> Result
///
/// The names are those of the accessors for Objective-C: `title` of `@NSManaged var title: String?`, also where that is no property of
/// the model but `primitiveTitle`, the value as it is kept; `addBooksObject:`, `insertObject:inBooksAtIndex:` and the like for
/// functions. `Value` is the property's type as the source has it: optional or not, a number or an object that holds one, a collection
/// of Swift's or Foundation's, or an enum with a raw value.
enum ManagedMembers {
  static func edits(in tokens: SwiftTokens, _ reader: ClassDeclarations) -> [SourceEdit] {
    reader.members.flatMap { member -> [SourceEdit] in
      guard let managed = member.managed else { return [] }
      let edits =
        switch member.kind {
        case .property: properties(member, managed, in: tokens, reader)
        case .method(let parameters): function(member, parameters, in: tokens, reader)
        }
      return edits.isEmpty ? [] : [.blanking(tokens[managed.attribute].range)] + edits
    }
  }

  // MARK: - Properties

  /// The accessors of what a word `var` declares, which may be several properties: `var a: Int, b: String?`.
  ///
  /// One with accessors or a value of its own stays: it is wrong on Apple's systems, too, and the compiler says so.
  private static func properties(
    _ member: ClassMember, _ managed: ClassMember.Managed, in tokens: SwiftTokens, _ reader: ClassDeclarations
  ) -> [SourceEdit] {
    guard tokens.isAt(member.start, "var") else { return [] }
    var edits: [SourceEdit] = []
    var start = member.start + 1
    for end in separators(from: start, through: member.end, in: tokens) {
      guard let name = tokens.word(at: start), tokens.isAt(start + 1, ":"), end > start + 2 else { return [] }
      let key = edits.isEmpty && end > member.end ? member.customName ?? name : name
      let accessors = " { get { _managed(\"\(key)\") } set { _setManaged(\"\(key)\", newValue) } }"
      if end > member.end {
        edits.append(.inserting(WrittenText.mark(accessors), at: reader.endOfText(of: member)))
      } else {
        // A space in place of the comma keeps what stands behind it in its column.
        edits.append(.replacing(tokens[end].range, with: WrittenText.mark("\(accessors); \(managed.words)var") + " "))
      }
      start = end + 1
    }
    return edits
  }

  /// The commas between properties, and the index behind the last; none where there is more than names and types.
  private static func separators(from start: Int, through last: Int, in tokens: SwiftTokens) -> [Int] {
    var (depth, commas) = (0, [Int]())
    var index = start
    while index <= last {
      if tokens.isAt(index, "{") || tokens.isAt(index, "=") { return [] }
      if let close = tokens.closing(index) {
        index = close + 1
        continue
      }
      depth += tokens.angleStep(at: index)
      if depth <= 0, tokens.isAt(index, ",") { commas.append(index) }
      index += 1
    }
    return commas + [last + 1]
  }

  // MARK: - Functions

  private static func function(
    _ member: ClassMember, _ list: ParameterList, in tokens: SwiftTokens, _ reader: ClassDeclarations
  ) -> [SourceEdit] {
    let names = list.parameters.map(\.name)
    let words = (member.start...max(member.start, member.end)).map { tokens[$0].text }
    // A value without a name cannot be handed on, and one with a body says itself what it does.
    guard !names.contains("_"), !words.contains("{") else { return [] }
    let call = "_performManaged(\"\(member.selector)\", [\(names.joined(separator: ", "))])"
    let body = words.contains("->") ? " { return \(call) }" : " { \(call) as Void }"
    return [.inserting(WrittenText.mark(body), at: reader.endOfText(of: member))]
  }
}
