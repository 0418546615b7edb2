import CPango
import CGtk4

/// What GTK has been told to look like.
@MainActor
struct GTKSettings {
  /// The setting that names the theme.
  static let themeName = "gtk-theme-name"

  private let settings = gtk_settings_get_default()

  /// The theme's name, in small letters.
  var theme: String {
    read(Self.themeName, Self.stringType) { g_value_get_string(&$0).map { String(cString: $0).lowercased() } } ?? ""
  }

  /// A setting that is on or off.
  func boolean(_ name: String) -> Bool { read(name, Self.booleanType) { g_value_get_boolean(&$0) != 0 } ?? false }

  /// Turns a setting on or off for this app.
  func set(_ name: String, to isOn: Bool) {
    guard let settings else { return }
    var value = GValue()
    g_value_init(&value, Self.booleanType)
    defer { g_value_unset(&value) }
    g_value_set_boolean(&value, isOn ? 1 : 0)
    g_object_set_property(UnsafeMutablePointer<GObject>(settings), name, &value)
  }

  /// Makes a setting again what the person has chosen.
  func reset(_ name: String) { if let settings { gtk_settings_reset_property(settings, name) } }

  /// Calls a closure whenever a setting changes.
  func whenChanged(_ name: String, _ action: @escaping @MainActor () -> Void) {
    guard let settings else { return }
    Signals.connect("notify::" + name, of: UnsafeMutableRawPointer(settings), action)
  }

  private func read<Result>(_ name: String, _ type: GType, _ read: (inout GValue) -> Result?) -> Result? {
    guard let settings else { return nil }
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    g_object_get_property(UnsafeMutablePointer<GObject>(settings), name, &value)
    return read(&value)
  }

  // GLib's fundamental types are macros that Swift cannot see: the number shifted by two.
  private static let booleanType = GType(5 << 2)
  private static let stringType = GType(16 << 2)
}
