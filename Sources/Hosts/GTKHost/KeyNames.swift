import CGtk4
import DisplayModel

/// The names of keys as in the W3C's `KeyboardEvent.key`.
enum KeyNames {
  /// The name of a key symbol of GDK: what it types, or what it is called; `nil` for keys without a name.
  static func name(of symbol: guint) -> String? {
    if let name = named[symbol] { return name }
    if (guint(GDK_KEY_F1)...guint(GDK_KEY_F24)).contains(symbol) { return "F\(symbol - guint(GDK_KEY_F1) + 1)" }
    if (guint(GDK_KEY_dead_grave)...guint(GDK_KEY_dead_greek)).contains(symbol) { return "Dead" }
    guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(symbol)), scalar.value >= 0x20, scalar.value != 0x7F else {
      return nil
    }
    return String(scalar)
  }

  private static let named: [guint: String] = {
    let pairs: [(Int32, String)] = [
      (GDK_KEY_Return, "Enter"), (GDK_KEY_KP_Enter, "Enter"), (GDK_KEY_ISO_Enter, "Enter"),
      (GDK_KEY_Tab, "Tab"), (GDK_KEY_ISO_Left_Tab, "Tab"), (GDK_KEY_KP_Tab, "Tab"),
      (GDK_KEY_BackSpace, "Backspace"), (GDK_KEY_Escape, "Escape"),
      (GDK_KEY_Delete, "Delete"), (GDK_KEY_KP_Delete, "Delete"),
      (GDK_KEY_Insert, "Insert"), (GDK_KEY_KP_Insert, "Insert"),
      (GDK_KEY_Left, "ArrowLeft"), (GDK_KEY_KP_Left, "ArrowLeft"),
      (GDK_KEY_Right, "ArrowRight"), (GDK_KEY_KP_Right, "ArrowRight"),
      (GDK_KEY_Up, "ArrowUp"), (GDK_KEY_KP_Up, "ArrowUp"),
      (GDK_KEY_Down, "ArrowDown"), (GDK_KEY_KP_Down, "ArrowDown"),
      (GDK_KEY_Home, "Home"), (GDK_KEY_KP_Home, "Home"), (GDK_KEY_End, "End"), (GDK_KEY_KP_End, "End"),
      (GDK_KEY_Page_Up, "PageUp"), (GDK_KEY_KP_Page_Up, "PageUp"),
      (GDK_KEY_Page_Down, "PageDown"), (GDK_KEY_KP_Page_Down, "PageDown"),
      (GDK_KEY_Clear, "Clear"), (GDK_KEY_KP_Begin, "Clear"), (GDK_KEY_KP_Space, " "),
      (GDK_KEY_Shift_L, "Shift"), (GDK_KEY_Shift_R, "Shift"),
      (GDK_KEY_Control_L, "Control"), (GDK_KEY_Control_R, "Control"),
      (GDK_KEY_Alt_L, "Alt"), (GDK_KEY_Alt_R, "Alt"), (GDK_KEY_ISO_Level3_Shift, "AltGraph"),
      (GDK_KEY_Super_L, "Meta"), (GDK_KEY_Super_R, "Meta"), (GDK_KEY_Meta_L, "Meta"), (GDK_KEY_Meta_R, "Meta"),
      (GDK_KEY_Caps_Lock, "CapsLock"), (GDK_KEY_Num_Lock, "NumLock"), (GDK_KEY_Scroll_Lock, "ScrollLock"),
      (GDK_KEY_Menu, "ContextMenu"), (GDK_KEY_Print, "PrintScreen"), (GDK_KEY_Pause, "Pause"), (GDK_KEY_Help, "Help"),
      (GDK_KEY_Multi_key, "Compose"), (GDK_KEY_Henkan, "Convert"), (GDK_KEY_Muhenkan, "NonConvert"),
      (GDK_KEY_Zenkaku_Hankaku, "ZenkakuHankaku"), (GDK_KEY_Hiragana_Katakana, "HiraganaKatakana"),
    ]
    return Dictionary(uniqueKeysWithValues: pairs.map { (guint($0.0), $0.1) })
  }()
}

extension EventModifiers {
  /// The modifiers of a state of GDK: Alt is option, Super and Meta are command.
  init(_ state: GdkModifierType) {
    self = []
    let pairs: [(GdkModifierType, EventModifiers)] = [
      (GDK_LOCK_MASK, .capsLock), (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .control), (GDK_ALT_MASK, .option),
      (GDK_SUPER_MASK, .command), (GDK_META_MASK, .command),
    ]
    for (mask, modifier) in pairs where state.rawValue & mask.rawValue != 0 { insert(modifier) }
  }
}
