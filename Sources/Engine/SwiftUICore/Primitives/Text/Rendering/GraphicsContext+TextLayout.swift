import CoreGraphicsTypes
import Foundation

extension GraphicsContext {
  /// Paints a line of a laid out text at its own place.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    draw(line.part, of: line.content, lineOrigin: line.origin, options)
  }

  /// Paints a run of a laid out text at its own place.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run.part, of: run.content, lineOrigin: run.lineOrigin, options)
  }

  /// Paints glyphs of a laid out text at their own place.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    draw(slice.part, of: slice.run.content, lineOrigin: slice.run.lineOrigin, options)
  }

  private func draw(
    _ part: TextPart, of content: TextLayoutContent, lineOrigin: CGPoint, _ options: Text.Layout.DrawingOptions
  ) {
    let own = content.lines[part.line].line.origin
    let distance = CGPoint(x: lineOrigin.x - own.x, y: lineOrigin.y - own.y)
    guard distance.isUsual else { return }
    let drawn = content.fragment(
      of: part, movedBy: distance, isExact: options.contains(.disablesSubpixelQuantization), by: layer.node)
    paint(shape: transformed(drawn))
  }
}
