/// What `#if` asks for, as the compiler answers it for an app: Linux on this machine, with the framework's modules.
struct CompilationConditions: Equatable {
  /// The names that `-D` sets, such as `DEBUG`.
  var flags: Set<String> = []
  /// What `swift(>=…)` is compared with: in an older language mode, less than the compiler's own version.
  var language = [5, 10]
  var compiler = [6, 3]
  /// The platform that the app is written for: what is asked of it is answered as there, see `PlatformConditions`.
  var platform = TargetPlatform.linux

  init() {}

  init(_ settings: CompileSettings, platform: TargetPlatform) {
    self.platform = platform
    flags = Set(settings.conditions)
    switch settings.language.version {
    case "4": self.language = [4, 1, 50]
    case "4.2": self.language = [4, 2]
    case "5": self.language = [5, 10]
    default: self.language = compiler
    }
  }

  /// The modules that an app can import here; a test compares those of the framework with its manifest.
  static let modules = frameworkModules.union([
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    "Dispatch", "Glibc", "Observation", "RegexBuilder", "Synchronization", "Distributed", "_Concurrency", "_StringProcessing",
    "XCTest", "Testing", "Cxx", "CxxStdlib",
  ])

  /// Those of the framework, which Linux has from nowhere else.
  static let frameworkModules: Set = [
    "SwiftUI", "UIKit", "AppKit", "QuartzCore", "CoreGraphics", "CoreText", "Combine", "os", "OSLog", "PlaygroundSupport",
    "UniformTypeIdentifiers", "Accessibility", "Charts", "CoreLocation", "CoreTransferable", "MapKit", "SwiftData",
  ]

  #if arch(x86_64)
    private static let architecture = "x86_64"
  #elseif arch(arm64)
    private static let architecture = "arm64"
  #else
    private static let architecture = ""
  #endif

  /// What a condition in parentheses answers, such as `os(Linux)`; the words stand without spaces.
  func answer(_ name: String, _ argument: String) -> Bool {
    switch name {
    case "os": argument == "Linux"
    case "arch": argument == Self.architecture
    case "canImport": Self.modules.contains(String(argument.prefix { $0 != "," && $0 != "." }))
    case "swift": Self.compare(language, with: argument)
    case "compiler", "_compiler_version": Self.compare(compiler, with: argument)
    case "_runtime": argument == "_Native"
    case "_endian": argument == "little"
    case "_pointerBitWidth": argument == "_64"
    // Features and attributes of this compiler are more than can be listed, and an app's entry hardly depends on one.
    case "hasFeature", "hasAttribute": true
    default: false
    }
  }

  /// Compares a version with `>=5.9` or `<6`.
  private static func compare(_ version: [Int], with text: String) -> Bool {
    let isLess = text.hasPrefix("<")
    guard isLess || text.hasPrefix(">=") else { return false }
    let wanted = text.drop { "<>=".contains($0) }.split(separator: ".").map { Int($0) ?? 0 }
    for index in 0..<max(version.count, wanted.count) {
      let (mine, theirs) = (index < version.count ? version[index] : 0, index < wanted.count ? wanted[index] : 0)
      if mine != theirs { return (mine < theirs) == isLess }
    }
    return !isLess
  }
}

/// Reads the condition of one `#if`: names, calls, `!`, `&&`, `||` and parentheses.
struct ConditionReader {
  private var rest: Substring
  private let conditions: CompilationConditions
  /// Deeper ones count as false.
  private static let depthLimit = 100
  private var depth = 0

  /// Whether a condition, without the word before it, holds; what cannot be read does not.
  static func holds(_ text: String, in conditions: CompilationConditions) -> Bool {
    var reader = ConditionReader(rest: Substring(text.filter { !$0.isWhitespace }), conditions: conditions)
    return reader.any()
  }

  private init(rest: Substring, conditions: CompilationConditions) {
    self.rest = rest
    self.conditions = conditions
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }

  private mutating func any() -> Bool {
    var result = all()
    while take("||") {
      let next = all()
      result = result || next
    }
    return result
  }

  private mutating func all() -> Bool {
    var result = one()
    while take("&&") {
      let next = one()
      result = result && next
    }
    return result
  }

  private mutating func one() -> Bool {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else { return false }
    if take("!") { return !one() }
    if take("(") {
      let result = any()
      _ = take(")")
      return result
    }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest[name.endIndex...]
    guard take("(") else { return name == "true" || conditions.flags.contains(String(name)) }
    let argument = rest.prefix { $0 != ")" }
    rest = rest[argument.endIndex...]
    _ = take(")")
    return conditions.answer(String(name), String(argument))
  }
}
