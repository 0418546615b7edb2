import CGtk4
import Foundation
import DisplayModel

/// The desktop's clipboard.
@MainActor
final class GTKClipboard: Clipboard {
  var changed: (() -> Void)?
  /// `OpaquePointer` to the display's `GdkClipboard`, which lives as long as the display.
  private let clipboard: OpaquePointer

  /// How long an app that answers nothing is waited for, in seconds.
  private static let patience: TimeInterval = 1
  /// While it is set the app's own work waits: GLib's loop runs inside a call of the app.
  private(set) static var isWaiting = false

  /// - Precondition: GTK is initialised.
  init() {
    clipboard = gdk_display_get_clipboard(gdk_display_get_default())
    Signals.connect("changed", of: UnsafeMutableRawPointer(clipboard)) { [weak self] in self?.changed?() }
  }

  var items: [TransferItem] {
    let types = GTKTransfer.mimeTypes(of: gdk_clipboard_get_formats(clipboard))
    if types.isEmpty { return [] }
    let held = HeldObject(clipboard)
    return [
      TransferItem(mimeTypes: types) { type, receive in
        MainThread.run { GTKTransfer.read(type, of: .clipboard(held.pointer), receive) }
      }
    ]
  }

  func setItems(_ items: [TransferItem]) {
    GTKTransfer.provide(items) { [clipboard] provider in
      _ = gdk_clipboard_set_content(clipboard, provider)
      if let provider { g_object_unref(UnsafeMutableRawPointer(provider)) }
    }
  }

  func setString(_ string: String?) {
    if let string { gdk_clipboard_set_text(clipboard, string) } else { gdk_clipboard_set_content(clipboard, nil) }
  }

  func readString(_ receive: @escaping @MainActor (String?) -> Void) {
    let callback: GAsyncReadyCallback = { source, result, user in
      let request = UncheckedSendable(Unmanaged<Request>.fromOpaque(notNull(user)).takeRetainedValue())
      let text = gdk_clipboard_read_text_finish(OpaquePointer(notNull(source)), result, nil)
      let string = text.map { String(cString: $0) }
      g_free(text)
      MainActor.assumeIsolated { request.value.receive(string) }
    }
    gdk_clipboard_read_text_async(clipboard, nil, callback, Unmanaged.passRetained(Request(receive)).toOpaque())
  }

  var string: String? {
    wait { receive in readString { receive($0) } }
  }

  func data(of item: TransferItem, _ mimeType: String) -> Data? {
    wait { receive in
      item.load(mimeType) { data in MainThread.run { receive(data) } }
    }
  }

  /// Lets GLib's loop run until somebody has answered, a second at most.
  private func wait<Answer>(_ ask: (@escaping @MainActor @Sendable (Answer?) -> Void) -> Void) -> Answer? {
    var answer: Answer??
    ask { answer = .some($0) }
    let limit = Date().addingTimeInterval(Self.patience)
    Self.isWaiting = true
    defer { Self.isWaiting = false }
    // Wakes the loop when nobody answers.
    let timer = g_timeout_add(guint(Self.patience * 1000), { _ in 1 }, nil)
    defer { g_source_remove(timer) }
    while answer == nil, Date() < limit { g_main_context_iteration(nil, 1) }
    return answer ?? nil
  }

  private final class Request {
    let receive: @MainActor (String?) -> Void
    init(_ receive: @escaping @MainActor (String?) -> Void) { self.receive = receive }
  }
}
