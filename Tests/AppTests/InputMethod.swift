import Foundation

/// fcitx5 with Anthy on a virtual display, with a bus and settings of its own; both end with the display.
struct InputMethod {
  /// The programs, the engine and GTK's module; the packages are fcitx5, fcitx5-anthy, fcitx5-frontend-gtk4 and dbus-daemon.
  static var isInstalled: Bool {
    let libraries = ["x86_64", "aarch64"].map { "/usr/lib/\($0)-linux-gnu" }.filter(FileManager.default.fileExists(atPath:))
    let programs = ["/usr/bin/fcitx5", "/usr/bin/dbus-daemon", "/usr/bin/gdbus", "/usr/share/fcitx5/inputmethod/anthy.conf"]
    return programs.allSatisfy(FileManager.default.fileExists(atPath:))
      && libraries.contains { FileManager.default.fileExists(atPath: $0 + "/gtk-4.0/4.0.0/immodules/libim-fcitx5.so") }
  }

  /// What apps need to know to use it.
  let environment: [String: String]

  /// Starts the bus and the method, which turns Latin letters into Japanese from the start, and waits till it is there.
  init(on display: VirtualDisplay) throws {
    let folder = display.folder.appending(path: "input-method")
    let settings = folder.appending(path: "fcitx5")
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    let profile = """
      [Groups/0]
      Name=Default
      Default Layout=us
      DefaultIM=anthy
      [Groups/0/Items/0]
      Name=anthy
      Layout=
      [GroupOrder]
      0=Default

      """
    try Data(profile.utf8).write(to: settings.appending(path: "profile"))

    let bus = Process(), address = Pipe()
    bus.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    bus.arguments = [
      "dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address", "--address=unix:dir=\(folder.path)",
    ]
    bus.standardOutput = address
    bus.standardError = FileHandle.nullDevice
    try bus.run()
    display.owns(bus)
    // The bus prints its address once it answers.
    let line = String(decoding: address.fileHandleForReading.availableData, as: UTF8.self)
    environment = [
      "DBUS_SESSION_BUS_ADDRESS": line.trimmingCharacters(in: .whitespacesAndNewlines), "XDG_CONFIG_HOME": folder.path,
      "XDG_DATA_HOME": folder.path, "HOME": folder.path, "GTK_IM_MODULE": "fcitx",
    ]
    let method = Process()
    method.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    method.arguments = ["fcitx5", "--disable=wayland,waylandim,notificationitem,kimpanel,notifications,clipboard"]
    method.environment = ProcessInfo.processInfo.environment.merging(display.environment) { $1 }.merging(environment) { $1 }
    method.standardOutput = FileHandle.nullDevice
    method.standardError = FileHandle.nullDevice
    try method.run()
    display.owns(method)
    _ = try AppRun.run("gdbus", ["wait", "--session", "--timeout", "20", "org.fcitx.Fcitx5"], environment: environment)
  }
}
