import Foundation
import Testing

#if GTK
  @Suite("A window on a desktop with high contrast", .serialized)
  struct ContrastWindowTests {
    private static let source = """
      import SwiftUI
      @main struct Contrast: App {
        var body: some Scene { WindowGroup { Content() } }
      }
      struct Content: View {
        @Environment(\\.colorSchemeContrast) private var contrast
        @Environment(\\.colorScheme) private var scheme
        var body: some View { Text("\\(scheme), \\(contrast)") }
      }
      """

    /// An app on a desktop whose settings lie in a folder, by GLib's backend that keeps them in a file.
    private func app(
      _ display: VirtualDisplay, _ options: [String] = [], prepare: (_ configuration: URL) throws -> Void = { _ in }
    ) throws -> DrivenApp {
      let source = display.folder.appending(path: "Contrast")
      try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
      try Data(Self.source.utf8).write(to: source.appending(path: "Contrast.swift"))
      let configuration = display.folder.appending(path: "config")
      for name in ["glib-2.0/settings", "gtk-4.0"] {
        try FileManager.default.createDirectory(at: configuration.appending(path: name), withIntermediateDirectories: true)
      }
      try prepare(configuration)
      return try DrivenApp(
        on: display, source.path, size: "300x100", options: options,
        environment: ["XDG_CONFIG_HOME": configuration.path, "GSETTINGS_BACKEND": "keyfile"])
    }

    private func write(_ text: String, to name: String, in configuration: URL) throws {
      try Data(text.utf8).write(to: configuration.appending(path: name))
    }

    @Test("follows the desktop's setting while it shows")
    func setting() throws {
      let display = try VirtualDisplay(width: 700, height: 300)
      defer { display.close() }
      let app = try app(display)
      #expect(app.shows("light, standard"))
      let folder = display.folder.appending(path: "config")
      try write("[org/gnome/desktop/a11y/interface]\nhigh-contrast=true\n", to: "glib-2.0/settings/keyfile", in: folder)
      #expect(app.shows("light, increased"))
      try write("[org/gnome/desktop/a11y/interface]\nhigh-contrast=false\n", to: "glib-2.0/settings/keyfile", in: folder)
      #expect(app.shows("light, standard"))
    }

    @Test(
      "has it with a theme that is made for it, unless somebody asked otherwise",
      arguments: [
        ("HighContrast", [], "light, increased"), ("HighContrastInverse", [], "dark, increased"),
        ("Default-hc-dark", [], "dark, increased"),
        ("HighContrastInverse", ["--contrast", "standard"], "dark, standard"),
        ("HighContrastInverse", ["--color-scheme", "light"], "light, increased"),
      ] as [(String, [String], String)])
    func theme(name: String, options: [String], expected: String) throws {
      let display = try VirtualDisplay(width: 700, height: 300)
      defer { display.close() }
      let app = try app(display, options) {
        try write("[Settings]\ngtk-theme-name=\(name)\n", to: "gtk-4.0/settings.ini", in: $0)
      }
      #expect(app.shows(expected))
    }
  }
#endif
