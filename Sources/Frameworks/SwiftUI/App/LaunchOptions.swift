import Foundation
package import LaunchContract
import SwiftUICore

/// What an app is asked to show itself on, in the engine's terms.
package struct LaunchOptions {
  package let request: LaunchRequest
  /// The screen of the image host, with the insets of the device of its size.
  package var configuration: HostConfiguration

  package init(_ request: LaunchRequest) {
    self.request = request
    let size = request.size ?? .standard
    let points = CGSize(width: size.width, height: size.height)
    let scale = (request.scale ?? .standard).value
    configuration = HostConfiguration(
      size: points, scale: scale, safeAreaInsets: DeviceInsets.portrait(for: points, scale: scale),
      isDark: request.colorScheme == .dark, isHighContrast: request.contrast == .increased,
      localeIdentifier: request.locale?.text,
      dynamicTypeSize: (request.textSize ?? .large).rawValue)
  }

  /// The insets of the device of that size, turned to the side.
  package var landscapeInsets: EdgeInsets { DeviceInsets.landscape(for: configuration.size, scale: configuration.scale) }

  /// What a window opens with.
  package var windowConfiguration: HostConfiguration {
    var result = configuration
    if request.deviceInsets != .on { result.safeAreaInsets = EdgeInsets() }
    return result
  }

  /// Whether nobody asked for light or dark, so that the desktop decides.
  package var followsColorScheme: Bool { request.colorScheme == nil }
  /// Whether nobody asked for a contrast, so that the desktop decides.
  package var followsContrast: Bool { request.contrast == nil }

  /// Where the image host writes its picture.
  package var output: String { request.output ?? LaunchRequest.standardOutput }
}
