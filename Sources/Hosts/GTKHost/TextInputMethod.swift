import CPango
import CGtk4
import Foundation
import SwiftUICore

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

  /// What GTK calls the keys that are of use.
  private static func purpose(of state: TextInputState) -> GtkInputPurpose {
    if state.isSecure { return GTK_INPUT_PURPOSE_PASSWORD }
    return switch state.traits.keyboard {
    case .standard, .ascii, .numbersAndPunctuation, .twitter, .webSearch: GTK_INPUT_PURPOSE_FREE_FORM
    case .url: GTK_INPUT_PURPOSE_URL
    case .numberPad, .asciiNumberPad: GTK_INPUT_PURPOSE_DIGITS
    case .decimalPad: GTK_INPUT_PURPOSE_NUMBER
    case .phonePad: GTK_INPUT_PURPOSE_PHONE
    case .namePhonePad: GTK_INPUT_PURPOSE_NAME
    case .email: GTK_INPUT_PURPOSE_EMAIL
    }
  }

  /// Says where text goes now, after each frame and each input.
  func update(_ new: TextInputState?) {
    guard new != state else { return }
    let old = state
    state = new
    guard let new else { return leave() }
    let context = made()
    if old?.isSecure != new.isSecure || old?.traits.keyboard != new.traits.keyboard {
      // GTK's property; enumerations are set as numbers.
      var value = GValue()
      g_value_init(&value, gtk_input_purpose_get_type())
      g_value_set_enum(&value, gint(Self.purpose(of: new).rawValue))
      g_object_set_property(UnsafeMutableRawPointer(context).assumingMemoryBound(to: GObject.self), "input-purpose", &value)
      g_value_unset(&value)
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

  /// Answers whether the method took a key.
  func filter(_ event: OpaquePointer) -> Bool {
    guard state != nil, let context else { return false }
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
    let new = OpaquePointer(gtk_im_multicontext_new()!)
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
    return new
  }

  private func composed() {
    guard let context else { return }
    var text: UnsafeMutablePointer<CChar>?
    var caret: gint = 0
    gtk_im_context_get_preedit_string(pointer(context), &text, nil, &caret)
    defer { g_free(text) }
    let string = text.map { String(cString: $0) } ?? ""
    guard isComposing || !string.isEmpty else { return }
    isComposing = !string.isEmpty
    // GTK counts scalars, people and the engine characters.
    let before = String(String.UnicodeScalarView(string.unicodeScalars.prefix(max(Int(caret), 0))))
    send(.text(.compose(string, caret: before.count)))
  }
}
