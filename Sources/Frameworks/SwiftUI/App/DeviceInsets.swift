import Foundation
import SwiftUICore

/// The parts of a screen that a device's shape covers (Facts 4.1).
enum DeviceInsets {
  /// The insets of the device with a screen of a size, held upright; none for other sizes.
  ///
  /// Two pairs of devices share a size. 414×896 is told by its scale; of 375×812 the newer, mini, is taken.
  static func portrait(for size: CGSize, scale: CGFloat) -> EdgeInsets {
    let isXSMax = size == CGSize(width: 414, height: 896) && scale == 3
    guard let device = devices.first(where: { $0.width == size.width && $0.height == size.height }) else {
      return EdgeInsets()
    }
    return EdgeInsets(top: isXSMax ? 44 : device.top, leading: 0, bottom: device.bottom, trailing: 0)
  }

  /// The insets of the same device, turned to the side: the notch's at both sides, and the home indicator's (Facts 4.1).
  static func landscape(for size: CGSize, scale: CGFloat) -> EdgeInsets {
    let upright = portrait(for: size, scale: scale)
    if size.width >= 700 { return upright }
    guard upright.bottom > 0 else { return EdgeInsets() }
    return EdgeInsets(top: 0, leading: upright.top, bottom: 21, trailing: upright.top)
  }

  private static let devices: [(width: CGFloat, height: CGFloat, top: CGFloat, bottom: CGFloat)] = [
    (320, 568, 20, 0), (375, 667, 20, 0), (414, 736, 20, 0), (375, 812, 50, 34), (414, 896, 48, 34),
    (390, 844, 47, 34), (428, 926, 47, 34), (393, 852, 59, 34), (430, 932, 59, 34), (402, 874, 62, 34),
    (440, 956, 62, 34), (420, 912, 68, 34), (810, 1080, 20, 0), (820, 1180, 24, 20),
  ]
}
