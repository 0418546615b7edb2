import CGtk4
import CPango
import CairoRenderer
import Foundation
import DisplayModel

/// The app's icon as the desktop shows it for windows, such as where it lists them.
///
/// X11's window managers take pixels; of Wayland's compositors some do, by a protocol that GTK has to know, too.
@MainActor
final class WindowIcon {
  /// Pixels of a side: of 512 GDK sends an X server none.
  nonisolated static let side = 256

  /// Finds the picture.
  private let find: () -> (any ImageSource)?
  /// Whether it has been asked, as decoding a large picture takes longer than a frame.
  private var hasFound = false
  /// The `GdkTexture`; owned.
  private var texture: OpaquePointer?
  private var waiting: [GTKWindow] = []
  private var idle: guint = 0

  init(_ find: @escaping () -> (any ImageSource)?) { self.find = find }

  /// Finds the picture anew, which has become another one, and gives it to windows.
  func renew(for windows: [GTKWindow]) {
    hasFound = false
    for window in windows { show(for: window) }
  }

  isolated deinit {
    if idle != 0 { g_source_remove(idle) }
    if let texture { g_object_unref(UnsafeMutableRawPointer(texture)) }
  }

  /// Gives a window the icon once GLib has nothing better to do: its first frame comes before.
  func show(for window: GTKWindow) {
    waiting.append(window)
    guard idle == 0 else { return }
    let callback: GSourceFunc = { user in
      let icon = UncheckedSendable(Unmanaged<WindowIcon>.fromOpaque(notNull(user)).takeUnretainedValue())
      MainActor.assumeIsolated { icon.value.showNow() }
      return 0
    }
    idle = g_idle_add_full(gint(G_PRIORITY_LOW), callback, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private func showNow() {
    idle = 0
    if !hasFound {
      hasFound = true
      if let texture { g_object_unref(UnsafeMutableRawPointer(texture)) }
      texture = find().map { Self.texture(of: Self.pixels(of: $0)) }
    }
    let windows = waiting
    waiting = []
    guard let texture else { return }
    var icons = GList(data: UnsafeMutableRawPointer(texture), next: nil, prev: nil)
    for window in windows { if let surface = window.surface { gdk_toplevel_set_icon_list(surface, &icons) } }
  }

  /// The picture as large as the icon is.
  static func pixels(of source: any ImageSource) -> PixelBuffer {
    let frame = CGRect(x: 0, y: 0, width: side, height: side)
    let image = DisplayImage(
      source: source, naturalSize: source.size, frame: frame, resizing: .stretch(capInsets: EdgeInsets()),
      interpolation: .high)
    let root = DisplayFragment(id: DisplayID(rawValue: 0), items: [.image(image)], bounds: frame)
    let buffer = PixelBuffer(width: side, height: side)
    CairoRenderer().paint(DisplayList(root: root, size: frame.size, scale: 1), into: buffer, damage: nil)
    return buffer
  }

  private static func texture(of buffer: PixelBuffer) -> OpaquePointer {
    let memory = buffer.bytes
    let bytes = g_bytes_new(memory.baseAddress, gsize(memory.count))
    defer { g_bytes_unref(bytes) }
    return notNull(
      gdk_memory_texture_new(
        gint(buffer.width), gint(buffer.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(buffer.stride)))
  }
}
