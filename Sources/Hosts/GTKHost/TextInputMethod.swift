import CPango
import CGtk4
import Foundation
import DisplayModel

/// Lets GTK's input methods turn keys into text while something in a window takes text.
///
/// The method is made when the first field takes the focus: most windows never need one.
@MainActor
final class TextInputMethod {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let send: (InputEvent) -> Void
  private var context: OpaquePointer?
  private var state: TextInputState?
  /// Whether the method shows text that is not typed yet.
  private var isComposing = false

  /// - Parameters:
  ///   - widget: Whose points the caret is told in.
  ///   - send: Takes what was typed.
  init(widget: UnsafeMutablePointer<GtkWidget>, send: @escaping (InputEvent) -> Void) {
    self.widget = widget
    self.send = send
  }

  isolated deinit {
    guard let context else { return }
    gtk_im_context_set_client_widget(pointer(context), nil)
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  private func pointer(_ context: OpaquePointer) -> UnsafeMutablePointer<GtkIMContext> { UnsafeMutablePointer(context) }

  /// Says where text goes now, after each frame and each input.
  func update(_ new: TextInputState?) {
    guard new != state else { return }
    let old = state
    state = new
    guard let new else { return leave() }
    let context = made()
    if old?.isSecure != new.isSecure || old?.traits != new.traits {
      let (purpose, hints) = (new.traits.purpose(isSecure: new.isSecure), new.traits.hints(isSecure: new.isSecure))
      set("input-purpose", gtk_input_purpose_get_type()) { g_value_set_enum(&$0, gint(purpose.rawValue)) }
      set("input-hints", gtk_input_hints_get_type()) { g_value_set_flags(&$0, hints.rawValue) }
    }
    if old == nil { gtk_im_context_focus_in(pointer(context)) }
    var caret = GdkRectangle(
      x: gint(new.caret.minX), y: gint(new.caret.minY), width: gint(new.caret.width.rounded(.up)),
      height: gint(new.caret.height.rounded(.up)))
    gtk_im_context_set_cursor_location(pointer(context), &caret)
    // A click elsewhere has kept what was composed; the method is to begin anew.
    if isComposing, !new.isComposing {
      isComposing = false
      gtk_im_context_reset(pointer(context))
    }
  }

  /// Sets a property of the method's.
  private func set(_ property: String, _ type: GType, _ write: (inout GValue) -> Void) {
    guard let context else { return }
    var value = GValue()
    g_value_init(&value, type)
    write(&value)
    g_object_set_property(UnsafeMutableRawPointer(context).assumingMemoryBound(to: GObject.self), property, &value)
    g_value_unset(&value)
  }

  /// Answers whether the method took a key.
  func filter(_ event: OpaquePointer) -> Bool {
    let type = gdk_event_get_event_type(event)
    guard state != nil, let context, type == GDK_KEY_PRESS || type == GDK_KEY_RELEASE else { return false }
    return gtk_im_context_filter_keypress(pointer(context), event) != 0
  }

  /// The window got or lost the keyboard.
  func windowFocusChanged(isActive: Bool) {
    guard state != nil, let context else { return }
    if isActive { gtk_im_context_focus_in(pointer(context)) } else { gtk_im_context_focus_out(pointer(context)) }
  }

  private func leave() {
    guard let context else { return }
    isComposing = false
    gtk_im_context_reset(pointer(context))
    gtk_im_context_focus_out(pointer(context))
  }

  private func made() -> OpaquePointer {
    if let context { return context }
    let new = OpaquePointer(notNull(gtk_im_multicontext_new()))
    context = new
    gtk_im_context_set_client_widget(pointer(new), widget)
    Signals.connect(
      "commit", of: UnsafeMutableRawPointer(new),
      argument: { [weak self] text in
        guard let self, let text else { return }
        isComposing = false
        send(.text(.insert(String(cString: UnsafePointer<CChar>(text)))))
      })
    Signals.connect("preedit-changed", of: UnsafeMutableRawPointer(new)) { [weak self] in self?.composed() }
    Signals.connect(
      "retrieve-surrounding", of: UnsafeMutableRawPointer(new), event: { [weak self] _ in self?.tellContext() ?? false })
    Signals.connect(
      "delete-surrounding", of: UnsafeMutableRawPointer(new),
      numbers: { [weak self] offset, count in self?.delete(count, from: offset) ?? false })
    return new
  }

  /// Tells the method the text around the caret; answers whether it may know that.
  private func tellContext() -> Bool {
    guard let context, let around = state?.surroundingText else { return false }
    gtk_im_context_set_surrounding_with_selection(
      pointer(context), around.text, gint(around.text.utf8.count), gint(around.caret), gint(around.anchor))
    return true
  }

  /// Takes away some scalars of the text that the method was told, from a place that is counted from the caret.
  private func delete(_ count: Int32, from offset: Int32) -> Bool {
    guard let around = state?.surroundingText else { return false }
    send(.text(.delete(around.bytes(ofScalars: Int(count), from: Int(offset)))))
    return true
  }

  private func composed() {
    guard let context else { return }
    var text: UnsafeMutablePointer<CChar>?
    var caret: gint = 0
    var attributes: OpaquePointer?
    gtk_im_context_get_preedit_string(pointer(context), &text, &attributes, &caret)
    defer {
      g_free(text)
      pango_attr_list_unref(attributes)
    }
    let string = text.map { String(cString: $0) } ?? ""
    guard isComposing || !string.isEmpty else { return }
    isComposing = !string.isEmpty
    // GTK counts scalars, people and the engine characters.
    let before = String(String.UnicodeScalarView(string.unicodeScalars.prefix(max(Int(caret), 0))))
    let clause = attributes.flatMap { ComposedClause.range(in: string, attributes: $0) }
    send(.text(.compose(string, caret: before.count, clause: clause)))
  }
}
