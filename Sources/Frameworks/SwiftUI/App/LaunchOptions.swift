import Foundation
package import LaunchContract
import SwiftUICore

/// What an app is asked to show itself on, in the engine's terms.
package struct LaunchOptions {
  package let request: LaunchRequest
  /// The screen of the image host, with the insets of the device of its size.
  package var configuration: HostConfiguration
  /// Whether the app is light or dark wherever it runs; `nil` leaves it to the person.
  private let ownColorScheme: LaunchRequest.ColorScheme?

  package init(_ request: LaunchRequest, app: AppInformation = AppInformation()) {
    self.request = request
    ownColorScheme = app.colorScheme
    let size = request.size ?? .standard
    let points = CGSize(width: size.width, height: size.height)
    let scale = (request.scale ?? .standard).value
    configuration = HostConfiguration(
      size: points, scale: scale, safeAreaInsets: DeviceInsets.portrait(for: points, scale: scale),
      isDark: (app.colorScheme ?? request.colorScheme) == .dark, isHighContrast: request.contrast == .increased,
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
  package var followsColorScheme: Bool { request.colorScheme == nil && ownColorScheme == nil }
  /// Whether nobody asked for a contrast, so that the desktop decides.
  package var followsContrast: Bool { request.contrast == nil }

  /// What the developer is told who asks for the colours that the app never has.
  package var colorSchemeNote: String? {
    guard let own = ownColorScheme, let asked = request.colorScheme, own != asked else { return nil }
    return "the app's Info.plist asks for \(own.rawValue) (UIUserInterfaceStyle); it is not shown in \(asked.rawValue)"
  }

  /// Where the image host writes its picture.
  package var output: String { request.output ?? LaunchRequest.standardOutput }
}
