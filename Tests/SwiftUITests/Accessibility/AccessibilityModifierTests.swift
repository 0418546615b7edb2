import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("What a screen reader finds")
@MainActor
struct AccessibilityModifierTests {
  /// Everything that can be found, as "role label" and "= value" where there is one.
  private func found<V: View>(@ViewBuilder _ view: () -> V) -> [String] {
    Screen(content: view).elements.map { "\($0.role) \($0.label)" + ($0.value.isEmpty ? "" : " = \($0.value)") }
  }

  private var pair: some View {
    HStack {
      Text("one")
      Text("two")
    }
  }

  @Test("a value follows the label; the outermost of several counts", arguments: ["5", "50 %"])
  func value(text: String) {
    #expect(found { Text("volume").accessibilityValue(text) } == ["staticText volume = \(text)"])
    #expect(found { Text("volume").accessibilityValue(Text(text)) } == ["staticText volume = \(text)"])
    #expect(found { Text("volume").accessibilityValue("1").accessibilityValue("2") } == ["staticText volume = 2"])
    #expect(found { Text("volume").accessibilityLabel("loudness").accessibilityValue("3") } == ["staticText loudness = 3"])
  }

  @Test("a hint is kept beside the label")
  func hint() {
    let screen = Screen {
      Button("play") {}.accessibilityHint("plays the song")
      Text("x").accessibilityHint(Text("nothing to do"))
    }
    let elements = screen.engine.accessibilityElements().flatMap(\.flattened)
    #expect(elements.map(\.hint) == ["plays the song", "nothing to do"])
    #expect(elements.map(\.label) == ["play", "x"])
  }

  @Test("what is hidden is not found, nor anything in it; hidden(false) changes nothing")
  func hidden() {
    #expect(found { pair.accessibilityHidden(true) } == [])
    #expect(found { pair.accessibilityHidden(false) } == ["staticText one", "staticText two"])
    #expect(
      found {
        VStack {
          pair.accessibilityHidden(true); Text("three")
        }
      } == ["staticText three"])
    #expect(
      found {
        Button {
        } label: {
          pair.accessibilityHidden(true)
        }.accessibilityLabel("go")
      } == ["button go"])
  }

  @Test("an element of its own ignores its children, contains them, or reads them together")
  func children() {
    #expect(found { pair.accessibilityElement() } == ["group "])
    #expect(found { pair.accessibilityElement(children: .ignore).accessibilityLabel("both") } == ["group both"])
    #expect(found { pair.accessibilityElement(children: .contain) } == ["group ", "staticText one", "staticText two"])
    #expect(found { pair.accessibilityElement(children: .combine) } == ["group one, two"])
    #expect(found { Text("one").accessibilityElement(children: .combine) } == ["staticText one"])
    let behaviors: Set<AccessibilityChildBehavior> = [.ignore, .contain, .combine, .ignore]
    #expect(behaviors.count == 3)
  }

  @Test("read together, one button makes a button of all")
  func combined() {
    var presses = 0
    let screen = Screen {
      HStack {
        Text("song")
        Button("play") { presses += 1 }
      }
      .accessibilityElement(children: .combine)
    }
    #expect(screen.elements.map { "\($0.role) \($0.label)" } == ["button song, play"])
    screen.engine.accessibilityElements().first?.activate?()
    #expect(presses == 1)
  }

  @Test("whether an element is the chosen one")
  func selected() throws {
    let screen = Screen {
      Text("a").accessibilityAddTraits(.isSelected)
      Text("b").accessibilityAddTraits([.isSelected, .isButton]).accessibilityRemoveTraits(.isSelected)
      HStack {
        Text("c").accessibilityAddTraits(.isSelected)
        Text("d")
      }
      .accessibilityElement(children: .combine)
    }
    #expect(screen.elements.map(\.isSelected) == [true, false, true])
    #expect(try screen.button("b").label == "b")
  }

  private struct Stepper: View {
    @State private var value = 3
    var body: some View {
      Text("stars").accessibilityValue("\(value)")
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: value += 1
          case .decrement: value -= 1
          }
        }
    }
  }

  @Test("a value that can be changed up and down hears of it, and is read anew")
  func adjustable() throws {
    let screen = Screen { Stepper() }
    try screen.element("stars").increment()
    try screen.element("stars").increment()
    #expect(try screen.element("stars").value == "5")
    try screen.element("stars").decrement()
    #expect(try screen.element("stars").value == "4")
    let view = Screen { Color.red.accessibilityElement().accessibilityAdjustableAction { _ in } }
    #expect(view.elements.map(\.role) == ["slider"])
    #expect(Set([AccessibilityAdjustmentDirection.increment, .decrement, .increment]).count == 2)
  }

  @Test("a label on something without elements makes one, where it is")
  func made() throws {
    let screen = Screen(.init { $0.size = CGSize(width: 100, height: 100) }) {
      Color.red.frame(width: 40, height: 20).accessibilityLabel("box")
    }
    #expect(try screen.element("box").frame == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(Screen { Color.red.accessibilityValue("1") }.elements.isEmpty)
  }
}
