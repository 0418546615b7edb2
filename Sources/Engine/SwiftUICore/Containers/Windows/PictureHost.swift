package import Foundation

/// Views that no window shows, as large as they are where a size is proposed to them.
///
/// They are light, in text of the usual size and the person's language, whatever the app's windows are like. They stay alive from
/// one picture to the next, with their state and tasks.
@MainActor
package final class PictureHost<Content: View> {
  /// Those that make pixels and files of what the views show.
  package let services: EngineServices
  private let host: ViewHost<PictureContent<Content>>
  private var configuration: HostConfiguration
  private var list: DisplayList?
  private var isRunning = false
  private let start = ContinuousClock.now
  /// Called soon after something has changed that the picture shows.
  package var changed: (() -> Void)?
  private var isAboutToTell = false
  /// When the views change by themselves, and that is to be told.
  private var awaitedTime: TimeInterval?

  /// Makes a host of views that are shown beside an app's windows, by their services.
  package init(_ content: PictureContent<Content>, scale: CGFloat, services: EngineServices) {
    self.services = services.beside()
    configuration = HostConfiguration(size: .zero, scale: scale)
    host = ViewHost(content, services: self.services, configuration: configuration, isWindow: false)
    host.requestFrame = { [weak self] in self?.frameWasRequested() }
  }

  /// Gives the views new values.
  package func setContent(_ content: PictureContent<Content>) { host.setContent(content) }

  // MARK: Pictures

  /// Frames that may follow each other until a picture is done: views that look at their sizes may change them.
  private static var frameLimit: Int { 8 }

  /// What the views show now, for a number of pixels a point.
  package func list(scale: CGFloat) throws(PictureError) -> DisplayList {
    isRunning = true
    defer {
      isRunning = false
      if changed != nil { awaitNextFrame() }
    }
    configuration.scale = scale
    let time = (ContinuousClock.now - start) / .seconds(1)
    for _ in 0..<Self.frameLimit {
      let size = host.contentSizes.ideal
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
        throw PictureError(
          "the views are \(size.width) × \(size.height) points large; give them a frame, or propose a size")
      }
      let isNew = list == nil || size != configuration.size
      configuration.size = size
      host.configure(configuration)
      if let update = host.frame(at: time) { list = update.list } else if !isNew { break }
    }
    guard let list else { throw PictureError("the views show nothing") }
    return list
  }

  // MARK: Changes

  private func frameWasRequested() {
    guard !isRunning, changed != nil, !isAboutToTell else { return }
    isAboutToTell = true
    // What is about to be written is there by then.
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.tell() }
    }
  }

  private func tell() {
    isAboutToTell = false
    changed?()
  }

  /// Views that move, or wait for a time, change without being asked to.
  private func awaitNextFrame() {
    let next = host.nextFrameTime
    guard next != awaitedTime else { return }
    awaitedTime = next
    guard let next else { return }
    let now = (ContinuousClock.now - start) / .seconds(1)
    DispatchQueue.main.asyncAfter(deadline: .now() + max(next - now, 1.0 / 60)) { [weak self] in
      MainActor.assumeIsolated {
        // A later picture may wait for another time.
        guard let self, self.awaitedTime == next else { return }
        self.awaitedTime = nil
        self.changed?()
      }
    }
  }
}

/// Views as they are in a picture.
package struct PictureContent<Content: View>: View {
  let content: Content
  let proposal: ProposedViewSize
  let allowedDynamicRange: Image.DynamicRange?

  package init(content: Content, proposal: ProposedViewSize, allowedDynamicRange: Image.DynamicRange? = nil) {
    self.content = content
    self.proposal = proposal
    self.allowedDynamicRange = allowedDynamicRange
  }

  package var body: some View {
    OfferingLayout(proposal: proposal) {
      VStack { content }
    }
    .environment(\.allowedDynamicRange, allowedDynamicRange)
  }
}
