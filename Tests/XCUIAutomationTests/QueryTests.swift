import Foundation
import LaunchContract
import Testing

@testable import XCUIAutomation

@MainActor
@Suite("Queries for elements")
struct QueryTests {
  /// A bar with a title and a button, and a list of two rows below it.
  private func harbor() -> (app: XCUIApplication, fake: FakeApp) {
    let parts = [
      RemotePart(kind: .navigationBar, frame: row(0)),
      RemotePart(kind: .scrollView, frame: RemoteRect(x: 0, y: 40, width: 400, height: 760)),
      RemotePart(kind: .toolbar, frame: row(19)),
    ]
    return FakeApp.running(
      [
        element("header", "Harbor", part: 0), element("button", "Add", part: 0) { $0.texts = ["Add"] },
        element("row", at: row(1), part: 1),
        element("button", "Aurora", id: "first", at: row(1), level: 1, part: 1) { $0.texts = ["Aurora"] },
        element("row", at: row(2), part: 1), element("staticText", "Beluga", at: row(2), level: 1, part: 1),
        element("image", "Photo", at: row(2), level: 1, part: 1), element("button", "Sort", at: row(19), part: 2),
      ], parts: parts)
  }

  @Test("bars, lists and rows hold what lies in them")
  func parts() {
    let (app, fake) = harbor()
    #expect(app.navigationBars["Harbor"].exists && app.navigationBars.buttons["Add"].exists)
    #expect(!app.navigationBars.buttons["Aurora"].exists && app.toolbars.buttons.firstMatch.label == "Sort")
    let lists: XCUIElementQuery = app.collectionViews
    #expect(lists.count == 1 && app.tables.cells.count == 2 && app.scrollViews.count == 1)
    #expect(app.cells.element(boundBy: 1).staticTexts["Beluga"].exists && app.cells.element(boundBy: 1).images.count == 1)
    #expect(app.windows.children(matching: .any).count == 3 && app.windows.firstMatch.elementType == .window)
    #expect(app.label == "Harbor" && app.elementType == .application && app.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(fake.failures.isEmpty)
  }

  @Test("the text of a control is found, and stands for the control")
  func texts() {
    let (app, fake) = harbor()
    app.staticTexts["Aurora"].tap()
    #expect(fake.acts == ["tap ref: \"e4\""])
    #expect(app.staticTexts.count == 4 && app.buttons["Aurora"].staticTexts.count == 1)
  }

  @Test("names are identifiers, labels, values and placeholders")
  func names() {
    let (app, _) = FakeApp.running([
      element("textField", "Name"), element("textField", "Town", id: "town", value: "Kyoto"),
      element("searchField", "Search", value: ""),
    ])
    for name in ["town", "Town", "Kyoto"] { #expect(app.textFields[name].value as? String == "Kyoto") }
    #expect(app.textFields["Name"].value as? String == "Name" && app.textFields["Name"].placeholderValue == "Name")
    #expect(app.searchFields["Search"].exists && app.textFields.count == 2 && app.buttons.count == 0)
  }

  @Test("rows are told apart by what they contain")
  func containing() {
    let (app, _) = harbor()
    #expect(app.cells.containing(.staticText, identifier: "Beluga").count == 1)
    #expect(app.cells.containing(.image, identifier: nil).firstMatch.frame.minY == 80)
    #expect(app.cells.containing(NSPredicate(format: "label BEGINSWITH 'A'")).element.buttons["first"].exists)
    #expect(app.buttons.matching(identifier: "first").count == 1)
    #expect(app.buttons.matching(NSPredicate(format: "label IN %@", ["Add", "Sort"])).count == 2)
    #expect(app.descendants(matching: .any).matching(.button, identifier: "Sort").element.exists)
    #expect(app.descendants(matching: .any).element(matching: .image, identifier: "Photo").exists)
    #expect(app.buttons.element(matching: NSPredicate(format: "identifier == 'first'")).label == "Aurora")
    #expect(app.buttons.allElementsBoundByIndex.map(\.label) == ["Add", "Aurora", "Sort"])
    #expect(app.buttons.allElementsBoundByAccessibilityElement.count == 3)
  }

  @Test("kinds come from roles and from what apps tell besides")
  func kinds() {
    let (app, _) = FakeApp.running([
      element("toggle", "Sail", value: "on"), element("slider", "Load", value: "40 %"), element("stepper", "Crew"),
      element("textField", "Code") { $0.kind = .secureTextField }, element("textField", "Notes") { $0.kind = .textEditor },
      element("slider", value: "May") { $0.kind = .pickerWheel }, element("alert", "What next?") { $0.kind = .actionSheet },
      element("alert", "Sorry"), element("tabBar"), element("tab", "Home", level: 1), element("link", "Help"),
      element("keyboardKey", "A"), element("group", "Box"), element("scrollView"),
    ])
    #expect(app.switches["Sail"].value as? String == "1" && app.switches.count == 1 && app.toggles.count == 1)
    #expect(app.switches["Sail"].switches.count == 1)
    #expect(app.secureTextFields["Code"].exists && app.textViews["Notes"].exists && app.textFields.count == 0)
    #expect(app.pickerWheels.element.value as? String == "May" && app.sliders.count == 1)
    #expect(app.sheets["What next?"].exists && app.alerts.count == 1 && app.links.count == 1 && app.keys.count == 1)
    #expect(app.tabBars.buttons["Home"].exists && app.tabs.count == 1 && app.otherElements["Box"].exists)
    #expect(app.steppers["Crew"].buttons.allElementsBoundByIndex.map(\.label) == ["Decrement", "Increment"])
    #expect(app.sliders["Load"].normalizedSliderPosition == 0.4)
  }

  @Test("what is not there fails with its query, what is on screen, and the line")
  func missing() {
    let (app, fake) = harbor()
    let line: UInt = #line + 1
    let save = app.buttons["Save"]
    #expect(save.label.isEmpty && !save.exists && !save.isHittable)
    #expect(
      fake.failures == [
        #"app.buttons["Save"] is not there; on screen: navigationBar "Harbor", staticText "Harbor", button "Add", button "Aurora", "#
          + #"staticText "Beluga", image "Photo", button "Sort""#
      ])
    #expect(fake.places.map(\.line) == [line] && fake.places[0].file.description.hasSuffix("QueryTests.swift"))
    save.tap(line: 7)
    #expect(fake.failures.count == 2 && fake.places[1].line == 7 && fake.acts.isEmpty)
    #expect(throws: (any Error).self) { try save.snapshot() }
  }

