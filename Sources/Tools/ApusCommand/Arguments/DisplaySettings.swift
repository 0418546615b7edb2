import LaunchContract

/// How an app is to be shown, as the command line asks for it.
struct DisplaySettings: Equatable {
  var request = LaunchRequest()
  /// What `--env` adds to the app's environment, in order.
  var variables: [EnvironmentVariable] = []

  static let options: [OptionSyntax] = [
    OptionSyntax("--host", value: "gtk|image", help: "A window or an image file; a window where there is a display."),
    OptionSyntax("--size", value: "WxH", help: "The screen in points, such as 390x844."),
    OptionSyntax("--scale", value: "N", help: "Pixels a point, 0.5 to 4."),
    OptionSyntax("--color-scheme", value: "light|dark", help: "The system's appearance."),
    OptionSyntax("--contrast", value: "standard|increased", help: "The system's contrast."),
    OptionSyntax("--locale", value: "LOCALE", help: "The person's language and region, such as ja_JP."),
    OptionSyntax("--text-size", value: "SIZE", help: "Dynamic Type: xSmall … xxxLarge, accessibility1 … 5."),
    OptionSyntax("--preview", value: "NAME", help: "Show a preview instead of the app, by its name or number."),
    OptionSyntax("--window", value: "ID", help: "Open the scene with this id first, instead of the app's first one."),
    OptionSyntax("--open-url", value: "URL", help: "Ask the app to open this address, or the file at this path."),
    OptionSyntax("--env", value: "KEY=VALUE", help: "Set a variable for the app; may be repeated."),
  ]

  init() {}

  /// Checks and collects the options of a command line that belong here.
  init(_ arguments: ParsedArguments) throws {
    for option in arguments.options {
      switch option.name {
      case "--host": request.host = try Self.choice(option)
      case "--size": request.size = try Self.value(option)
      case "--scale": request.scale = try Self.value(option)
      case "--color-scheme": request.colorScheme = try Self.choice(option)
      case "--contrast": request.contrast = try Self.choice(option)
      case "--locale": request.locale = try Self.value(option)
      case "--text-size": request.textSize = try Self.choice(option)
      case "--preview": request.preview = try Self.preview(option.value)
      case "--window": request.window = option.value
      case "--open-url": request.openURL = option.value
      case "--env": variables.append(try EnvironmentVariable(option.value))
      default: break
      }
    }
    if let excess = (request.size ?? .standard).excess(at: request.scale ?? .standard) {
      throw CommandError.usage("--size and --scale \(excess)")
    }
  }

  private static func preview(_ name: String) throws -> String {
    guard !name.isEmpty, name != LaunchRequest.allPreviews else {
      throw CommandError.usage("--preview is the name or the number of a preview; apus previews PATH lists them")
    }
    return name
  }

  private static func value<Value: LaunchValue>(_ option: ParsedArguments.Option) throws -> Value {
    if let value = Value(text: option.value) { return value }
    throw CommandError.usage("\(option.name) is \(Value.rule), not '\(option.value)'")
  }

  private static func choice<Choice: LaunchChoice>(_ option: ParsedArguments.Option) throws -> Choice {
    if let choice = Choice(text: option.value) { return choice }
    let hint = nearest(to: option.value, in: Choice.words).map { "; did you mean \($0)?" } ?? ""
    throw CommandError.usage(
      "\(option.name) is one of \(Choice.words.joined(separator: ", ")), not '\(option.value)'\(hint)")
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

extension DisplaySettings {
  /// Refuses a window where the framework is built without GTK.
  func checkHost(with traits: Traits) throws {
    if request.host == .gtk, !traits.hasGTK {
      throw CommandError.usage("--host gtk needs GTK, which --no-gtk or APUS_TRAITS leaves out")
    }
  }
}
