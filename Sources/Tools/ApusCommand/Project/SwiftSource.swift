import Foundation
import SwiftLexing

/// What the tool wants to know of one Swift file, found without a parser.
struct SwiftSource: Equatable {
  /// What a comment line `// swift-version: 6` asks for.
  var requestedVersion: String?
  /// The platform that a comment line `// apus: os(linux)` asks for.
  var requestedPlatform: TargetPlatform?
  /// The modules that it imports, or of which it asks whether they can be imported, whatever `#if` says.
  var imports: Set<String> = []
  /// The code, where it may hold `@main`.
  private var mainCode: SwiftCode?

  /// Whether it imports AppKit whatever the platform is, as only a Mac's source does.
  private(set) var isForMac = false

  init(path: Path) throws { self.init(try path.read()) }

  init(_ data: Data) {
    // Nearly all files hold neither, and a search for bytes is much faster than taking a file apart.
    mainCode = ByteSearch.holds(Self.mainAttributes, data) ? SwiftCode(data) : nil
    requestedPlatform = PlatformRequest.platform(in: data)
    let imports = Self.imports(in: data)
    // Taking a file apart costs much more; what every app has needs no second look.
    self.imports =
      imports.isSubset(of: ["SwiftUI", "Foundation", "Combine", "UIKit"]) ? imports : Self.imports(in: SwiftCode(data))
    // Whoever imports SwiftUI sees UIKit, and on a Mac AppKit.
    let needsAppKit = !self.imports.isDisjoint(with: UIKitNames.appKitModules)
    if needsAppKit || (self.imports.contains("SwiftUI") && UIKitNames.declaredOfAppKit.areIn(data)) {
      self.imports.insert(UIKitNames.appKitModule)
    }
    let needsUIKit = !self.imports.isDisjoint(with: UIKitNames.parts)
    if needsUIKit || (self.imports.contains("SwiftUI") && UIKitNames.declared.areIn(data)) {
      self.imports.insert(UIKitNames.module)
    }
    isForMac = needsAppKit && Self.importsAppKit(SwiftTokens(Array(data)))
    requestedVersion = data.range(of: Data("swift-version:".utf8)) == nil ? nil : Self.version(in: data)
  }

  /// Whether a type in it is marked `@main`, outside comments, string literals and what `#if` leaves out.
  func hasMainAttribute(under conditions: CompilationConditions = .init()) -> Bool {
    var conditions = conditions
    conditions.platform = requestedPlatform ?? conditions.platform
    guard let code = mainCode?.bytes(under: conditions) else { return false }
    let attributes = Self.mainAttributes.map { Array($0.utf8) }
    return code.indices.contains { start in
      guard code[start] == UInt8(ascii: "@") else { return false }
      let name = code[(start + 1)...].prefix(while: SwiftCode.isIdentifier)
      return attributes.contains { $0.dropFirst().elementsEqual(name) }
    }
  }

  /// What marks the type that an app begins with.
  private static let mainAttributes = ["@main"] + ObjectiveCWords.mainAttributes

  /// The same, with those that comments and string literals speak of.
  private static func imports(in data: Data) -> Set<String> {
    String(decoding: data, as: UTF8.self).matches(of: #/\b(?:import\s+(?:[a-z]+\s+)?|canImport\s*\(\s*)(\w+)/#)
      .reduce(into: []) { $0.insert(String($1.1)) }
  }

  private static func imports(in code: SwiftCode) -> Set<String> {
    let tokens = code.tokens
    let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor", "macro"]
    var imports: Set<String> = []
    for (index, token) in tokens.enumerated() where token.isWord && !token.isMember {
      var next = index + 1
      if token.text == "import", next < tokens.count, kinds.contains(tokens[next].text) {
        next += 1
      } else if token.text == "canImport" {
        next += 1
      } else if token.text != "import" {
        continue
      }
      if next < tokens.count, tokens[next].isWord { imports.insert(tokens[next].text) }
    }
    return imports
  }

  /// Whether AppKit is imported outside of all `#if`.
  private static func importsAppKit(_ tokens: SwiftTokens) -> Bool {
    var depth = 0
    for index in tokens.indices {
      switch tokens[index].text {
      case "#if": depth += 1
      case "#endif": depth -= 1
      case "import" where depth == 0:
        if let module = tokens.word(at: index + 1), UIKitNames.appKitModules.contains(module) { return true }
      default: break
      }
    }
    return false
  }

  private static func version(in data: Data) -> String? {
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let match = line.wholeMatch(of: #/\s*//+\s*swift-version:\s*([0-9]+(\.[0-9]+)*)\s*/#) {
        return String(match.1)
      }
    }
    return nil
  }
}
