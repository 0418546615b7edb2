/// Which screen an app runs on, as the command line asks for it; what is `nil` the app decides itself.
struct DisplaySettings: Equatable {
  enum Host: String, CaseIterable { case gtk, image }

  enum ColorScheme: String, CaseIterable { case light, dark }

  enum TextSize: String, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  }

  var host: Host?
  var size: ScreenSize?
  /// Pixels a point.
  var scale: Double?
  var colorScheme: ColorScheme?
  var locale: String?
  var textSize: TextSize?
  /// What `--env` adds to the app's environment, in order.
  var variables: [EnvironmentVariable] = []

  static let options: [OptionSyntax] = [
    OptionSyntax("--host", value: "gtk|image", help: "A window or an image file; a window where there is a display."),
    OptionSyntax("--size", value: "WxH", help: "The screen in points, such as 390x844."),
    OptionSyntax("--scale", value: "N", help: "Pixels a point, 0.5 to 4."),
    OptionSyntax("--color-scheme", value: "light|dark", help: "The system's appearance."),
    OptionSyntax("--locale", value: "LOCALE", help: "The person's language and region, such as ja_JP."),
    OptionSyntax("--text-size", value: "SIZE", help: "Dynamic Type: xSmall … xxxLarge, accessibility1 … 5."),
    OptionSyntax("--env", value: "KEY=VALUE", help: "Set a variable for the app; may be repeated."),
  ]

  init() {}

  /// Checks and collects the options of a command line that belong here.
  init(_ arguments: ParsedArguments) throws {
    for option in arguments.options {
      switch option.name {
      case "--host": host = try Self.choice(option)
      case "--size": size = try ScreenSize(option.value)
      case "--scale": scale = try number(option, in: 0.5...4)
      case "--color-scheme": colorScheme = try Self.choice(option)
      case "--locale": locale = try Self.localeIdentifier(option.value)
      case "--text-size": textSize = try Self.choice(option)
      case "--env": variables.append(try EnvironmentVariable(option.value))
      default: break
      }
    }
  }

  private static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ option: ParsedArguments.Option
  ) throws -> Choice {
    if let choice = Choice(rawValue: option.value) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    let hint = nearest(to: option.value, in: names).map { "; did you mean \($0)?" } ?? ""
    throw CommandError.usage(
      "\(option.name) is one of \(names.joined(separator: ", ")), not '\(option.value)'\(hint)")
  }

  /// Accepts a language with an optional script and region: `ja`, `ja_JP`, `zh-Hant_TW`, `es_419`.
  private static func localeIdentifier(_ text: String) throws -> String {
    guard text.wholeMatch(of: /[a-z]{2,3}([-_][A-Z][a-z]{3})?([-_]([A-Z]{2}|[0-9]{3}))?/) != nil else {
      throw CommandError.usage("--locale is a language with an optional region, such as ja_JP, not '\(text)'")
    }
    return text
  }
}

/// A variable of the app's environment.
struct EnvironmentVariable: Equatable {
  var name: String
  var value: String

  init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  /// Takes `KEY=VALUE` apart; the value may be empty and may hold further equals signs.
  init(_ text: String) throws {
    guard let match = text.wholeMatch(of: /([A-Za-z_][A-Za-z0-9_]*)=((?s).*)/) else {
      throw CommandError.usage("--env is KEY=VALUE, not '\(text)'")
    }
    name = String(match.1)
    value = String(match.2)
  }
}

/// A screen's width and height in points, each within 1…10,000.
struct ScreenSize: Equatable, CustomStringConvertible {
  var width: Double
  var height: Double

  init(_ text: String) throws {
    let sides = text.split(omittingEmptySubsequences: false) { "x×X".contains($0) }.map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (1...10_000).contains(width), (1...10_000).contains(height)
    else {
      throw CommandError.usage("--size is WIDTHxHEIGHT in points, each 1 to 10000, such as 390x844, not '\(text)'")
    }
    self.width = width
    self.height = height
  }

  var description: String { "\(shortest(width))x\(shortest(height))" }
}

/// Reads a number option and holds it to its range.
func number(_ option: ParsedArguments.Option, in range: ClosedRange<Double>) throws -> Double {
  guard let value = Double(option.value), range.contains(value) else {
    let bounds = "\(shortest(range.lowerBound)) to \(shortest(range.upperBound))"
    throw CommandError.usage("\(option.name) is a number from \(bounds), not '\(option.value)'")
  }
  return value
}

/// A number without a needless `.0`.
func shortest(_ value: Double) -> String {
  let whole = value.rounded()
  return whole == value && abs(value) < 1e15 ? String(Int64(whole)) : String(value)
}
