import CairoRenderer
import Foundation
import DisplayModel

/// Where a window's pixels are at one size, and who takes them to the screen.
@MainActor
protocol WindowPixels: AnyObject {
  var buffer: PixelBuffer { get }
  /// Waits until the buffer may be painted over.
  func prepareForPainting()
  /// Takes what was painted to the screen; returns whether it is there, or else GTK is to draw.
  func show(_ damage: Damage, scale: CGFloat) -> Bool
  /// Adds the pixels to what GTK draws, if it is GTK that takes them to the screen.
  func append(to snapshot: OpaquePointer, scale: CGFloat)
  /// GTK has drawn the window.
  func windowWasDrawn()
}
