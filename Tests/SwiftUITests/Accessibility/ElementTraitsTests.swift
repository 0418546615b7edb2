import ApusTesting
import SwiftUI
import Testing

@Suite @MainActor
struct ElementTraitsTests {
  nonisolated static let all: [(AccessibilityTraits, String)] = [
    (.isButton, "button"), (.isHeader, "header"), (.isSelected, "staticText"), (.isLink, "link"),
    (.isSearchField, "searchField"), (.isImage, "image"), (.playsSound, "staticText"), (.isKeyboardKey, "keyboardKey"),
    (.isStaticText, "staticText"), (.isSummaryElement, "staticText"), (.updatesFrequently, "staticText"),
    (.startsMediaSession, "staticText"), (.allowsDirectInteraction, "staticText"), (.causesPageTurn, "staticText"),
    (.isModal, "staticText"), (.isToggle, "toggle"), (.isTabBar, "tabBar"),
  ]

  @Test("a text with a trait has it beside its own, and the role that it says", arguments: 0..<all.count)
  func adding(index: Int) throws {
    let (trait, role) = Self.all[index]
    let element = try Screen { Text("x").accessibilityAddTraits(trait) }.element("x")
    #expect(element.traits == trait.union(.isStaticText))
    #expect(element.role == role)
    #expect(element.isSelected == (trait == .isSelected))
  }

  @Test("what was added can be taken away again, and so can what a control is", arguments: 0..<all.count)
  func removing(index: Int) throws {
    let trait = Self.all[index].0
    let element = try Screen { Text("x").accessibilityAddTraits(trait).accessibilityRemoveTraits(trait) }.element("x")
    #expect(element.traits == (trait == .isStaticText ? [] : .isStaticText))
    #expect(element.role == (trait == .isStaticText ? "other" : "staticText"))
    let button = try Screen { Button("x") {}.accessibilityRemoveTraits(.isButton) }.element("x")
    #expect(button.role == "other" && button.traits == [])
  }

  @Test("a control keeps its role beside a trait that says less")
  func roles() throws {
    let screen = Screen {
      VStack {
        Button("a") {}.accessibilityAddTraits([.isHeader, .isSelected])
        Slider(value: .constant(0.5)) { Text("b") }.accessibilityAddTraits([.isButton, .updatesFrequently])
        TextField("c", text: .constant("")).accessibilityAddTraits(.isSearchField)
      }
    }
    #expect(try screen.button("a").traits == [.isButton, .isHeader, .isSelected])
    #expect(try screen.slider("b").traits == [.isButton, .updatesFrequently])
    #expect(try screen.textField("c").role == "searchField")
  }

  @Test("elements that are read as one have the traits, values and hints of all")
  func combining() throws {
    let screen = Screen {
      VStack {
        Text("a").accessibilityValue("1").accessibilityHint("first").accessibilityAddTraits(.playsSound)
        Text("b").accessibilityValue("2").accessibilityAddTraits([.isSelected, .isHeader])
      }
      .accessibilityElement(children: .combine)
    }
    let element = try screen.element("a, b")
    #expect(element.value == "1, 2" && element.hint == "first")
    #expect(element.traits == [.playsSound, .isSelected])
  }

  @Test("beside a modal element nothing else is found")
  func modal() throws {
    let screen = Screen {
      ZStack {
        Text("behind")
        VStack {
          Text("question")
          Button("answer") {}
        }
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
      }
    }
    #expect(screen.elements.map(\.label).filter { !$0.isEmpty } == ["question", "answer"])
  }

  @Test("activating does what an element does, and touches its middle where it does nothing itself")
  func activating() throws {
    final class Log { var taps: [String] = [] }
    let log = Log()
    let screen = Screen {
      VStack {
        Button("button") { log.taps.append("button") }.overlay(Color.red.onTapGesture { log.taps.append("cover") })
        Text("text").onTapGesture { log.taps.append("text") }
        TextField("field", text: .constant(""))
      }
    }
    try screen.button("button").activate()
    try screen.button("button").tap()
    try screen.text("text").activate()
    #expect(log.taps == ["button", "cover", "text"])
    try screen.textField("field").activate()
    #expect(screen.engine.focus.textInput != nil)
  }
}
