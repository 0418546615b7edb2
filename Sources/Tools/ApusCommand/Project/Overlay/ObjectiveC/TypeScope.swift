import SwiftLexing

/// The body of a type, or of an extension of one, in a file.
struct TypeScope: Equatable {
  /// The word that it begins with: `class`, `extension`.
  var keyword: String
  /// The type as code in the body names it.
  var name: String
  /// The last token of the name.
  var nameIndex: Int
  /// The tokens from the opening bracket to the closing one.
  var body: ClosedRange<Int>
  /// Whether types that are chosen later stand around it: there is not one class then, but many.
  var isGeneric = false
  /// Whether each of its members is for Objective-C, by `@objcMembers` or by `@objc` in front of an extension.
  var exposesAll = false
  /// Whether everybody sees it; members of an extension that says nothing of themselves are as it is.
  var isPublic = false
  /// What Objective-C is to call it, where the source says so.
  var customName: String?

  /// Whether members of it can be called by messages.
  var hasMembers: Bool { keyword == "class" || keyword == "extension" }
}

/// A method or property of a class, as far as messages have to know.
struct ClassMember: Equatable {
  enum Kind: Equatable {
    case method(ParameterList)
    case property
  }

  var kind: Kind
  var name: String
  /// Where the scope is that it stands in.
  var scope: Int
  /// What Objective-C is to call it, where the source says so.
  var customName: String?
  /// Whether a word in front of it is for Objective-C.
  var isMarked: Bool
  /// Words in front of it that what calls it must have, too: they say where and when it may be called.
  var circumstances: String
  /// Whether it is compiled under such circumstances, and in such a form, that a message can reach it.
  var isReachable: Bool
  /// Whether everybody sees it.
  var isPublic: Bool
  /// The word that it begins with: `var`, `func`.
  var start: Int
  /// The last of its tokens.
  var end: Int
  /// What is known of it where Core Data keeps it.
  var managed: Managed?

  /// What stands in front of a member that Core Data keeps.
  struct Managed: Equatable {
    /// The token `@NSManaged`.
    var attribute: Int
    /// Modifiers, and what says where the member is there, with a space behind each.
    var words: String
  }

  /// The name with labels, as Swift writes it.
  var swiftName: String {
    switch kind {
    case .method(let parameters): SelectorName.swift(name, labels: parameters.labels)
    case .property: name
    }
  }

  /// The name for Objective-C.
  var selector: String {
    if let customName { return customName }
    switch kind {
    case .method(let parameters): return SelectorName.method(name, labels: parameters.labels)
    case .property: return name
    }
  }
}
