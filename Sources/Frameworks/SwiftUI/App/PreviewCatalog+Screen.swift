import CoreGraphicsTypes
import Foundation
import HeadlessHost
import LaunchContract
import SwiftUICore

@MainActor extension PreviewCatalog.Item {
  /// What the preview is shown on, where a device would be the one of a configuration.
  ///
  /// A device that the preview names takes that one's place, unless `keepsDevice` says that somebody has chosen it. What modifiers
  /// of the preview share is there afterwards.
  package func configuration(
    on device: HostConfiguration, landscapeInsets: EdgeInsets, services: EngineServices, keepsDevice: Bool = false
  ) -> HostConfiguration {
    waitForContexts()
    var (result, landscapeInsets) = (device, landscapeInsets)
    if !keepsDevice, let screen = namedScreen {
      result.size = CGSize(width: screen.width, height: screen.height)
      result.safeAreaInsets = DeviceInsets.portrait(for: result.size, scale: screen.scale)
      landscapeInsets = DeviceInsets.landscape(for: result.size, scale: screen.scale)
    }
    if presentation.orientation.isLandscape {
      result.size = CGSize(width: result.size.height, height: result.size.width)
      result.safeAreaInsets = landscapeInsets
    }
    switch presentation.layout {
    case .device: return result
    case .fixed(let width, let height):
      result.size = CGSize(width: width, height: height)
    case .sizeThatFits:
      result.size = Self.size(of: content, offered: result, services: services)
    }
    result.safeAreaInsets = EdgeInsets()
    return result
  }

  /// The screen of the device that the preview names.
  private var namedScreen: DeviceScreen? {
    guard let name = presentation.device?.rawValue else { return nil }
    let screen = DeviceScreen(named: name)
    if screen == nil {
      Diagnostics.report("previewDevice(\"\(name)\") names no device whose screen is known, as it is of \(DeviceScreen.examples)")
    }
    return screen
  }

  /// Waits until what modifiers share is made, some seconds at most; it is made on this thread.
  private func waitForContexts() {
    guard !modifiers.allSatisfy({ PreviewContexts.isMade(for: $0) }) else { return }
    let isMade = Flag()
    Task {
      await makeContexts()
      isMade.value = true
    }
    let limit = ContinuousClock.now + .seconds(10)
    while !isMade.value, Thread.isMainThread, .now < limit { MainQueue.wait(seconds: 0.05) }
  }

  /// The size that content takes of a screen, in whole points.
  private static func size(of content: AnyView, offered: HostConfiguration, services: EngineServices) -> CGSize {
    var offered = offered
    offered.safeAreaInsets = EdgeInsets()
    let size = MeasuredSize()
    let host = ViewHost(
      content.background(GeometryReader { proxy in Color.clear.onAppear { size.value = proxy.size } }), services: services,
      configuration: offered)
    defer { host.close() }
    _ = host.frame(at: 0)
    return CGSize(width: max(size.value.width.rounded(.up), 1), height: max(size.value.height.rounded(.up), 1))
  }
}

@MainActor private final class MeasuredSize {
  var value = CGSize.zero
}

@MainActor private final class Flag {
  var value = false
}
