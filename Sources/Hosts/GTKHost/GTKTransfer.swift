import CGtk4
import Foundation
import DisplayModel

/// Carries what is copied and dragged between the app and the desktop.
@MainActor
enum GTKTransfer {
  /// Where bytes come from.
  enum Source {
    case clipboard(OpaquePointer)
    case drop(OpaquePointer)
  }

  /// How much is read of one thing, in bytes; a choice.
  private static let limit = 256 << 20
  private static let step: gsize = 1 << 16

  /// The MIME types of some formats, without the names that are not MIME types.
  static func mimeTypes(of formats: OpaquePointer?) -> [String] {
    guard let formats else { return [] }
    var count: gsize = 0
    // Texts and files of this process are known by GTK's own types, too.
    let all = gdk_content_formats_union_serialize_mime_types(gdk_content_formats_ref(formats))
    defer { gdk_content_formats_unref(all) }
    guard let names = gdk_content_formats_get_mime_types(all, &count) else { return [] }
    return (0..<Int(min(count, 200))).compactMap { names[$0].map { String(cString: $0) } }.filter { $0.contains("/") }
  }

  /// Loads what items have, and hands on what gives it to other apps; `nil` where that is nothing.
  static func provide(
    _ items: [TransferItem], _ receive: @escaping @MainActor (UnsafeMutablePointer<GdkContentProvider>?) -> Void
  ) {
    guard let first = items.first else { return receive(nil) }
    first.loadAll { representations in
      guard items.count > 1 else { return receive(provider(of: representations)) }
      combine(Array(items.dropFirst()), representations, receive)
    }
  }

  /// Of several things the addresses are one list; of other forms only the first thing's are known to other apps.
  private static func combine(
    _ rest: [TransferItem], _ representations: [(mimeType: String, data: Data)],
    _ receive: @escaping @MainActor (UnsafeMutablePointer<GdkContentProvider>?) -> Void
  ) {
    guard let next = rest.first else { return receive(provider(of: representations)) }
    next.loadAll { more in
      let joined = representations.map { form in
        guard form.mimeType == "text/uri-list", let other = more.first(where: { $0.mimeType == form.mimeType }) else {
          return form
        }
        return (form.mimeType, form.data + Data("\r\n".utf8) + other.data)
      }
      combine(Array(rest.dropFirst()), joined, receive)
    }
  }

  private static func provider(of representations: [(mimeType: String, data: Data)]) -> UnsafeMutablePointer<GdkContentProvider>?
  {
    var providers: [UnsafeMutablePointer<GdkContentProvider>?] = representations.map { form in
      let bytes = form.data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      defer { g_bytes_unref(bytes) }
      return gdk_content_provider_new_for_bytes(form.mimeType, bytes)
    }
    return providers.isEmpty ? nil : gdk_content_provider_new_union(&providers, gsize(providers.count))
  }

  /// What was dropped, as things of their own: each file of several is one.
  static func items(of representations: [(mimeType: String, data: Data)]) -> [TransferItem] {
    let list = representations.first { $0.mimeType == "text/uri-list" }.map { String(decoding: $0.data, as: UTF8.self) } ?? ""
    let addresses = list.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    guard addresses.count > 1 else {
      return [
        TransferItem(mimeTypes: representations.map(\.mimeType)) { type, receive in
          receive(representations.first { $0.mimeType == type }?.data)
        }
      ]
    }
    return addresses.prefix(1000).map { address in
      TransferItem(mimeTypes: ["text/uri-list"]) { _, receive in receive(Data(address.utf8)) }
    }
  }

  /// Reads bytes of a MIME type, and hands them on later; `nil` where there are none.
  static func read(_ type: String, of source: Source, _ receive: @escaping @Sendable (Data?) -> Void) {
    let reading = Unmanaged.passRetained(Reading(source, receive)).toOpaque()
    let done: GAsyncReadyCallback = { object, result, user in
      let reading = UncheckedSendable(Unmanaged<Reading>.fromOpaque(notNull(user)).takeRetainedValue())
      let (object, result) = (UncheckedSendable(object), UncheckedSendable(result))
      MainActor.assumeIsolated { reading.value.begin(object.value, result.value) }
    }
    type.withCString { name in
      var names: [UnsafePointer<CChar>?] = [name, nil]
      switch source {
      case .clipboard(let clipboard):
        gdk_clipboard_read_async(clipboard, &names, G_PRIORITY_DEFAULT, nil, done, reading)
      case .drop(let drop): gdk_drop_read_async(drop, &names, G_PRIORITY_DEFAULT, nil, done, reading)
      }
    }
  }

  /// Bytes on their way from another app.
  @MainActor
  private final class Reading {
    private let source: Source
    private let receive: @Sendable (Data?) -> Void
    private var data = Data()
    private var stream: UnsafeMutablePointer<GInputStream>?

    init(_ source: Source, _ receive: @escaping @Sendable (Data?) -> Void) { (self.source, self.receive) = (source, receive) }

    func begin(_ object: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?) {
      let position = OpaquePointer(object)
      stream =
        switch source {
        case .clipboard: gdk_clipboard_read_finish(position, result, nil, nil)
        case .drop: gdk_drop_read_finish(position, result, nil, nil)
        }
      if stream == nil { receive(nil) } else { readOn() }
    }

    private func readOn() {
      let callback: GAsyncReadyCallback = { stream, result, user in
        let reading = UncheckedSendable(Unmanaged<Reading>.fromOpaque(notNull(user)).takeRetainedValue())
        let result = UncheckedSendable(result)
        MainActor.assumeIsolated { reading.value.received(result.value) }
      }
      g_input_stream_read_bytes_async(
        stream, GTKTransfer.step, G_PRIORITY_DEFAULT, nil, callback, Unmanaged.passRetained(self).toOpaque())
    }

    private func received(_ result: OpaquePointer?) {
      guard let bytes = g_input_stream_read_bytes_finish(stream, result, nil) else { return end(with: nil) }
      defer { g_bytes_unref(bytes) }
      var count: gsize = 0
      guard let start = g_bytes_get_data(bytes, &count), count > 0 else { return end(with: data) }
      data.append(Data(bytes: start, count: Int(count)))
      if data.count > GTKTransfer.limit { return end(with: nil) }
      readOn()
    }

    private func end(with data: Data?) {
      if let stream { g_object_unref(UnsafeMutableRawPointer(stream)) }
      stream = nil
      receive(data)
    }
  }
}
