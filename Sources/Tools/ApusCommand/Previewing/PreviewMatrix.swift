import Foundation
import LaunchContract

/// The variants that each preview is shown in: all combinations of what was asked for.
struct PreviewMatrix: Equatable, Sendable {
  var colorSchemes: [LaunchRequest.ColorScheme] = [.light]
  /// Whether there is increased contrast beside the standard one.
  var hasContrast = false
  var textSizes: [LaunchRequest.TextSize] = []
  var locales: [LocaleIdentifier] = []
  var devices: [DeviceScreen] = []
  /// Whether each is shown from right to left, too.
  var hasRightToLeft = false

  /// The most variants of a preview.
  static let limit = 200

  static let options: [OptionSyntax] = [
    OptionSyntax("--light", help: "In light colours; that is so unless --dark is given alone."),
    OptionSyntax("--dark", help: "In dark colours."),
    OptionSyntax("--contrast", help: "With increased contrast, too."),
    OptionSyntax("--text-sizes", value: "LIST", help: "In these text sizes, as in large,accessibility3."),
    OptionSyntax("--locales", value: "LIST", help: "In these languages and regions, as in en_US,ja_JP,ar."),
    OptionSyntax("--devices", value: "LIST", help: "On the screens of these devices, as in \"iPhone SE,iPad Pro 11-inch\"."),
    OptionSyntax("--right-to-left", help: "From right to left, too."),
  ]

  init() {}

  init(_ arguments: ParsedArguments) throws {
    let hasDark = arguments["--dark"] != nil
    colorSchemes = (arguments["--light"] != nil || !hasDark ? [.light] : []) + (hasDark ? [.dark] : [])
    hasContrast = arguments["--contrast"] != nil
    hasRightToLeft = arguments["--right-to-left"] != nil
    textSizes = try Self.list("--text-sizes", in: arguments) { word in
      if let size = LaunchRequest.TextSize(text: word) { return size }
      let hint = nearest(to: word, in: LaunchRequest.TextSize.words).map { "; did you mean \($0)?" } ?? ""
      throw CommandError.usage(
        "--text-sizes are of \(LaunchRequest.TextSize.words.joined(separator: ", ")), not '\(word)'\(hint)")
    }
    locales = try Self.list("--locales", in: arguments) { word in
      if let locale = LocaleIdentifier(text: word) { return locale }
      throw CommandError.usage("--locales are each \(LocaleIdentifier.rule), not '\(word)'")
    }
    devices = try Self.list("--devices", in: arguments) { word in
      if let device = DeviceScreen(named: word) { return device }
      let hint = nearest(to: word, in: DeviceScreen.names).map { "did you mean \($0)?" } ?? "known are \(DeviceScreen.examples)"
      throw CommandError.usage("there is no device '\(word)' whose screen is known; \(hint)")
    }
    guard variants.count <= Self.limit else {
      throw CommandError.usage("that makes \(variants.count) variants of each preview; at most \(Self.limit) are shown")
    }
  }

  /// What stands between commas, each once.
  private static func list<Value: Equatable>(
    _ name: String, in arguments: ParsedArguments, read: (String) throws -> Value
  ) throws -> [Value] {
    let words = arguments.options.filter { $0.name == name }
      .flatMap { $0.value.split(separator: ",", omittingEmptySubsequences: false) }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    if words.contains(where: \.isEmpty) {
      throw CommandError.usage("\(name) is a list with commas, such as a,b")
    }
    return try words.map(read).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// All combinations, the plain one first.
  var variants: [PreviewVariant] {
    var result = [PreviewVariant()]
    func multiply<Value>(_ values: [Value], _ change: (inout PreviewVariant, Value) -> Void) {
      guard !values.isEmpty else { return }
      result = result.flatMap { variant in
        values.map { value in
          var copy = variant
          change(&copy, value)
          return copy
        }
      }
    }
    multiply(devices) { $0.device = $1.name }
    multiply(locales) { $0.locale = $1.text }
    multiply(hasRightToLeft ? [nil, true] : []) { $0.rightToLeft = $1 }
    multiply(textSizes) { $0.textSize = $1.text }
    multiply(hasContrast ? [nil, "increased"] : []) { $0.contrast = $1 }
    multiply(colorSchemes) { $0.colorScheme = $1.text }
    return result
  }
}
