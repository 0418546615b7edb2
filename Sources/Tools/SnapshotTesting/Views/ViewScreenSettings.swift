import Foundation
import LiveServices
import SwiftUI
import SwiftUICore

/// What the screen is like on which a view is drawn for a snapshot.
///
/// What neither the layout nor the traits say is the same on every machine: two pixels a point, American English, light.
struct ViewScreenSettings {
  private let traits: UITraitCollection.Traits
  private let safeArea: UIEdgeInsets
  private let size: CGSize?

  /// The fonts and symbols of all screens.
  @MainActor static let common = CommonServices()

  init(_ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection) {
    switch layout {
    case .device(let config):
      self.traits = UITraitCollection(traitsFrom: [config.traits, traits]).traits
      (safeArea, size) = (config.safeArea, config.size)
    case .fixed(let width, let height):
      self.traits = traits.traits
      (safeArea, size) = (.zero, CGSize(width: width, height: height))
    case .sizeThatFits:
      self.traits = traits.traits
      (safeArea, size) = (.zero, nil)
    }
  }

  /// Whether the screen is as large as the view.
  var fitsContent: Bool { size == nil }

  /// The screen as a host knows it.
  var configuration: HostConfiguration {
    let isRightToLeft = traits.direction == .rightToLeft
    let sides = isRightToLeft ? (safeArea.right, safeArea.left) : (safeArea.left, safeArea.right)
    return HostConfiguration(
      size: size ?? CGSize(width: 390, height: 844), scale: traits.scale > 0 ? traits.scale : 2,
      safeAreaInsets: EdgeInsets(top: safeArea.top, leading: sides.0, bottom: safeArea.bottom, trailing: sides.1),
      isDark: traits.style == .dark, isHighContrast: traits.contrast == .high, localeIdentifier: "en_US",
      dynamicTypeSize: "\(DynamicTypeSize(traits.textSize) ?? .large)",
      isRightToLeft: traits.direction == .unspecified ? nil : isRightToLeft)
  }

  /// Sets what traits say of the room there is.
  func apply(to values: inout EnvironmentValues) {
    if let horizontal = Self.room(traits.horizontal) { values.horizontalSizeClass = horizontal }
    if let vertical = Self.room(traits.vertical) { values.verticalSizeClass = vertical }
    values.isWindowRegular = values.horizontalSizeClass == .regular && values.verticalSizeClass == .regular
  }

  private static func room(_ sizeClass: UIUserInterfaceSizeClass) -> UserInterfaceSizeClass? {
    switch sizeClass {
    case .unspecified: nil
    case .compact: .compact
    case .regular: .regular
    }
  }
}
