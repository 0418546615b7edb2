import Foundation
import LaunchContract
import RemoteControl
import Testing
import UIKitTypes

@testable import XCUIAutomation

@MainActor
@Suite("Apps that tests start")
struct ApplicationTests {
  @Test("an app gets its project's arguments and variables, and the test's")
  func launch() {
    let fake = FakeApp()
    let app = fake.application()
    #expect(app.state == .notRunning && fake.started.isEmpty)
    app.launchArguments = ["-master", "Ida"]
    app.launchEnvironment = ["TIDE": "high"]
    app.launch()
    let program = fake.started[0]
    #expect(program.program == "/apps/Harbor" && program.arguments == ["-own", "-master", "Ida"])
    #expect(program.environment == ["HOME": "/home/a", "TIDE": "high", "APUS_HOST": "image"])
    #expect(fake.asked[0].verb == "show" && app.state == .runningForeground && app.wait(for: .runningForeground, timeout: 1))
    app.launch()
    #expect(fake.started.count == 2 && fake.failures.isEmpty)
    app.terminate()
    #expect(fake.isEnded && app.state == .notRunning)
    app.buttons["Add"].tap()
    #expect(fake.failures == [#"app.buttons["Add"]: the app does not run; launch() starts it"#])
    app.activate()
    #expect(fake.started.count == 3 && app.state == .runningForeground)
  }

  @Test("whatever names an app means the one that runs")
  func sameApp() {
    let (app, fake) = FakeApp.running([element("button", "Add")])
    XCUIApplication(app.driver).buttons["Add"].tap()
    #expect(fake.acts.count == 1 && fake.failures.isEmpty)
    #expect(XCUIApplication().driver === XCUIApplication().driver)
    let other = XCUIApplication(bundleIdentifier: "com.example.Other").driver
    #expect(other === XCUIApplication(bundleIdentifier: "com.example.Other").driver && other !== XCUIApplication().driver)
    app.terminate()
  }

  @Test("an app's clock goes on while the test sleeps, and not while it computes")
  func sleeping() {
    let (app, fake) = FakeApp.running([element("button", "Add")])
    _ = app.buttons["Add"].exists
    fake.now += .seconds(2.05)
    _ = app.buttons["Add"].exists
    #expect(abs(fake.time - 2.05) < 1e-9)
    #expect(fake.asked.filter { $0.verb == "frame" }.count == 21 && fake.asked.suffix(2).map(\.verb) == ["settle", "elements"])
    fake.now += .seconds(0.2)
    app.buttons["Add"].tap()
    // Time that the app itself takes is none that the test has slept.
    fake.react = { fake, _, _ in fake.now += .seconds(1) }
    app.buttons["Add"].tap()
    #expect(abs(fake.time - 2.05) < 1e-9 && fake.acts.count == 2)
    fake.react = { _, _, _ in }
    app.terminate()
  }

  @Test("an app that does not answer is not asked again and again")
  func silence() {
    let (app, fake) = FakeApp.running([])
    fake.react = { _, verb, _ in
      if verb == "settle" { throw RemoteError.late(verb: verb, seconds: 30) }
    }
    #expect(!app.buttons["Late"].waitForExistence(timeout: 60) && fake.failures.count <= 2)
    fake.react = { _, _, _ in }
    app.terminate()
  }

