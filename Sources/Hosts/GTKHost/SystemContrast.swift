import CGtk4

/// Whether the desktop asks for stronger contrasts, by its own setting or by a theme that is made for them.
@MainActor
final class SystemContrast {
  private(set) var isHigh = false
  /// Called when it changed.
  var changed: ((Bool) -> Void)?
  private let gtk = GTKSettings()
  private let desktop = DesktopSetting("high-contrast", of: "org.gnome.desktop.a11y.interface")

  /// - Precondition: A display is open.
  init() {
    read()
    gtk.whenChanged(GTKSettings.themeName) { [weak self] in self?.read() }
    desktop?.whenChanged { [weak self] in self?.read() }
  }

  private func read() {
    let before = isHigh
    isHigh = themeIsHigh || desktop?.isOn ?? false
    if isHigh != before { changed?(isHigh) }
  }

  /// GTK has a theme of its own with high contrast, and takes the desktop's old ones for it.
  private var themeIsHigh: Bool {
    let name = gtk.theme
    return name.hasPrefix("highcontrast") || name.hasSuffix("-hc") || name.hasSuffix("-hc-dark")
  }
}
