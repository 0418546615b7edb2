/// The platform that an app is written for: what `#if os(…)` answers, and the idiom that it shows itself in.
enum TargetPlatform: String {
  case iOS, macOS, watchOS, tvOS, visionOS, linux
}
