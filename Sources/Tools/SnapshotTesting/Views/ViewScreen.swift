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
    services.window.configuration = configuration
    let view = ViewHost(content, services: services, configuration: configuration, environment: settings.apply)
    if settings.fitsContent {
      // Nothing has appeared yet, so that what appears does so once, in the size that it keeps.
      configuration.size = Self.wholePixels(view.contentSizes.ideal, scale: configuration.scale)
    }
    do throws(SnapshotFailure) { try Self.check(configuration.size, scale: configuration.scale) } catch {
      view.close()
      throw error
    }
    services.window.configuration = configuration
    view.configure(configuration)
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

  /// A size whose sides end between two pixels.
  private static func wholePixels(_ size: CGSize, scale: CGFloat) -> CGSize {
    CGSize(width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
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
