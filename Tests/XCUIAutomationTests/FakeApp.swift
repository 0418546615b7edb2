import Foundation
import LaunchContract
import RemoteControl

@testable import XCUIAutomation

/// An app that shows what a test says, and keeps what is asked of it.
@MainActor
final class FakeApp: DrivenApp {
  var answer = RemoteElements([], parts: [])
  var hasEnded: RemoteEnd?
  var log: [String] = []
  private(set) var asked: [(verb: String, parameters: [String: JSONValue])] = []
  private(set) var isEnded = false
  /// Seconds that have passed.
  private(set) var time = 0.0
  /// What pictures are written as.
  var picture = Data("png".utf8)
  /// What becomes of the screen when something is done, or when time passes.
  var react: (_ app: FakeApp, _ verb: String, _ parameters: [String: JSONValue]) throws -> Void = { _, _, _ in }
  private var size = CGSize(width: 400, height: 800)
  var failures: [String] = []
  var places: [SourcePlace] = []
  var started: [ProgramStart] = []

  func call(_ verb: String, _ parameters: [String: JSONValue], deadline: Duration) throws -> JSONValue {
    asked.append((verb, parameters))
    if verb == "settle" || verb == "frame" { time += parameters["seconds"]?.number ?? 0 }
    try react(self, verb, parameters)
    switch verb {
    case "elements": return try JSONValue(encoding: answer)
    case "state":
      return try JSONValue(
        encoding: RemoteState(
          counters: .init(bodies: 0, layouts: 0, texts: 0, pixels: 0), messages: [], title: "", preview: nil, width: size.width,
          height: size.height, scale: 2, colorScheme: "light", contrast: "standard", textSize: "large", locale: "en",
          rightToLeft: false, time: time))
    case "configure":
      size = CGSize(width: parameters["width"]?.number ?? 0, height: parameters["height"]?.number ?? 0)
    case "picture": try picture.write(to: URL(filePath: parameters["file"]?.string ?? ""))
    default: break
    }
    return [:]
  }

  func end() { isEnded = true }

  /// The requests for acts, as `kind member: value …`.
  var acts: [String] {
    asked.filter { $0.verb == "act" }.map { request in
      let rest = request.parameters.filter { $0.key != "kind" }.sorted { $0.key < $1.key }
      return ([request.parameters["kind"]?.string ?? ""] + rest.map { "\($0.key): \($0.value)" }).joined(separator: " ")
    }
  }

  /// An app that is this one, once it is launched.
  func application(_ apps: [InterfaceTestPlan.App] = [FakeApp.harbor]) -> XCUIApplication {
    let surroundings = TestSurroundings(
      plan: { InterfaceTestPlan(apps: apps, attachments: "/none") },
      start: { program in
        self.started.append(program)
        self.isEnded = false
        return self
      },
      environment: ["HOME": "/home/a", InterfaceTestPlan.variable: "/plan.json"],
      fail: { message, place in
        self.failures.append(message)
        self.places.append(place)
      }, show: { self.shown.append($0) }, now: { self.now })
    return XCUIApplication(AppDriver(surroundings, bundleIdentifier: nil))
  }

  var shown: [String] = []
  /// The time for everybody, which goes on where a test says so.
  var now = ContinuousClock.now

  static let harbor = InterfaceTestPlan.App(
    name: "Harbor", bundleIdentifier: "com.example.Harbor", executable: "/apps/Harbor", arguments: ["-own"],
    environment: ["TIDE": "low"])

  /// An app that runs and shows some elements.
  static func running(_ elements: [RemoteElement], parts: [RemotePart] = []) -> (app: XCUIApplication, fake: FakeApp) {
    let fake = FakeApp()
    fake.answer = RemoteElements(elements.numbered, parts: parts)
    let app = fake.application()
    app.launch()
    return (app, fake)
  }
}

extension [RemoteElement] {
  /// The elements with names by their order.
  var numbered: [RemoteElement] {
    enumerated().map { index, element in
      var element = element
      element.ref = "e\(index + 1)"
      return element
    }
  }
}

/// An element as an app tells of it.
func element(
  _ role: String, _ label: String? = nil, id: String? = nil, value: String? = nil, at frame: RemoteRect = row(0), level: Int = 0,
  part: Int? = nil, _ change: (inout RemoteElement) -> Void = { _ in }
) -> RemoteElement {
  var result = RemoteElement(ref: "", role: role, frame: frame)
  (result.label, result.identifier, result.value, result.level, result.part) = (label, id, value, level, part)
  change(&result)
  return result
}

/// The bounds of a row of the screen.
func row(_ index: Int) -> RemoteRect { RemoteRect(x: 0, y: 40 * Double(index), width: 400, height: 40) }
