import CairoRenderer
import Foundation

/// An X server without a screen, and what runs on it; both end with it.
///
/// Everything waits for what it can see, up to a limit, since a window takes the time that it takes.
final class VirtualDisplay {
  enum Failure: Error, CustomStringConvertible {
    case noServer
    case tool(String, Int32)
    case window(String)
    case noWindow(named: String)
    case notDragged

    var description: String {
      switch self {
      case .noServer: "Xvfb did not name a display; install the package xvfb"
      case .tool(let command, let code): "\(command) ended with \(code)"
      case .window(let errors): "no window came up; the app said:\n\(errors)"
      case .noWindow(let name): "no window named \(name) came up"
      case .notDragged: "what is dragged is not seen where the pointer is"
      }
    }
  }

  private let server = Process()
  private var apps: [Process] = []
  /// For files of this display; it goes with the display.
  let folder: URL
  /// The display's name, as `DISPLAY` takes it.
  let name: String

  init(width: Int, height: Int) throws {
    folder = try AppRun.temporaryFolder()
    let pipe = Pipe()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    server.arguments = ["Xvfb", "-displayfd", "1", "-nolisten", "tcp", "-screen", "0", "\(width)x\(height)x24"]
    server.standardOutput = pipe
    server.standardError = FileHandle.nullDevice
    try server.run()
    // The server prints its number once it answers.
    let line = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    guard let number = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)) else { throw Failure.noServer }
    name = ":\(number)"
  }

  /// Ends the apps and the server.
  func close() {
    // Children of a dispatch thread are born with its signal mask and never hear SIGTERM.
    for process in apps + [server] where process.isRunning { kill(process.processIdentifier, SIGKILL) }
    for process in apps + [server] { process.waitUntilExit() }
    try? FileManager.default.removeItem(at: folder)
  }

  /// What apps need to know to show windows here, two pixels a point; keys are turned into text by GTK alone.
  var environment: [String: String] {
    [
      "DISPLAY": name, "GDK_BACKEND": "x11", "GDK_SCALE": "2", "GSK_RENDERER": "cairo", "WAYLAND_DISPLAY": "",
      "GTK_IM_MODULE": "gtk-im-context-simple",
    ]
  }

  /// Ends a process with the display.
  func owns(_ process: Process) { apps.append(process) }

  /// Starts `apus` here and waits for the window that it opens.
  func open(_ arguments: [String]) throws {
    let log = folder.appending(path: "app.log")
    try Data().write(to: log)
    let app = AppRun.process(arguments, environment: environment)
    let output = try FileHandle(forWritingTo: log)
    app.standardOutput = output
    app.standardError = output
    try app.run()
    apps.append(app)
    do {
      try search(for: ".", seconds: 60)
    } catch {
      throw Failure.window((try? String(contentsOf: log, encoding: .utf8)) ?? "")
    }
  }

  /// Waits some seconds for a window with a name that contains a text.
  func waitForWindow(named name: String, seconds: Int = 20) throws {
    do {
      try search(for: name, seconds: seconds)
    } catch {
      throw Failure.noWindow(named: name)
    }
  }

  /// A child of a dispatch thread is born with its signal mask, so nothing but SIGKILL surely ends it.
  private func search(for name: String, seconds: Int) throws {
    try run("timeout", ["--signal=KILL", "\(seconds)", "xdotool", "search", "--sync", "--onlyvisible", "--name", name])
  }

  /// Where the window with a name lies, as `x,y`, once only one does: one that follows another shows before that goes.
  func place(ofWindowNamed name: String, seconds: Double = 20) throws -> String {
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end {
      let words = ["search", "--onlyvisible", "--name", name, "getwindowgeometry", "--shell", "%@"]
      // Between the search and the question a window may go.
      let said = (try? output(of: "xdotool", words)) ?? ""
      let values = said.split(separator: "\n").filter { $0.hasPrefix("X=") || $0.hasPrefix("Y=") }.map { $0.dropFirst(2) }
      if values.count == 2 { return values.joined(separator: ",") }
      usleep(20_000)
    }
    throw Failure.noWindow(named: name)
  }

  /// Clicks at a point of the screen, in its pixels.
  func click(x: Int, y: Int) throws { try run("xdotool", ["mousemove", "\(x)", "\(y)", "click", "1"]) }

  /// Turns the wheel down at a point of the screen.
  func turnWheel(x: Int, y: Int, notches: Int) throws {
    try run("xdotool", ["mousemove", "\(x)", "\(y)", "click", "--repeat", "\(notches)", "5"])
  }

  /// Drags with the first button held, in steps as a hand would.
  func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int), steps: Int = 12) throws {
    try run("xdotool", pull(from: start, to: end, steps: steps) + ["mouseup", "1"])
  }

  /// Drags with the first button held, and lets go where what is dragged is seen to have come.
  ///
  /// An app that was slow to take up a drag hears of the place with the next movement, so the pointer moves a pixel at a time.
  /// `isThere` waits some seconds for that to be seen, and returns whether it was.
  func drag(
    from start: (x: Int, y: Int), to end: (x: Int, y: Int), steps: Int, until isThere: (_ seconds: TimeInterval) -> Bool
  ) throws {
    try run("xdotool", pull(from: start, to: end, steps: steps))
    defer { try? run("xdotool", ["mouseup", "1"]) }
    let limit = ContinuousClock.now + .seconds(60)
    var isAside = false
    while !isThere(0.25) {
      guard ContinuousClock.now < limit else { throw Failure.notDragged }
      isAside.toggle()
      try run("xdotool", ["mousemove", "\(end.x + (isAside ? 1 : 0))", "\(end.y)"])
    }
  }

  private func pull(from start: (x: Int, y: Int), to end: (x: Int, y: Int), steps: Int) -> [String] {
    var words = ["mousemove", "\(start.x)", "\(start.y)", "mousedown", "1"]
    for step in 1...steps {
      let (x, y) = (start.x + (end.x - start.x) * step / steps, start.y + (end.y - start.y) * step / steps)
      words += ["mousemove", "\(x)", "\(y)", "sleep", "0.016"]
    }
    return words
  }

  /// Types characters, each by its key.
  func type(_ text: String) throws { try run("xdotool", ["type", "--delay", "20", text]) }

  /// Presses keys, such as "ctrl+a".
  func press(_ keys: String...) throws { try run("xdotool", ["key", "--delay", "20"] + keys) }

  /// A picture of the whole screen.
  func screenshot() throws -> URL {
    let file = folder.appending(path: "screen.png")
    try run("import", ["-window", "root", file.path])
    return file
  }

  /// Takes pictures until one is as is wanted, for some seconds; returns whether one was.
  func waits(seconds: TimeInterval = 20, for isRequested: (PixelBuffer) throws -> Bool) throws -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    repeat {
      if try isRequested(PixelBuffer(contentsOfPNG: screenshot())) { return true }
    } while ContinuousClock.now < end
    return false
  }

  /// Runs a tool on the display to its end.
  func run(_ command: String, _ arguments: [String]) throws { _ = try output(of: command, arguments) }

  /// Runs a tool on the display to its end, and returns what it has printed.
  private func output(of command: String, _ arguments: [String]) throws -> String {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    // The words are in UTF-8 whatever the surroundings: xdotool finds no name with others.
    process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": name, "LC_ALL": "C.UTF-8"]) { $1 }
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let said = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure.tool(([command] + arguments).joined(separator: " "), process.terminationStatus)
    }
    return String(decoding: said, as: UTF8.self)
  }
}
