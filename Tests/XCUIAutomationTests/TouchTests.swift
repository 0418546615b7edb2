import CoreGraphicsTypes
import Foundation
import LaunchContract
import RemoteControl
import Testing

@testable import XCUIAutomation

@MainActor
@Suite("Elements that are touched")
struct TouchTests {
  @Test("what something else lies over is not hittable, nor are its parts")
  func covered() {
    let (app, _) = FakeApp.running([
      element("button", "Under") {
        $0.covered = true
        $0.texts = ["Text"]
      }, element("button", "Over", at: row(2)),
    ])
    #expect(app.buttons["Under"].exists && !app.buttons["Under"].isHittable && !app.staticTexts["Text"].isHittable)
    #expect(app.buttons["Over"].isHittable)
    app.terminate()
  }

  @Test("presses name the element, and where only a part shows, the middle of that")
  func presses() {
    let (app, fake) = FakeApp.running([
      element("button", "Add"), element("button", "Half", at: RemoteRect(x: 350, y: 100, width: 100, height: 40)),
      element("button", "Edge", at: RemoteRect(x: 380, y: 200, width: 100, height: 40)),
    ])
    app.buttons["Add"].tap()
    app.buttons["Add"].doubleTap()
    app.buttons["Add"].press(forDuration: 1.5)
    app.buttons["Half"].click()
    app.buttons["Edge"].tap()
    app.buttons["Add"].hover()
    app.buttons["Add"].doubleClick()
    #expect(
      fake.acts == [
        #"tap ref: "e1""#, #"doubleTap ref: "e1""#, #"longPress ref: "e1" seconds: 1.5"#, "tap x: 375 y: 120",
        "tap x: 390 y: 220",
        #"hover ref: "e1""#, #"doubleTap ref: "e1""#,
      ])
    #expect(fake.failures.isEmpty)
  }

  @Test("what is away from the screen is brought there first")
  func scrolling() {
    let (app, fake) = FakeApp.running(
      [element("button", "Far", at: RemoteRect(x: 0, y: 1_000, width: 400, height: 40), part: 0)],
      parts: [RemotePart(kind: .scrollView, frame: RemoteRect(x: 0, y: 100, width: 400, height: 700))])
    #expect(!app.buttons["Far"].isHittable)
    fake.react = { app, verb, parameters in
      guard verb == "act", let way = parameters["dy"]?.number else { return }
      app.answer.elements[0].frame.y -= way
    }
    app.buttons["Far"].tap()
    #expect(fake.acts == ["scroll dx: 0 dy: 570 x: 200 y: 450", #"tap ref: "e1""#])
  }

  @Test("texts are typed where the focus is, and keys among them are pressed")
  func typing() {
    let (app, fake) = FakeApp.running([
      element("textField", "Name") { $0.focused = true }, element("textField", "Town", at: row(1)),
    ])
    app.textFields["Name"].typeText("Ida\u{8}" + XCUIKeyboardKey.tab.rawValue + "日本\n")
    app.typeKey("a", modifierFlags: [.command, .shift])
    app.typeKey(.leftArrow, modifierFlags: .option)
    #expect(
      fake.acts == [
        #"type text: "Ida""#, #"key key: "Backspace""#, #"key key: "Tab""#, #"type text: "日本""#, #"key key: "Enter""#,
        #"key key: "a" modifiers: ["shift","command"]"#, #"key key: "ArrowLeft" modifiers: ["option"]"#,
      ])
    app.textFields["Town"].typeText("Oslo")
    #expect(
      fake.failures == [
        #"app.textFields["Town"] does not take text, as neither it nor what is in it has the focus; tap it first"#
      ])
    #expect(XCUIElement.KeyModifierFlags.alternate == .option)
  }

  @Test(
    "the keys of a text have names",
    arguments: [
      (.delete, "Backspace"), (.forwardDelete, "Delete"), (.return, "Enter"), (.enter, "Enter"), (.escape, "Escape"),
      (.upArrow, "ArrowUp"), (.downArrow, "ArrowDown"), (.rightArrow, "ArrowRight"), (.home, "Home"), (.end, "End"),
      (.pageUp, "PageUp"), (.pageDown, "PageDown"),
    ] as [(XCUIKeyboardKey, String)])
  func keys(key: XCUIKeyboardKey, name: String) {
    #expect(TypedKey.parts(of: "a" + key.rawValue) == [.text("a"), .key(name)])
    #expect(TypedKey.parts(of: XCUIKeyboardKey.space.rawValue) == [.text(" ")])
  }

  @Test("a slider is drawn from where it is, a stepper goes by steps")
  func values() {
    let (app, fake) = FakeApp.running([
      element("slider", "Load", value: "25 %", at: RemoteRect(x: 86, y: 0, width: 228, height: 40)),
      element("stepper", "Crew", at: row(1)),
      element("button", "Add", at: row(2)),
    ])
    app.sliders["Load"].adjust(toNormalizedSliderPosition: 0.75)
    app.steppers["Crew"].buttons["Decrement"].tap()
    #expect(fake.acts == ["drag toX: 250 toY: 20 x: 150 y: 20", #"adjust by: -1 ref: "e2""#])
    app.buttons["Add"].adjust(toNormalizedSliderPosition: 1)
    #expect(fake.failures == [#"app.buttons["Add"] is no slider whose value is in percents, but button "Add""#])
  }

  @Test("a wheel is turned to its value in the direction where it is")
  func wheels() {
    let months = ["March", "April", "May"]
    let (app, fake) = FakeApp.running([element("slider", value: "May") { $0.kind = .pickerWheel }])
    fake.react = { app, verb, parameters in
      guard verb == "act", let step = parameters["by"]?.integer else { return }
      let index = (months.firstIndex(of: app.answer.elements[0].value ?? "") ?? 0) + step
      if months.indices.contains(index) { app.answer.elements[0].value = months[index] }
    }
    app.pickerWheels.element.adjust(toPickerWheelValue: "March")
    #expect(fake.answer.elements[0].value == "March" && fake.failures.isEmpty)
    app.pickerWheels.element.adjust(toPickerWheelValue: "Juli")
    #expect(fake.failures == [#"app.pickerWheels.element has no value "Juli" within 400 rows"#])
  }

  @Test("points, drags and two fingers")
  func points() {
    let (app, fake) = FakeApp.running([element("image", "Map", at: RemoteRect(x: 100, y: 100, width: 200, height: 200))])
    let map = app.images["Map"]
    let corner: XCUICoordinate = map.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
    #expect(corner.screenPoint == CGPoint(x: 100, y: 100) && corner.referencedElement === map)
    corner.withOffset(CGVector(dx: 10, dy: 20)).tap()
    corner.doubleTap()
    corner.press(forDuration: 0.5, thenDragTo: map.coordinate(withNormalizedOffset: CGVector(dx: 1, dy: 0.5)))
    corner.press(
      forDuration: 0, thenDragTo: corner.withOffset(CGVector(dx: 30, dy: 40)), withVelocity: 100, thenHoldForDuration: 0)
    corner.press(forDuration: 2)
    map.press(forDuration: 1, thenDragTo: map)
    map.pinch(withScale: 2, velocity: 1)
    map.rotate(.pi / 2, withVelocity: 1)
    map.scroll(byDeltaX: 0, deltaY: -50)
    #expect(
      fake.acts == [
        "tap x: 110 y: 120", "doubleTap x: 100 y: 100", "drag hold: 0.5 seconds: 0.5 toX: 300 toY: 200 x: 100 y: 100",
        "drag hold: 0 seconds: 0.5 toX: 130 toY: 140 x: 100 y: 100", "longPress seconds: 2 x: 100 y: 100",
        "drag hold: 1 seconds: 0.5 toX: 200 toY: 200 x: 200 y: 200", #"pinch ref: "e1" scale: 2"#,
        #"rotate degrees: 90 ref: "e1""#,
        "scroll dx: 0 dy: 50 x: 200 y: 200",
      ])
  }

  @Test(
    "a swipe goes over most of a large element, and beyond a small one, within the screen",
    arguments: [
      ("up", CGRect(x: 0, y: 0, width: 400, height: 800), CGPoint(x: 200, y: 640), CGPoint(x: 200, y: 160)),
      ("left", CGRect(x: 20, y: 100, width: 40, height: 20), CGPoint(x: 148, y: 110), CGPoint(x: 8, y: 110)),
      ("right", CGRect(x: 340, y: 100, width: 40, height: 20), CGPoint(x: 252, y: 110), CGPoint(x: 392, y: 110)),
      ("down", CGRect(x: 0, y: 300, width: 400, height: 40), CGPoint(x: 200, y: 180), CGPoint(x: 200, y: 460)),
    ])
  func swipes(direction: String, frame: CGRect, start: CGPoint, end: CGPoint) {
    let screen = CGRect(x: 0, y: 0, width: 400, height: 800)
    let swipe = SwipeLine(direction, over: frame, on: screen, velocity: .default)
    #expect(abs(swipe.start.x - start.x) < 0.001 && abs(swipe.start.y - start.y) < 0.001)
    #expect(abs(swipe.end.x - end.x) < 0.001 && abs(swipe.end.y - end.y) < 0.001)
    let fast = SwipeLine(direction, over: frame, on: screen, velocity: .fast),
      slow = SwipeLine(direction, over: frame, on: screen, velocity: .slow)
    #expect(fast.seconds < swipe.seconds && swipe.seconds < slow.seconds && XCUIGestureVelocity(5) == 5.0)
  }

  @Test("all four directions are drags")
  func directions() {
    let (app, fake) = FakeApp.running([element("image", "Map", at: RemoteRect(x: 0, y: 0, width: 400, height: 800))])
    app.swipeUp()
    app.swipeDown(velocity: .slow)
    app.images["Map"].swipeLeft()
    app.images["Map"].swipeRight(velocity: 500)
    #expect(fake.acts.count == 4 && fake.acts.allSatisfy { $0.hasPrefix("drag ") })
  }
}
