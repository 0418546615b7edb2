import Foundation
import SwiftUI

extension ViewImageConfig {
  /// An iPhone SE, the first one, upright.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// An iPhone 8, upright.
  public static let iPhone8 = iPhone8(.portrait)
  /// An iPhone 8 Plus, upright.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// An iPhone X, upright.
  public static let iPhoneX = iPhoneX(.portrait)
  /// An iPhone XR, upright.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// An iPhone XS Max, upright.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// An iPhone 12, upright.
  public static let iPhone12 = iPhone12(.portrait)
  /// An iPhone 12 Pro, upright.
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  /// An iPhone 12 Pro Max, upright.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// An iPhone 13, upright.
  public static let iPhone13 = iPhone13(.portrait)
  /// An iPhone 13 mini, upright.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// An iPhone 13 Pro, upright.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// An iPhone 13 Pro Max, upright.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)

  /// An iPhone SE, the first one.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 320, 568, top: 20, bottom: 0, landscape: (0, 0, .compact))
  }
  /// An iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 375, 667, top: 20, bottom: 0, landscape: (0, 0, .compact))
  }
  /// An iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 414, 736, top: 20, bottom: 0, landscape: (0, 0, .regular))
  }
  /// An iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 375, 812, top: 44, bottom: 34, landscape: (44, 24, .compact))
  }
  /// An iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 414, 896, top: 44, bottom: 34, landscape: (44, 24, .regular))
  }
  /// An iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 414, 896, top: 44, bottom: 34, landscape: (44, 24, .regular))
  }
  /// An iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 390, 844, top: 47, bottom: 34, landscape: (47, 21, .compact))
  }
  /// An iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 390, 844, top: 47, bottom: 34, landscape: (47, 21, .compact))
  }
  /// An iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 428, 926, top: 47, bottom: 34, landscape: (47, 21, .regular))
  }
  /// An iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 390, 844, top: 47, bottom: 34, landscape: (47, 21, .compact))
  }
  /// An iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 375, 812, top: 50, bottom: 34, landscape: (50, 21, .compact))
  }
  /// An iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 390, 844, top: 47, bottom: 34, landscape: (47, 21, .compact))
  }
  /// An iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, 428, 926, top: 47, bottom: 34, landscape: (47, 21, .regular))
  }

  /// A phone.
  ///
  /// - Parameters:
  ///   - orientation: How it is held.
  ///   - width: Points from side to side, held upright.
  ///   - height: Points from top to bottom, held upright.
  ///   - top: What the top covers, held upright.
  ///   - bottom: What the bottom covers, held upright.
  ///   - landscape: What the sides and the bottom cover, held on its side, and how much room there is from side to side then.
  /// - Returns: The screen.
  private static func phone(
    _ orientation: Orientation, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat,
    landscape: (side: CGFloat, bottom: CGFloat, room: UIUserInterfaceSizeClass)
  ) -> ViewImageConfig {
    switch orientation {
    case .portrait:
      ViewImageConfig(
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: CGSize(width: width, height: height),
        traits: traits(.compact, .regular))
    case .landscape:
      ViewImageConfig(
        safeArea: UIEdgeInsets(top: 0, left: landscape.side, bottom: landscape.bottom, right: landscape.side),
        size: CGSize(width: height, height: width), traits: traits(landscape.room, .compact))
    }
  }

  /// The traits of a phone, whose text the library has one step smaller than is usual.
  private static func traits(
    _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(layoutDirection: .leftToRight), UITraitCollection(preferredContentSizeCategory: .medium),
      UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(horizontalSizeClass: horizontal),
      UITraitCollection(verticalSizeClass: vertical),
    ])
  }
}
