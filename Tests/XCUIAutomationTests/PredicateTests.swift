import Foundation
import LaunchContract
import Testing

@testable import XCUIAutomation

@MainActor
@Suite("Conditions for elements")
struct PredicateTests {
  @Test(
    "are read from texts and hold for elements",
    arguments: [
      ("label == 'Save'", true), ("label = \"save\"", false), ("label ==[c] 'save'", true), ("label != 'Save'", false),
      ("label BEGINSWITH 'Sa' AND identifier ENDSWITH[cd] 'ÉRE'", true), ("label CONTAINS 'x' OR enabled == true", true),
      ("label CONTAINS 'x' || NOT isEnabled == NO", true), ("NOT (label CONTAINS 'x')", true), ("label LIKE 'S?v*'", true),
      ("label MATCHES '[A-Z]a.e'", true), ("label MATCHES 'a.e'", false), ("label IN {'Save', 'Add'}", true),
      ("'av' IN label", true), ("elementType == 9", true), ("elementType > 9", false), ("elementType <= 9", true),
      ("selected == 1", false), ("exists == true && hittable == true", true), ("value == nil", true), ("value <> nil", false),
      ("SELF.label == 'Save'", true), ("TRUEPREDICATE", true), ("FALSEPREDICATE", false), ("title == ''", true),
      ("hasFocus == NO AND placeholderValue == NULL", true), ("label < 'T'", true), ("label >= 'T'", false),
    ])
  func formats(format: String, holds: Bool) {
    let (app, _) = FakeApp.running([element("button", "Save", id: "here")])
    #expect(app.buttons.matching(NSPredicate(format: format)).count == (holds ? 1 : 0))
    #expect(NSPredicate(format: format).evaluate(with: app.buttons.firstMatch) == holds)
  }

  @Test("take arguments for values and keys")
  func arguments() {
    let (app, _) = FakeApp.running([element("button", "Save")])
    let query = app.buttons
    #expect(NSPredicate(format: "%K == %@ AND elementType == %d", "label", "Save", 9).evaluate(with: query.firstMatch))
    #expect(NSPredicate(format: "label == %@", argumentArray: ["Add"]).evaluate(with: query.firstMatch) == false)
    #expect(NSPredicate(format: "count == %ld", 1).evaluate(with: query))
    #expect(NSPredicate(format: "exists == 0").evaluate(with: app.images["None"]))
    #expect(!NSPredicate(format: "label == ''").evaluate(with: app.images["None"]))
    #expect(NSPredicate(format: "elementType == %@", XCUIElement.ElementType.button).evaluate(with: query.firstMatch))
    #expect(NSPredicate(format: "elementType == %d AND 9 == %f", Int32(9), Float(9)).evaluate(with: query.firstMatch))
  }

  @Test("tell what is on screen from what is not, for elements and in queries")
  func hittable() {
    let (app, _) = FakeApp.running([
      element("button", "Save") { $0.enabled = false }, element("button", "Below", at: row(100)),
    ])
    let isThere = NSPredicate(format: "isHittable == true")
    #expect(app.buttons.matching(isThere).allElementsBoundByIndex.map(\.label) == ["Save"])
    #expect(isThere.evaluate(with: app.buttons["Save"]) && !isThere.evaluate(with: app.buttons["Below"]))
  }

  @Test(
    "that cannot be read say why",
    arguments: [
      ("label ==", "a value is missing at the end"), ("label NEARLY 'a'", "NEARLY is no comparison that is known here"),
      ("(label == 'a'", "a closing parenthesis is missing"), ("label == %@", "there are fewer arguments than % signs"),
      ("label == 'a' 'b'", "\"b\" is not expected"), ("label == #", "# cannot be read"),
      ("label IN {'a'", "a closing brace is missing"),
      ("label IN {label}", "a list may hold values alone"), ("label", "a comparison is missing"),
      (
        "lable == 'a'",
        """
        lable is no property that is known here, which are SELF, identifier, label, title, value, placeholderValue, elementType, \
        enabled, selected, hasFocus, exists, hittable, count, state
        """
      ),
    ])
  func errors(format: String, message: String) {
    #expect(throws: PredicateError(message)) {
      var reader = try PredicateReader(format, [])
      _ = try reader.read()
    }
  }

  @Test("that are blocks get the element")
  func blocks() {
    let (app, _) = FakeApp.running([element("button", "Save"), element("button", "Add", at: row(1))])
    let isAdd = NSPredicate { object, _ in
      MainActor.assumeIsolated { (object as? any XCUIElementAttributes)?.label == "Add" }
    }
    #expect(app.buttons.matching(isAdd).element.frame.minY == 40)
  }
}
