/// Where a window lies on its desktop: the upper left corner of what the desktop draws for it, its frame among that.
package struct WindowPlace: Codable, Equatable, Sendable {
  /// From the left edge of the desktop, in its pixels.
  package var x: Int
  /// From the upper edge of the desktop, in its pixels.
  package var y: Int

  package init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

  /// How much of a window's upper edge is on the desktop that a person takes hold of.
  private static let grip = 48

  /// Whether a person finds a window of a width that lies here on a desktop of a size; it may be one with fewer screens than before.
  package func isReachable(width: Int, onDesktopOf desktop: (width: Int, height: Int)) -> Bool {
    // The numbers may come from anywhere.
    let columns = (Self.grip - max(width, Self.grip))...max(desktop.width - Self.grip, 0)
    return columns.contains(x) && (0...max(desktop.height - Self.grip, 0)).contains(y)
  }
}
