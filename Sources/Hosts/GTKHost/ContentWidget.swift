import Foundation
import DisplayModel
import CPango
import CGtk4

/// The widget that fills a window and shows what its `GTKWindow` painted.
@MainActor
enum ContentWidget {
  private static let key = "apus-window"

  private static let type: GType = {
    var parent = GTypeQuery()
    g_type_query(gtk_widget_get_type(), &parent)
    let initialize: GClassInitFunc = { gtkClass, _ in
      let functions = notNull(gtkClass).assumingMemoryBound(to: GtkWidgetClass.self)
      functions.pointee.measure = measure
      functions.pointee.size_allocate = allocate
      functions.pointee.snapshot = snapshot
    }
    return g_type_register_static_simple(
      gtk_widget_get_type(), "ApusContent", parent.class_size, initialize, parent.instance_size, nil,
      GTypeFlags(rawValue: 0))
  }()

  /// Creates a widget that belongs to no window yet.
  static func make() -> UnsafeMutablePointer<GtkWidget> {
    let object = notNull(g_object_new_with_properties(type, 0, nil, nil))
    let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
    gtk_widget_set_focusable(widget, 1)
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    return widget
  }

  /// From now on the widget shows what a window painted; it does not keep the window alive.
  static func attach(_ widget: UnsafeMutablePointer<GtkWidget>, to window: GTKWindow) {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    g_object_set_data(object, key, Unmanaged.passUnretained(window).toOpaque())
  }

  /// From now on the widget shows nothing and tells nobody of its size.
  static func detach(_ widget: UnsafeMutablePointer<GtkWidget>) {
    g_object_set_data(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), key, nil)
  }

  nonisolated private static func window(of widget: UnsafeMutablePointer<GtkWidget>?) -> UncheckedSendable<GTKWindow>? {
    let object = UnsafeMutableRawPointer(notNull(widget)).assumingMemoryBound(to: GObject.self)
    return g_object_get_data(object, "apus-window").map {
      UncheckedSendable(Unmanaged<GTKWindow>.fromOpaque($0).takeUnretainedValue())
    }
  }

  // MARK: What GTK calls

  private static let measure:
    @convention(c) (
      UnsafeMutablePointer<GtkWidget>?, GtkOrientation, gint, UnsafeMutablePointer<gint>?, UnsafeMutablePointer<gint>?,
      UnsafeMutablePointer<gint>?, UnsafeMutablePointer<gint>?
    ) -> Void = { widget, orientation, _, minimum, natural, _, _ in
      guard let window = window(of: widget) else { return }
      let sizes = MainActor.assumeIsolated { window.value.sizes }
      let length = { (size: CGSize) in
        gint(min(max(orientation == GTK_ORIENTATION_HORIZONTAL ? size.width : size.height, 0), 32_767).rounded(.up))
      }
      minimum?.pointee = length(sizes.least)
      natural?.pointee = length(sizes.natural)
    }

  private static let allocate: @convention(c) (UnsafeMutablePointer<GtkWidget>?, gint, gint, gint) -> Void = {
    widget, width, height, _ in
    guard let window = window(of: widget) else { return }
    MainActor.assumeIsolated { window.value.resize(width: Int(width), height: Int(height)) }
  }

  private static let snapshot: @convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?) -> Void = {
    widget, snapshot in
    guard let window = window(of: widget), let snapshot = snapshot.map(UncheckedSendable.init) else { return }
    MainActor.assumeIsolated { window.value.show(in: snapshot.value) }
  }
}
