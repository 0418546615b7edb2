import Foundation

/// An app on a virtual display that mouse and keyboard use, and that says what a screen reader finds in it whenever it rests.
///
/// Every wait ends when what is waited for has come, and by itself when that takes too long.
final class DrivenApp {
  /// What a screen reader finds, as `APUS_TRACE=elements` prints it.
  struct Element: Decodable {
    let role, label, value, id: String
    let frame: [Double]
    let enabled, selected: Bool

    /// Its middle, in pixels of the display.
    var middle: (x: Int, y: Int) { (Int(frame[0] * 2 + frame[2]), Int(frame[1] * 2 + frame[3])) }
    func isNamed(_ name: String) -> Bool { label == name || id == name }
  }
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let display: VirtualDisplay
  private let process: Process
  private let output: AppOutput

  /// Starts `apus` and waits for the first window.
  ///
  /// `size` is the window's, in points.
  init(
    on display: VirtualDisplay, _ path: String, size: String = "390x844", options: [String] = [],
    environment: [String: String] = [:]
  ) throws {
    self.display = display
    output = AppOutput()
    process = AppRun.process(
      ["run", path, "--host", "gtk", "--size", size, "--locale", "en_US"] + options,
      environment: display.environment.merging(["APUS_TRACE": "elements"]) { $1 }.merging(environment) { $1 })
    process.standardOutput = output.pipe
    process.standardError = output.pipe
    try process.run()
    display.owns(process)
    guard waits(seconds: 120, for: { !$0.isEmpty }) else { throw Failure(description: "no window came up: \(output.text)") }
    try display.waitForWindow(named: ".")
  }

  /// What the window showed when it rested last.
  var elements: [Element] { output.elements }

  /// Waits till what is found in the window that rested last is as is wanted.
  func waits(seconds: TimeInterval = 30, for isRequested: ([Element]) -> Bool) -> Bool {
    output.waits(seconds, for: isRequested)
  }

  /// Waits till there is an element with a name, or until one that there is is as is wanted.
  func shows(_ name: String, role: String? = nil, where isRequested: (Element) -> Bool = { _ in true }) -> Bool {
    waits { elements in elements.contains { $0.isNamed(name) && (role == nil || $0.role == role) && isRequested($0) } }
  }

  /// Waits till there is no element with a name.
  func hides(_ name: String) -> Bool { waits { elements in !elements.contains { $0.isNamed(name) } } }

  /// Waits for an element with a name.
  func element(_ name: String, role: String? = nil) throws -> Element {
    var found: Element?
    _ = waits { elements in
      found = elements.first { $0.isNamed(name) && (role == nil || $0.role == role) }
      return found != nil
    }
    let names = output.elements.map { "\($0.role) \"\($0.label)\"" }.joined(separator: ", ")
    return try found ?? { throw Failure(description: "no element \"\(name)\"; there are: \(names)") }()
  }

  /// Clicks in the middle of an element.
  func click(_ name: String, role: String? = nil) throws {
    let middle = try element(name, role: role).middle
    try display.click(x: middle.x, y: middle.y)
  }

  /// Clicks near the right end of an element, where a row's switch is, or what counts up.
  func clickAtEnd(_ name: String, role: String? = nil) throws {
    let found = try element(name, role: role)
    try display.click(x: Int(found.frame[0] + found.frame[2]) * 2 - 50, y: found.middle.y)
  }
}

/// Takes in what an app prints, and wakes who waits for it.
private final class AppOutput: @unchecked Sendable {
  let pipe = Pipe()
  private let news = NSCondition()
  private var rest = Data()
  private var printed: [String] = []
  private var found: [DrivenApp.Element] = []

  private struct Line: Decodable {
    let window: String
    let elements: [DrivenApp.Element]
  }

  init() {
    Thread.detachNewThread { [self] in
      while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty { take(data) }
    }
  }

  var text: String { locked { printed.joined(separator: "\n") } }
  var elements: [DrivenApp.Element] { locked { found } }

  private func locked<Value>(_ body: () -> Value) -> Value {
    news.lock()
    defer { news.unlock() }
    return body()
  }

  private func take(_ data: Data) {
    locked {
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = rest[rest.startIndex..<end]
        rest = Data(rest[(end + 1)...])
        if let seen = try? JSONDecoder().decode(Line.self, from: line) {
          found = seen.elements
        } else {
          printed.append(String(decoding: line, as: UTF8.self))
        }
      }
      news.broadcast()
    }
  }

  /// Waits till something holds, and asks again with each piece of news.
  func waits(_ seconds: TimeInterval, for holds: ([DrivenApp.Element]) -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    news.lock()
    defer { news.unlock() }
    while !holds(found) {
      if !news.wait(until: end) { return holds(found) }
    }
    return true
  }
}
