import Foundation

/// A layer that holds layers and shows nothing itself: neither a ground nor a border, nor does it cut anything off.
///
/// The layers inside are flat, as in any layer: their depths do not count among each other.
@MainActor @preconcurrency
open class CATransformLayer: CALayer {
  package override var showsItself: Bool { false }
}
