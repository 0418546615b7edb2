package import Foundation

// Safe: never changed; who makes it vouches that `load` may be called on any thread.
/// One thing that is dragged, dropped, copied or pasted, in the forms in which the outside knows it.
///
/// The engine and the hosts only carry it: what the forms mean is known to whoever makes and takes it.
package final class TransferItem: @unchecked Sendable {
  /// What it is in this process, where it comes from here.
  package let local: AnyObject?
  /// The MIME types that it can be had as, the best first.
  package let mimeTypes: [String]
  private let loader: (String, @escaping @Sendable (Data?) -> Void) -> Void

  /// - Parameters:
  ///   - local: What it is in this process; `nil` where it comes from elsewhere.
  ///   - mimeTypes: The MIME types it can be had as, the best first.
  ///   - load: Loads its bytes for one of these and hands them on, at once or later, on any thread.
  package init(
    local: AnyObject? = nil, mimeTypes: [String], load: @escaping (String, @escaping @Sendable (Data?) -> Void) -> Void
  ) {
    (self.local, self.mimeTypes, loader) = (local, mimeTypes, load)
  }

  /// Loads its bytes for a MIME type; `nil` where there are none.
  package func load(_ mimeType: String, _ receive: @escaping @Sendable (Data?) -> Void) { loader(mimeType, receive) }

  /// Loads all of its forms, and hands them on together on the main thread.
  package func loadAll(_ receive: @escaping @MainActor @Sendable ([(mimeType: String, data: Data)]) -> Void) {
    let box = LoadedRepresentations(mimeTypes, receive)
    guard !mimeTypes.isEmpty else { return box.finish() }
    for type in mimeTypes { load(type) { box.add($0, for: type) } }
  }
}

// Safe: `lock` guards what changes; who adds the last form alone reads them.
/// The forms of an item that have been loaded.
private final class LoadedRepresentations: @unchecked Sendable {
  private let order: [String]
  private let receive: @MainActor @Sendable ([(mimeType: String, data: Data)]) -> Void
  private let lock = NSLock()
  private var missing: Int
  private var representations: [String: Data] = [:]

  init(_ order: [String], _ receive: @escaping @MainActor @Sendable ([(mimeType: String, data: Data)]) -> Void) {
    (self.order, self.receive, missing) = (order, receive, order.count)
  }

  func add(_ data: Data?, for type: String) {
    let isLast = lock.withLock {
      representations[type] = data
      missing -= 1
      return missing == 0
    }
    if isLast { finish() }
  }

  func finish() {
    let loaded = order.compactMap { type in representations[type].map { (mimeType: type, data: $0) } }
    let receive = receive
    MainThread.run { receive(loaded) }
  }
}

/// Carries what is dragged out of a window to other apps.
///
/// The host that starts an app puts the desktop's in place; without one nothing can be dragged out of a window.
@MainActor
package protocol DesktopDrags: AnyObject {
  /// Takes over what is dragged, since the pointer has left the window; returns whether the desktop carries it from now on.
  ///
  /// `finished` is called once: with whether somebody has taken it.
  func begin(_ items: [TransferItem], finished: @escaping @MainActor (Bool) -> Void) -> Bool
}

/// Something that is dragged over a window from elsewhere.
package struct DropInput {
  package enum Phase: Sendable { case moved, left, dropped }
  package var phase: Phase
  /// Points of the window.
  package var location: CGPoint
  package var items: [TransferItem]
  package var time: TimeInterval

  package init(phase: Phase, location: CGPoint, items: [TransferItem], time: TimeInterval) {
    (self.phase, self.location, self.items, self.time) = (phase, location, items, time)
  }
}