  @Test("several that fit fail, unless one is chosen")
  func several() {
    let (app, fake) = FakeApp.running([element("button", "Add"), element("button", "Add", at: row(1))])
    app.buttons["Add"].tap()
    #expect(
      fake.failures == [
        #"app.buttons["Add"] are 2 elements: button "Add", button "Add"; firstMatch or element(boundBy:) choose one"#
      ])
    #expect(app.buttons["Add"].exists && app.buttons["Add"].firstMatch.frame.minY == 0)
    app.buttons.matching(identifier: "Add").element(boundBy: 1).tap()
    app.buttons.element(boundBy: 2).tap()
    #expect(fake.acts == ["tap ref: \"e2\""] && fake.failures.count == 2)
    #expect(fake.failures[1].hasPrefix("app.buttons.element(boundBy: 2) is not there"))
  }

  @Test("snapshots and descriptions have what lies inside")
  func snapshots() throws {
    let (app, _) = harbor()
    let bar: any XCUIElementSnapshot = try app.navigationBars.firstMatch.snapshot()
    #expect(bar.identifier == "Harbor" && bar.children.map(\.label) == ["Harbor", "Add"])
    let attributes: any XCUIElementAttributes = app.buttons["first"]
    #expect(attributes.isEnabled && !attributes.isSelected && !attributes.hasFocus && attributes.title.isEmpty)
    #expect(app.cells.debugDescription.hasPrefix("app.cells: 2 found\ncell, {{0.0, 40.0}, {400.0, 40.0}}"))
    #expect(app.buttons["Sort"].debugDescription.contains("button") && app.buttons["Sort"].description == #"app.buttons["Sort"]"#)
    let provider: any XCUIElementTypeQueryProvider = app.cells
    #expect(provider.firstMatch.exists && provider.descendants(matching: .staticText).count == 2)
  }

  @Test(
    "each kind has a query that is named after it",
    arguments: [
      (.button, "buttons"), (.switch, "switches"), (.checkBox, "checkBoxes"), (.other, "otherElements"),
      (.searchField, "searchFields"),
    ] as [(XCUIElement.ElementType, String)])
  func queryNames(type: XCUIElement.ElementType, name: String) {
    #expect(type.queryName == name)
    #expect(XCUIElement.ElementType.cell.rawValue == 75 && XCUIElement.ElementType.statusItem.rawValue == 82)
    #expect(XCUIElement.ElementType.switch.rawValue == 40 && XCUIElement.ElementType.staticText.rawValue == 48)
  }
}
