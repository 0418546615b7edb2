import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("Further content, and names of old")
@MainActor
struct CustomContentTests {
  private func contents<V: View>(@ViewBuilder _ view: () -> V) -> [AccessibilityElement.CustomContent] {
    Screen(content: view).engine.accessibilityElements().flatMap(\.flattened).flatMap { $0.customContent.map(\.content) }
  }

  @Test("further content is kept beside the label, in its order")
  func order() {
    let found = contents {
      Text("Anna").accessibilityCustomContent("Age", "30").accessibilityCustomContent(
        Text("City"), Text("Kyoto"), importance: .high)
    }
    #expect(found.map { "\($0.label) \($0.value) \($0.isImportant)" } == ["Age 30 false", "City Kyoto true"])
  }

  @Test("a key's content is replaced, and taken away with nil")
  func keys() {
    let key = AccessibilityCustomContentKey("Age", id: "age")
    let found = contents {
      Text("Anna").accessibilityCustomContent(key, "30").accessibilityCustomContent(key, "31")
    }
    #expect(found.map(\.value) == ["31"])
    #expect(contents { Text("Anna").accessibilityCustomContent(key, "30").accessibilityCustomContent(key, nil) }.isEmpty)
    #expect(
      contents { Text("Anna").accessibilityCustomContent(AccessibilityCustomContentKey("City"), String("Kyoto")) }.count == 1)
    #expect(AXCustomContent.Importance.high.rawValue == 1)
  }

  @Test("an element that combines others has their content")
  func combined() {
    let found = contents {
      HStack {
        Text("a").accessibilityCustomContent("one", String("1"))
        Text("b").accessibilityCustomContent("two", Text("2"))
      }
      .accessibilityElement(children: .combine)
    }
    #expect(found.map(\.label) == ["one", "two"])
  }

  @available(*, deprecated)
  @Test("the names of iOS 13 mean the same")
  func oldNames() {
    let screen = Screen {
      VStack {
        Text("a").accessibility(label: Text("label")).accessibility(value: Text("value")).accessibility(hint: Text("hint"))
          .accessibility(identifier: "id").accessibility(addTraits: .isHeader).accessibility(removeTraits: .isStaticText)
        Text("b").accessibility(hidden: true)
      }
    }
    let found = screen.engine.accessibilityElements().flatMap(\.flattened)
    #expect(found.map(\.label) == ["label"] && found[0].value == "value" && found[0].hint == "hint")
    #expect(found[0].identifier == "id" && found[0].role == .header)
  }
}
