import CGtk4

/// Whether the desktop is light or dark, from GTK's own setting, its theme and the desktop's colour scheme.
@MainActor
final class SystemColorScheme {
  private(set) var isDark = false
  /// Called when it changed.
  var changed: ((Bool) -> Void)?
  private let gtk = GTKSettings()
  private let desktop = DesktopSetting("color-scheme", of: "org.gnome.desktop.interface")
  private var isReading = false

  private static let preferDark = "gtk-application-prefer-dark-theme"

  /// - Precondition: A display is open.
  init() {
    read()
    for name in [Self.preferDark, GTKSettings.themeName] { gtk.whenChanged(name) { [weak self] in self?.read() } }
    desktop?.whenChanged { [weak self] in self?.read() }
  }

  /// Makes the title bars that GTK draws fit.
  static func setTitleBars(dark: Bool) { GTKSettings().set(preferDark, to: dark) }

  private func read() {
    guard !isReading else { return }
    isReading = true
    defer { isReading = false }
    // What was set for the title bars hides the person's own setting.
    gtk.reset(Self.preferDark)
    let before = isDark
    let prefersDark = gtk.boolean(Self.preferDark)
    isDark = prefersDark || themeIsDark || desktop?.text == "prefer-dark"
    if isDark && !prefersDark { Self.setTitleBars(dark: true) }
    if isDark != before { changed?(isDark) }
  }

  private var themeIsDark: Bool {
    let name = gtk.theme
    return name.hasSuffix("-dark") || name.hasSuffix(":dark") || name.hasPrefix("highcontrastinverse")
  }
}
