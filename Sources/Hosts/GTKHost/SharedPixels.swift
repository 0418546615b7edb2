import CGtk4
import CX11
import CairoRenderer
import CoreGraphicsTypes
import Foundation
import DisplayModel

/// Pixels in memory that the program shares with the X server, which takes them from there into the window.
///
/// Where GTK draws without a graphics card it copies a window's pixels several times for each frame; this way the program copies
/// none. GTK still draws the window around them when it appears, is resized or was covered; the pixels follow at once.
@MainActor
final class SharedPixels: WindowPixels {
  let buffer: PixelBuffer
  private let segment: Segment
  private let display: OpaquePointer
  private let window: Window
  private let context: GC
  private let image: UnsafeMutablePointer<XImage>
  /// Where the content begins in the window, in device pixels.
  private let origin: (x: Int32, y: Int32)
  /// Whether GTK has drawn the window at this size: before that it is not ready.
  private var isReady = false
  /// When pixels were put last, in seconds of the monotonic clock.
  private var lastPut = -TimeInterval.infinity
  /// For how long the server may still be reading them; a frame at 60 Hz comes later.
  private static let readingTime: TimeInterval = 0.008

  /// Pixels for a widget's content; `nil` where the window is not on an X server of this machine, or GTK draws it with a graphics
  /// card.
  init?(of widget: UnsafeMutablePointer<GtkWidget>, width: Int, height: Int, scale: CGFloat) {
    guard (1...PixelBuffer.sideLimit).contains(width), (1...PixelBuffer.sideLimit).contains(height),
      let native = gtk_widget_get_native(widget), let renderer = gtk_native_get_renderer(native),
      Self.isInstance(UnsafeMutableRawPointer(renderer), of: gsk_cairo_renderer_get_type()),
      let surface = gtk_native_get_surface(native),
      Self.isInstance(UnsafeMutableRawPointer(surface), of: gdk_x11_surface_get_type()),
      let origin = Self.origin(of: widget, in: native, scale: scale)
    else { return nil }
    let gdkDisplay = gdk_surface_get_display(surface)
    guard let display = gdk_x11_display_get_xdisplay(gdkDisplay), XShmQueryExtension(display) != 0 else { return nil }
    let window = gdk_x11_surface_get_xid(surface)
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(display, window, &attributes) != 0, Self.isUsable(attributes),
      let segment = Segment(bytes: width * height * 4),
      let image = XShmCreateImage(
        display, attributes.visual, UInt32(attributes.depth), ZPixmap, segment.memory.assumingMemoryBound(to: CChar.self),
        segment.info, UInt32(width), UInt32(height))
    else { return nil }
    // A server on another machine knows no memory of ours and says so.
    gdk_x11_display_error_trap_push(gdkDisplay)
    XShmAttach(display, segment.info)
    XSync(display, 0)
    let isAttached = gdk_x11_display_error_trap_pop(gdkDisplay) == 0 && image.pointee.bytes_per_line == Int32(width * 4)
    segment.remove()
    guard isAttached, let context = XCreateGC(display, window, 0, nil) else {
      Self.destroy(image)
      return nil
    }
    self.display = display
    self.window = window
    self.context = context
    self.image = image
    self.segment = segment
    self.origin = origin
    buffer = PixelBuffer(width: width, height: height, memory: segment.memory, owner: segment)
  }

  isolated deinit {
    XShmDetach(display, segment.info)
    XFreeGC(display, context)
    XSync(display, 0)
    Self.destroy(image)
  }

  /// Waits until the server has read what was put a moment ago.
  ///
  /// A server that is later than that takes pixels of the next frame, which it will be given anyway.
  func prepareForPainting() {
    if EventClock.now - lastPut < Self.readingTime { XSync(display, 0) }
  }

  func show(_ damage: Damage, scale: CGFloat) -> Bool {
    guard isReady else { return false }
    put(damage.areas.map { $0.applying(CGAffineTransform(scaleX: scale, y: scale)).integral.intersection(all) })
    return true
  }

  func append(to snapshot: OpaquePointer, scale: CGFloat) {}

  func windowWasDrawn() {
    isReady = true
    put([all])
  }

  private var all: CGRect { CGRect(x: 0, y: 0, width: buffer.width, height: buffer.height) }

  /// Sends parts of the buffer, in whole pixels.
  private func put(_ parts: [CGRect]) {
    cairo_surface_flush(buffer.surface)
    for pixels in parts where !pixels.isEmpty {
      let (x, y) = (Int32(pixels.minX), Int32(pixels.minY))
      XShmPutImage(
        display, window, context, image, x, y, origin.x + x, origin.y + y, UInt32(pixels.width), UInt32(pixels.height), 0)
    }
    XFlush(display)
    lastPut = EventClock.now
  }

  /// Memory of both sides, until both have let go of it.
  private final class Segment {
    let info: UnsafeMutablePointer<XShmSegmentInfo>
    let memory: UnsafeMutableRawPointer

    init?(bytes: Int) {
      let id = ApusSharedMemoryCreate(bytes)
      guard id >= 0 else { return nil }
      guard let memory = shmat(id, nil, 0), Int(bitPattern: memory) != -1 else {
        ApusSharedMemoryRemove(id)
        return nil
      }
      self.memory = memory
      info = .allocate(capacity: 1)
      info.initialize(
        to: XShmSegmentInfo(shmseg: 0, shmid: id, shmaddr: memory.assumingMemoryBound(to: CChar.self), readOnly: 1))
    }

    deinit {
      shmdt(memory)
      info.deallocate()
    }

    /// Lets the system take the memory back once nobody has it, even if the program ends without a word.
    func remove() { ApusSharedMemoryRemove(info.pointee.shmid) }
  }

  private static func destroy(_ image: UnsafeMutablePointer<XImage>) {
    // The memory is not the image's.
    image.pointee.data = nil
    ApusImageDestroy(image)
  }

  private static func isInstance(_ object: UnsafeMutableRawPointer, of type: GType) -> Bool {
    g_type_check_instance_is_a(object.assumingMemoryBound(to: GTypeInstance.self), type) != 0
  }

  /// Whether the window's pixels are laid out as Cairo's.
  private static func isUsable(_ attributes: XWindowAttributes) -> Bool {
    guard attributes.depth == 24 || attributes.depth == 32, let visual = attributes.visual else { return false }
    return visual.pointee.red_mask == 0xFF0000 && visual.pointee.green_mask == 0xFF00 && visual.pointee.blue_mask == 0xFF
      && 1.littleEndian == 1
  }

  private static func origin(
    of widget: UnsafeMutablePointer<GtkWidget>, in native: OpaquePointer, scale: CGFloat
  ) -> (x: Int32, y: Int32)? {
    var (x, y, shadowX, shadowY) = (0.0, 0.0, 0.0, 0.0)
    gtk_native_get_surface_transform(native, &shadowX, &shadowY)
    guard gtk_widget_translate_coordinates(widget, UnsafeMutablePointer<GtkWidget>(native), 0, 0, &x, &y) != 0 else { return nil }
    return (Int32(((x + shadowX) * scale).rounded()), Int32(((y + shadowY) * scale).rounded()))
  }
}
