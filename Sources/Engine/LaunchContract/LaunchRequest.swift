import Foundation

/// How an app is asked to show itself; what is `nil` the app decides itself.
///
/// Whoever starts an app writes a request into the environment, and the app reads it there.
package struct LaunchRequest: Equatable, Sendable {
  package enum Host: String, LaunchChoice { case gtk, image }
  package enum ColorScheme: String, LaunchChoice { case light, dark }
  package enum Contrast: String, LaunchChoice { case standard, increased }
  /// The sizes of Dynamic Type.
  package enum TextSize: String, LaunchChoice {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  }
  /// What is printed while the app runs.
  package enum Trace: String, LaunchChoice { case frames, elements }
  /// Whether a window leaves the room of a device's notch and home indicator free, which a desktop does not have.
  package enum DeviceInsets: String, LaunchChoice {
    case off = "0"
    case on = "1"
  }

  /// Which of the fonts that are installed texts take: all, or only those that stand in for Apple's.
  package enum Fonts: String, LaunchChoice {
    case all
    case standIns = "stand-ins"
  }

  package var host: Host?
  package var size: ScreenSize?
  package var scale: ScreenScale?
  package var colorScheme: ColorScheme?
  package var contrast: Contrast?
  package var locale: LocaleIdentifier?
  package var textSize: TextSize?
  /// Where the image host writes its picture.
  package var output: String?
  package var actions: [LaunchAction] = []
  package var film: Film?
  package var trace: Trace?
  package var deviceInsets: DeviceInsets?
  package var fonts: Fonts?
  /// The preview that is shown instead of the app, by its name or its number; `*` prints a list of them.
  package var preview: String?
  /// An address that the app is asked to open, or the path of a file.
  package var openURL: String?
  /// The scene whose window opens first, by its identifier.
  package var window: String?
  /// By what the app is driven from outside; it draws no picture and opens no window then.
  package var remote: RemoteDescriptors?
  /// By what an app with windows is asked for what a tool wants to know while somebody writes it.
  package var dev: RemoteDescriptors?
  /// The file in whose state what shows first begins.
  package var restore: String?

  /// The name that stands for a list of all previews.
  package static let allPreviews = "*"

  /// Where the picture goes when nobody says.
  package static let standardOutput = "apus.png"

  /// Leaves everything to the app.
  package init() {}
}

// MARK: - In the environment

extension LaunchRequest {
  /// Reads the variables of an environment.
  package init(environment: [String: String]) throws(LaunchError) {
    let values = environment.filter { !$0.value.isEmpty }
    host = try Self.value(of: .host, in: values)
    size = try Self.value(of: .size, in: values)
    scale = try Self.value(of: .scale, in: values)
    if let excess = (size ?? .standard).excess(at: scale ?? .standard) {
      throw LaunchError("\(LaunchVariable.size.name) and \(LaunchVariable.scale.name) \(excess)")
    }
    colorScheme = try Self.value(of: .colorScheme, in: values)
    contrast = try Self.value(of: .contrast, in: values)
    locale = try Self.value(of: .locale, in: values)
    textSize = try Self.value(of: .textSize, in: values)
    output = values[LaunchVariable.output.name]
    if let text = values[LaunchVariable.actions.name] { actions = try LaunchAction.list(from: text) }
    film = try Self.film(in: values)
    trace = try Self.value(of: .trace, in: values)
    deviceInsets = try Self.value(of: .deviceInsets, in: values)
    fonts = try Self.value(of: .fonts, in: values)
    preview = values[LaunchVariable.preview.name]
    window = values[LaunchVariable.window.name]
    openURL = values[LaunchVariable.openURL.name]
    remote = try Self.value(of: .remote, in: values)
    dev = try Self.value(of: .dev, in: values)
    restore = values[LaunchVariable.restore.name]
  }

  private static func value<Value: LaunchValue>(
    of variable: LaunchVariable, in values: [String: String]
  ) throws(LaunchError) -> Value? {
    guard let text = values[variable.name] else { return nil }
    guard let value = Value(text: text) else { throw error(variable, text, Value.rule) }
    return value
  }

  private static func film(in values: [String: String]) throws(LaunchError) -> Film? {
    guard let output = values[LaunchVariable.film.name] else { return nil }
    let rate: FrameRate? = try value(of: .frameRate, in: values)
    guard let film = Film(output: output, rate: rate ?? .standard) else { throw error(.film, output, Film.rule) }
    return film
  }

  private static func error(_ variable: LaunchVariable, _ text: String, _ rule: String) -> LaunchError {
    LaunchError("\(variable.name) is \"\(text)\"; use \(rule)")
  }

  /// The variables to set, in the order of `LaunchVariable`; `init(environment:)` reads them.
  package func variables() throws(LaunchError) -> [(variable: LaunchVariable, value: String)] {
    let actions = actions.isEmpty ? nil : try LaunchAction.json(actions)
    return LaunchVariable.allCases.compactMap { variable in
      let value: String? =
        switch variable {
        case .host: host?.text
        case .size: size?.text
        case .scale: scale?.text
        case .colorScheme: colorScheme?.text
        case .contrast: contrast?.text
        case .locale: locale?.text
        case .textSize: textSize?.text
        case .output: output
        case .actions: actions
        case .film: film?.output
        case .frameRate: film?.rate.text
        case .trace: trace?.text
        case .deviceInsets: deviceInsets?.text
        case .fonts: fonts?.text
        case .preview: preview
        case .window: window
        case .openURL: openURL
        case .remote: remote?.text
        case .dev: dev?.text
        case .restore: restore
        }
      return value.map { (variable, $0) }
    }
  }
}

// MARK: - Without a request

extension LaunchRequest.Host {
  /// The variable that names the display of an environment, X's or Wayland's; `nil` where there is none.
  package static func display(in environment: [String: String]) -> String? {
    ["WAYLAND_DISPLAY", "DISPLAY"].first { environment[$0]?.isEmpty == false }
  }

  /// The host where none is asked for: a window where there is a display and GTK was built, else an image.
  package static func standard(in environment: [String: String], hasGTK: Bool) -> Self {
    hasGTK && display(in: environment) != nil ? .gtk : .image
  }
}
