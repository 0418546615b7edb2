public import CoreGraphicsTypes
import Foundation
import SwiftUICore

/// The time of layers: the clock of the windows' frames.
@MainActor
enum LayerClock {
  /// The time now.
  static var now: TimeInterval { FrameClock.now }
  /// The time of the window's frame that runs; `nil` between frames.
  static var frame: TimeInterval? { FrameClock.frame }

  /// A span that code has computed of two readings of the clock, without what passed between them.
  static func rounded(_ span: TimeInterval) -> TimeInterval { (span * 1000).rounded() / 1000 }
}

extension CALayer {
  /// A time around all layers in this layer's own.
  private func ownTime(_ time: TimeInterval) -> TimeInterval {
    let around: TimeInterval = superlayer?.ownTime(time) ?? time
    let passed: TimeInterval = around - beginTime
    return passed * Double(speed) + timeOffset
  }

  /// A time of this layer's in the one around all layers; where time stands, there is none, and the layer's own stands for it.
  private func outerTime(_ time: TimeInterval) -> TimeInterval {
    var around: TimeInterval = time
    if speed != 0 { around = (time - timeOffset) / Double(speed) + beginTime }
    return superlayer?.outerTime(around) ?? around
  }

  /// A time of another layer in this one's; `nil` stands for `CACurrentMediaTime()`.
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    ownTime(layer?.outerTime(time) ?? time)
  }
  /// A time of this layer in another one's; `nil` stands for `CACurrentMediaTime()`.
  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let outer = outerTime(time)
    return layer?.ownTime(outer) ?? outer
  }
}
