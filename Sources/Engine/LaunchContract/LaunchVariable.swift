/// The variables by which an app is told how to show itself.
///
/// Whoever starts an app sets them, `apus run` and `apus snapshot` among others; `LaunchRequest` writes and reads them all. One
/// that is empty counts as not set.
package enum LaunchVariable: String, CaseIterable, Sendable {
  /// `LaunchRequest.Host`.
  case host = "APUS_HOST"
  /// `ScreenSize`.
  case size = "APUS_SIZE"
  /// `ScreenScale`.
  case scale = "APUS_SCALE"
  /// `LaunchRequest.ColorScheme`.
  case colorScheme = "APUS_COLOR_SCHEME"
  /// `LaunchRequest.Contrast`.
  case contrast = "APUS_CONTRAST"
  /// `LocaleIdentifier`.
  case locale = "APUS_LOCALE"
  /// `LaunchRequest.TextSize`.
  case textSize = "APUS_TEXT_SIZE"
  /// The path of the picture that the image host writes.
  case output = "APUS_OUTPUT"
  /// A list of `LaunchAction` as JSON.
  case actions = "APUS_ACTIONS"
  /// The path of a `Film`.
  case film = "APUS_RECORD_FILM"
  /// The `FrameRate` of a film.
  case frameRate = "APUS_RECORD_RATE"
  /// `LaunchRequest.Trace`.
  case trace = "APUS_TRACE"
  /// `LaunchRequest.DeviceInsets`.
  case deviceInsets = "APUS_DEVICE_INSETS"
  /// `LaunchRequest.Fonts`.
  case fonts = "APUS_FONTS"
  /// The name or the number of a preview.
  case preview = "APUS_PREVIEW"
  /// The identifier of a scene.
  case window = "APUS_WINDOW"
  /// An address, or the path of a file.
  case openURL = "APUS_OPEN_URL"
  /// `RemoteDescriptors`.
  case remote = "APUS_REMOTE"
  /// `RemoteDescriptors`.
  case dev = "APUS_DEV"
  /// The path of a file that an app has saved.
  case restore = "APUS_RESTORE"

  /// The variable's name.
  package var name: String { rawValue }

  /// What its value is, for people.
  package var meaning: String {
    switch self {
    case .host: "gtk for a window, image for an image file; a window where there is a display"
    case .size: "the screen in points, \(ScreenSize.standard.text) unless said"
    case .scale: "pixels a point, \(ScreenScale.range.text); \(ScreenScale.standard.text) unless said"
    case .colorScheme: "light or dark"
    case .contrast: "standard or increased"
    case .locale: "the person's language and region, such as ja_JP"
    case .textSize: "Dynamic Type: xSmall … xxxLarge, accessibility1 … 5"
    case .output: "the PNG file of the image host, \(LaunchRequest.standardOutput) unless said"
    case .actions: #"what is done before the picture is taken, such as [{"tap":"Close"},{"after":0.5}]"#
    case .film: "a film of the actions: a file that ends in .gif or .apng, or a folder for PNG files"
    case .frameRate: "pictures a second of the film, \(FrameRate.range.lowerBound) to \(FrameRate.range.upperBound)"
    case .trace: "frames prints what each frame cost, elements what can be found whenever a window rests"
    case .fonts: "which fonts texts take: all that are installed, as windows do unless said, or only the stand-ins"
    case .preview: "the name or the number of a preview that is shown instead of the app; * lists them"
    case .window: "the id of the scene that opens first, instead of the app's first one"
    case .openURL: "an address or the path of a file that the app is asked to open"
    case .remote: "two inherited descriptors, such as 3,4, for a tool's requests and the app's answers"
    case .dev: "the same for an app that shows its windows all the while"
    case .restore: "a file that the app has saved, in whose state what shows first begins"
    case .deviceInsets: "1 keeps the room of a device's notch free in windows too"
    }
  }
}
