/// Follows what a host does for each frame of a window.
@MainActor
package protocol FrameObserver: AnyObject {
  /// Before the content is asked for its frame.
  func frameBegins()
  /// Between the display list and the pixels.
  func paintingBegins()
  /// After the pixels.
  func paintingEnded()
  /// When the host has handed the pixels on, or there was nothing to paint.
  func framePresented()
}
