import CairoRenderer
import CoreGraphicsTypes
import Foundation
import HeadlessHost
import LiveServices
import SwiftUI
import SwiftUICore

/// A view on a screen without a display, for one snapshot.
@MainActor
struct ViewScreen<Content: View> {
  private let host: HeadlessHost
  private let graph: ViewGraph

  /// Shows a view, runs what it does when it appears, and lets its animations come to their ends.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - settings: The screen.
  ///   - waiting: Seconds of the screen's clock that pass besides.
  /// - Throws: Where the view has no size, or more pixels than a picture may have.
  init(_ content: Content, _ settings: ViewScreenSettings, waiting: TimeInterval) throws(SnapshotFailure) {
    let services = LiveServices.make(sharing: ViewScreenSettings.common)
    var configuration = settings.configuration
    if settings.fitsContent {
      configuration.size = Self.size(of: content, configuration, services: services, environment: settings.apply)
    }
    try Self.check(configuration.size, scale: configuration.scale)
    services.window.configuration = configuration
    let view = ViewHost(content, services: services, configuration: configuration, environment: settings.apply)
    graph = view.graph
    host = HeadlessHost(content: view, configuration: configuration)
    host.paintsUnseenFrames = false
    host.settle()
    if waiting > 0 { host.advance(by: waiting) }
    host.finishAnimations()
  }

  /// What shows.
  var picture: UIImage { UIImage(pixels: host.buffer.image(), scale: host.configuration.scale) }

  /// What a screen reader finds.
  var elements: [AccessibilityElement] { graph.accessibilityElements() }

  /// Takes the view from the screen.
  func close() {
    host.content.close()
    host.settle()
  }

  /// The size that a view has where nobody offers it one, in whole pixels.
  private static func size(
    of content: Content, _ configuration: HostConfiguration, services: EngineServices,
    environment: @escaping (inout EnvironmentValues) -> Void
  ) -> CGSize {
    let measured = MeasuredSize()
    let host = ViewHost(
      content.fixedSize().background(GeometryReader { proxy in Color.clear.onAppear { measured.value = proxy.size } }),
      services: services, configuration: configuration, environment: environment)
    defer { host.close() }
    _ = host.frame(at: 0)
    let scale = configuration.scale
    return CGSize(
      width: (measured.value.width * scale).rounded(.up) / scale, height: (measured.value.height * scale).rounded(.up) / scale)
  }

  private static func check(_ size: CGSize, scale: CGFloat) throws(SnapshotFailure) {
    let limit = CGFloat(PixelBuffer.sideLimit) / scale
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      throw SnapshotFailure(
        "\(Content.self) has a size of \(size.width) × \(size.height) points, so there is nothing to be seen; give it one by "
          + "layout: .fixed(width:height:) or .device(config:)")
    }
    guard size.width <= limit, size.height <= limit else {
      throw SnapshotFailure(
        "\(Content.self) has a size of \(size.width) × \(size.height) points, and a side of a picture has \(limit) at most; "
          + "give it a smaller one by layout: .fixed(width:height:) or .device(config:)")
    }
  }
}

@MainActor private final class MeasuredSize {
  var value = CGSize.zero
}
