import Foundation
import SwiftLexing

/// The names by which an app shows that it needs module UIKit, beyond the values that SwiftUI brings along without it.
///
/// On Apple's systems whoever imports SwiftUI sees UIKit, too. Here it is a library of its own, with QuartzCore in it, which only apps
/// have that import one of the two or name something that only they declare.
struct UIKitNames {
  /// The module, and those that are in its library.
  static let module = "UIKit"
  static let parts: Set = ["QuartzCore"]
  /// The module that a Mac has in its place, and its name together with the rest of a Mac's frameworks.
  static let appKitModule = "AppKit"
  static let appKitModules: Set = [appKitModule, "Cocoa"]

  let types: Set<String>
  let members: Set<String>
  /// Methods that types which conform to their protocols may leave out.
  let optionalMethods: Set<String>
  /// The first two bytes of all names: nearly all words of a source begin with others.
  private let beginnings: Set<UInt16>

  init(types: Set<String>, members: Set<String>, optionalMethods: Set<String> = []) {
    (self.types, self.members, self.optionalMethods) = (types, members, optionalMethods)
    beginnings = Set(types.union(members).map { name in Self.beginning(of: name.utf8) })
  }

  /// What the two modules declare; a test compares it with their sources.
  static let declared = UIKitNames(
    types: words(declaredTypes), members: words(declaredMembers), optionalMethods: words(declaredOptionalMethods))

  /// What AppKit declares, by which an app for the Mac shows that it needs that module; the same test compares it.
  static let declaredOfAppKit = UIKitNames(types: words(declaredAppKitTypes), members: words(declaredAppKitMembers))

  /// Whether a source that does not name a module shows that it needs it: UIKit's or AppKit's names, or `Cocoa`.
  static func show(need module: String, in data: Data) -> Bool {
    switch module {
    case Self.module: declared.areIn(data)
    case appKitModule: ByteSearch.holds(["Cocoa"], data) || declaredOfAppKit.areIn(data)
    default: false
    }
  }

  private static func words(_ text: String) -> Set<String> { Set(text.split(whereSeparator: \.isWhitespace).map(String.init)) }

  /// Whether a source names one, outside comments and literals.
  func areIn(_ data: Data) -> Bool {
    guard !beginnings.isEmpty, mayBeIn(data) else { return false }
    return SwiftCode(data, keepingInterpolations: true).tokens.contains { word in
      word.isWord && (word.isMember ? members.contains(word.text) || types.contains(word.text) : types.contains(word.text))
    }
  }

  private static func beginning(of bytes: some Sequence<UInt8>) -> UInt16 {
    bytes.prefix(2).reduce(0) { $0 << 8 | UInt16($1) }
  }

  /// The same, wherever the words stand.
  private func mayBeIn(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        guard SwiftLexer.isName(bytes[start]) else {
          start += 1
          continue
        }
        var end = start + 1
        while end < bytes.count, SwiftLexer.isName(bytes[end]) { end += 1 }
        let word = bytes[start..<end]
        if beginnings.contains(Self.beginning(of: word)) {
          let text = String(decoding: word, as: UTF8.self)
          if types.contains(text) || members.contains(text) { return true }
        }
        start = end
      }
      return false
    }
  }
}
