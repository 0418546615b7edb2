package import Foundation
import Synchronization

/// What people copy to and paste from.
///
/// The host that starts an app puts the system's in place; without one what is copied stays in the process.
@MainActor
package protocol Clipboard: AnyObject {
  /// Called when something else is there, put there by whatever app.
  var changed: (() -> Void)? { get set }
  /// The text that is there now; the call may have to wait for another app, for a second at most.
  var string: String? { get }
  /// Puts a text there; `nil` empties it.
  func setString(_ string: String?)
  /// Asks for the text that is there and calls back on the main thread, at once or later.
  func readString(_ receive: @escaping @MainActor (String?) -> Void)
  /// What is there, in the forms in which it is offered.
  var items: [TransferItem] { get }
  /// Puts things there, which may be loaded later.
  func setItems(_ items: [TransferItem])
  /// The bytes of a thing that is there in one of its forms; the call may have to wait for another app, for a second at most.
  func data(of item: TransferItem, _ mimeType: String) -> Data?
}

extension Clipboard {
  /// What the thing answers at once.
  package func data(of item: TransferItem, _ mimeType: String) -> Data? {
    let answer = Mutex<Data?>(nil)
    item.load(mimeType) { data in answer.withLock { $0 = data } }
    return answer.withLock { $0 }
  }
}

/// A clipboard of the process.
@MainActor
package final class ProcessClipboard: Clipboard {
  package var changed: (() -> Void)?
  package private(set) var string: String?
  package private(set) var items: [TransferItem] = []
  package init() {}

  package func setString(_ string: String?) {
    self.string = string
    items = string.map { [TransferItem(text: $0)] } ?? []
    changed?()
  }

  package func readString(_ receive: @escaping @MainActor (String?) -> Void) { receive(string) }

  package func setItems(_ items: [TransferItem]) {
    (string, self.items) = (nil, items)
    let text = items.lazy.compactMap { item in item.mimeTypes.first { $0.hasPrefix("text/plain") }.map { (item, $0) } }.first
    text.map { item, type in
      item.load(type) { data in
        guard let text = data.flatMap({ String(data: $0, encoding: .utf8) }) else { return }
        MainThread.run { [weak self] in if self?.items.first === items.first { self?.string = text } }
      }
    }
    changed?()
  }
}

extension TransferItem {
  /// A text.
  package convenience init(text: String) {
    self.init(mimeTypes: ["text/plain;charset=utf-8", "text/plain"]) { _, receive in receive(Data(text.utf8)) }
  }
}
