import CGtk4

/// A setting of the desktop's, for all apps.
@MainActor
final class DesktopSetting {
  private let settings: UnsafeMutablePointer<GSettings>
  private let key: String

  /// Fails where the desktop's settings are not installed or do not know the key: reading others would end the process.
  init?(_ key: String, of schemaName: String) {
    guard let source = g_settings_schema_source_get_default(),
      let schema = g_settings_schema_source_lookup(source, schemaName, 1)
    else { return nil }
    defer { g_settings_schema_unref(schema) }
    guard g_settings_schema_has_key(schema, key) != 0, let settings = g_settings_new(schemaName) else { return nil }
    (self.settings, self.key) = (settings, key)
  }

  isolated deinit { g_object_unref(settings) }

  /// The value of a setting that is a text.
  var text: String? {
    guard let text = g_settings_get_string(settings, key) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// The value of a setting that is on or off.
  var isOn: Bool { g_settings_get_boolean(settings, key) != 0 }

  /// Calls a closure whenever the setting changes.
  func whenChanged(_ action: @escaping @MainActor () -> Void) {
    Signals.connect("changed::" + key, of: UnsafeMutableRawPointer(settings), action)
  }
}
