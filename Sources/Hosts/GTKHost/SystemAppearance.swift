import CPango
import CGtk4

/// Whether the desktop is light or dark, from GTK's own setting, its theme and the desktop's colour scheme.
@MainActor
final class SystemAppearance {
  private(set) var isDark = false
  /// Called when it changed.
  var changed: ((Bool) -> Void)?
  private let settings: OpaquePointer?
  private let desktop: UnsafeMutablePointer<GSettings>?
  private var isReading = false

  private static let preferDark = "gtk-application-prefer-dark-theme"
  private static let colorScheme = "color-scheme"

  /// - Precondition: A display is open.
  init() {
    settings = gtk_settings_get_default()
    desktop = Self.desktopSettings()
    read()
    if let settings {
      for name in [Self.preferDark, "gtk-theme-name"] {
        Signals.connect("notify::" + name, of: UnsafeMutableRawPointer(settings)) { [weak self] in self?.read() }
      }
    }
    if let desktop {
      Signals.connect("changed::" + Self.colorScheme, of: desktop) { [weak self] in self?.read() }
    }
  }

  isolated deinit { if let desktop { g_object_unref(desktop) } }

  /// Makes the title bars that GTK draws fit.
  static func setTitleBars(dark: Bool) {
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    g_value_init(&value, booleanType)
    g_value_set_boolean(&value, dark ? 1 : 0)
    g_object_set_property(UnsafeMutablePointer<GObject>(settings), preferDark, &value)
    g_value_unset(&value)
  }

  private func read() {
    guard !isReading, let settings else { return }
    isReading = true
    defer { isReading = false }
    // What was set for the title bars hides the person's own setting.
    gtk_settings_reset_property(settings, Self.preferDark)
    let before = isDark
    let prefersDark = Self.boolean(Self.preferDark, of: settings)
    isDark = prefersDark || themeIsDark(settings) || desktopIsDark
    if isDark && !prefersDark { Self.setTitleBars(dark: true) }
    if isDark != before { changed?(isDark) }
  }

  private func themeIsDark(_ settings: OpaquePointer) -> Bool {
    var value = GValue()
    g_value_init(&value, Self.stringType)
    defer { g_value_unset(&value) }
    g_object_get_property(UnsafeMutablePointer<GObject>(settings), "gtk-theme-name", &value)
    guard let name = g_value_get_string(&value).map({ String(cString: $0).lowercased() }) else { return false }
    return name.hasSuffix("-dark") || name.hasSuffix(":dark")
  }

  private var desktopIsDark: Bool {
    guard let desktop, let text = g_settings_get_string(desktop, Self.colorScheme) else { return false }
    defer { g_free(text) }
    return String(cString: text) == "prefer-dark"
  }

  /// The desktop's settings, where they are installed and know a colour scheme; reading others would end the process.
  private static func desktopSettings() -> UnsafeMutablePointer<GSettings>? {
    let name = "org.gnome.desktop.interface"
    guard let source = g_settings_schema_source_get_default(),
      let schema = g_settings_schema_source_lookup(source, name, 1)
    else { return nil }
    defer { g_settings_schema_unref(schema) }
    return g_settings_schema_has_key(schema, colorScheme) != 0 ? g_settings_new(name) : nil
  }

  private static func boolean(_ name: String, of settings: OpaquePointer) -> Bool {
    var value = GValue()
    g_value_init(&value, booleanType)
    defer { g_value_unset(&value) }
    g_object_get_property(UnsafeMutablePointer<GObject>(settings), name, &value)
    return g_value_get_boolean(&value) != 0
  }

  // GLib's fundamental types are macros that Swift cannot see: the number shifted by two.
  private static let booleanType = GType(5 << 2)
  private static let stringType = GType(16 << 2)
}
