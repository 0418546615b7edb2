import Foundation
import LaunchContract

extension RemoteRect {
  /// A rectangle of the window; what is nowhere or without end is nothing.
  init(_ rect: CGRect) {
    let frame = rect.isNull || rect.isInfinite ? .zero : rect
    self.init(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// The same for the engine.
  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