  @Test("an app that was not built is named, with those that were")
  func unknown() throws {
    let plan = InterfaceTestPlan(apps: [FakeApp.harbor], attachments: "/a")
    #expect(try plan.app(nil) == FakeApp.harbor && plan.app("com.example.Harbor") == FakeApp.harbor)
    #expect(
      throws: StartError("no app com.example.Other was built for these tests; there is com.example.Harbor")
    ) { try plan.app("com.example.Other") }
    #expect(throws: StartError.self) { try InterfaceTestPlan(environment: [:]) }
    #expect(throws: StartError.self) { try InterfaceTestPlan(environment: [InterfaceTestPlan.variable: "/no/such/file"]) }
  }

  @Test("a crash fails the test with its reason, once")
  func crash() {
    let (app, fake) = FakeApp.running([element("button", "Crash")])
    let end = RemoteEnd(status: 4, lastErrors: ["A.swift:3: Fatal error: Index out of range"])
    fake.log = ["printed before"]
    fake.react = { app, verb, _ in
      guard verb == "act" else { return }
      app.hasEnded = end
      throw RemoteError.ended(end)
    }
    app.buttons["Crash"].tap()
    #expect(fake.failures == ["the app crashed (trap): A.swift:3: Fatal error: Index out of range"])
    #expect(app.state == .notRunning && !app.buttons["Crash"].exists && fake.failures.count == 1)
    #expect(fake.shown.contains("printed before"))
  }

  @Test("waits let the app's time pass, and end as soon as they can")
  func waits() {
    let (app, fake) = FakeApp.running([])
    fake.react = { app, verb, _ in
      if verb == "settle", app.time >= 0.5 { app.answer.elements = [element("button", "Late")].numbered }
      if verb == "settle", app.time >= 1.5 { app.answer.elements = [] }
    }
    #expect(!app.buttons["Late"].waitForExistence(timeout: 0.2) && app.buttons["Late"].waitForExistence(timeout: 5))
    #expect((0.5..<0.8).contains(fake.time))
    #expect(app.buttons["Late"].wait(for: \.label, toEqual: "Late", timeout: 1))
    #expect(app.buttons["Late"].waitForNonExistence(timeout: 5) && fake.time < 2 && fake.failures.isEmpty)
    #expect(!app.buttons["Late"].wait(for: \.label, toEqual: "", timeout: 0.1))
  }

  @Test("an alert in the way is told to those who wait for one")
  func interruptions() {
    let fake = FakeApp()
    fake.answer = RemoteElements([element("alert", "May we?"), element("button", "Allow", level: 1)].numbered, parts: [])
    var seen: [String] = []
    let owner = InterruptionMonitors.add { alert in
      seen.append(alert.label)
      alert.buttons["Allow"].tap()
      return true
    }
    let app = fake.application()
    app.launch()
    fake.react = { app, verb, _ in
      if verb == "act" { app.answer.elements = [element("button", "Add")].numbered }
    }
    app.buttons["Add"].tap()
    #expect(seen == ["May we?"] && fake.acts.count == 2 && fake.failures.isEmpty)
    InterruptionMonitors.remove(owner)
    app.buttons["None"].tap()
    #expect(seen.count == 1 && fake.failures.count == 1)
    app.terminate()
  }

  @Test("who cannot put an alert away is not asked to again while trying")
  func vainInterruption() {
    let (app, fake) = FakeApp.running([element("alert", "May we?")])
    let owner = InterruptionMonitors.add { alert in
      alert.buttons["Allow"].tap()
      return false
    }
    app.buttons["Add"].tap()
    #expect(fake.failures.count == 2 && fake.failures[0].hasSuffix(#"on screen: alert "May we?""#), "\(fake.failures)")
    InterruptionMonitors.remove(owner)
    app.terminate()
  }

  @Test(
    "language, region and size of text come from the arguments that Apple's systems read",
    arguments: [
      (["-AppleLanguages", "(de)", "-AppleLocale", "de_AT"], [.locale: "de_AT"]),
      (["-AppleLanguages", "(\"en-GB\", de)"], [.locale: "en_GB"]),
      (["-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXL"], [.textSize: "accessibility3"]),
      (["-master", "Ida", "-AppleLocale"], [:]),
    ] as [([String], [LaunchVariable: String])])
  func settings(arguments: [String], variables: [LaunchVariable: String]) {
    #expect(LaunchSettings(arguments: arguments, appearance: nil).variables == variables)
  }

  @Test("apps look as the device says, those that run and those that start")
  func appearance() {
    let (app, fake) = FakeApp.running([])
    XCUIDevice.shared.appearance = XCUIDevice.Appearance.dark
    #expect(fake.asked.last?.parameters["colorScheme"] == "dark")
    app.launch()
    #expect(fake.started.last?.environment["APUS_COLOR_SCHEME"] == "dark")
    XCUIDevice.shared.appearance = .unspecified
    app.launch()
    #expect(fake.started.last?.environment["APUS_COLOR_SCHEME"] == nil)
    app.terminate()
  }

  @Test("the device is turned with what runs, and its home button leaves the app")
  func device() {
    let (app, fake) = FakeApp.running([])
    XCUIDevice.shared.orientation = .landscapeRight
    #expect(app.frame.size == CGSize(width: 800, height: 400))
    let (later, _) = FakeApp.running([])
    #expect(later.frame.size == CGSize(width: 800, height: 400))
    later.terminate()
    XCUIDevice.shared.orientation = .portrait
    #expect(app.frame.size == CGSize(width: 400, height: 800) && fake.failures.isEmpty)
    XCUIDevice.shared.press(XCUIDevice.Button.home)
    #expect(app.state == .runningBackground)
    app.activate()
    #expect(app.state == XCUIApplication.State.runningForeground)
    app.open(URL(filePath: "/a"))
    #expect(fake.acts == [#"open url: "file:///a""#])
    app.terminate()
  }
}
