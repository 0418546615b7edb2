/// The services of the app that runs, for its code outside of any window, such as `UIImage(data:)`.
///
/// Whoever starts an app sets them before any code of the app runs.
package enum AppServices {
  // Safe: set before any code of the app runs; used on the main thread.
  nonisolated(unsafe) package static var current: EngineServices?
}
