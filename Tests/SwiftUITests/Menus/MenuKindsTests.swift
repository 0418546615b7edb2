import ApusTesting
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@Suite("Menus in menus, with actions of their own, in other orders")
@MainActor
struct MenuKindsTests {
  private final class Log { var lines: [String] = [] }

  private func screen<V: View>(scale: CGFloat = 1, @ViewBuilder _ content: () -> V) -> Screen {
    let view = content()
    return Screen(
      .init {
        $0.size = CGSize(width: 393, height: 600)
        $0.scale = scale
        $0.verifiesCaches = false
      }
    ) { view.environment(\.reducesTransparency, true) }
  }

  @Test("a menu in a menu is an item that opens it in its place; its own title closes it, an item closes all")
  func inner() throws {
    let log = Log()
    let screen = screen {
      Menu("Outer") {
        Button("One") {}
        Menu("Inner") { Button("Two") { log.lines.append("two") } }
      }
    }
    try screen.openMenu("Outer")
    let row = try screen.menuItem("Inner").frame
    try screen.chooseMenuItem("Inner")
    #expect(screen.menuItems.map(\.label) == ["Inner", "Two"])
    #expect(abs(try screen.menuItem("Inner").frame.minY - row.minY) < 1)
    try screen.chooseMenuItem("Inner")
    #expect(screen.menuItems.map(\.label) == ["One", "Inner"])
    try screen.menuItem("Inner").activate()
    screen.finishAnimations()
    try screen.chooseMenuItem("Two")
    #expect(!screen.isMenuOpen && log.lines == ["two"])
  }

  @Test("keys go into a menu and back")
  func innerKeys() throws {
    let screen = screen {
      Menu("Outer") { Menu("Inner") { Button("Two") {} } }
    }
    try screen.openMenu("Outer")
    screen.press(key: "ArrowDown")
    screen.press(key: "ArrowRight")
    screen.finishAnimations()
    #expect(screen.menuItems.map(\.label) == ["Inner", "Two"])
    screen.press(key: "ArrowLeft")
    screen.finishAnimations()
    #expect(screen.menuItems.map(\.label) == ["Inner"])
    screen.press(key: "Escape")
    #expect(!screen.isMenuOpen)
  }

  @Test("a touch beside an inner menu closes it alone where it is on the outer one, else both")
  func beside() throws {
    let screen = screen {
      VStack {
        Menu("Outer") {
          Button("One") {}
          Button("Three") {}
          Menu("Inner") { Button("Two") {} }
        }
        Spacer()
      }
    }
    try screen.openMenu("Outer")
    let one = try screen.menuItem("One").frame
    try screen.chooseMenuItem("Inner")
    screen.tap(at: CGPoint(x: one.midX, y: one.midY))
    screen.finishAnimations()
    #expect(screen.menuItems.map(\.label) == ["One", "Three", "Inner"])
    try screen.chooseMenuItem("Inner")
    screen.tap(at: CGPoint(x: 10, y: 590))
    screen.finishAnimations()
    #expect(!screen.isMenuOpen)
  }

  @Test("with an action of its own a tap does that, and a finger that is held for 0.4 s opens the menu")
  func primaryAction() throws {
    let log = Log()
    let screen = screen {
      Menu("Add") {
        Button("Other") { log.lines.append("other") }
      } primaryAction: {
        log.lines.append("primary")
      }
    }
    try screen.button("Add").tap()
    #expect(log.lines == ["primary"] && !screen.isMenuOpen)
    try screen.button("Add").activate()
    #expect(log.lines == ["primary", "primary"])
    let frame = try screen.button("Add").frame
    screen.press(at: CGPoint(x: frame.midX, y: frame.midY), duration: 0.5)
    screen.finishAnimations()
    try screen.chooseMenuItem("Other")
    #expect(log.lines.last == "other")
  }

  @Test("above what opens it the first item is the last one, nearest to the finger, unless the order is fixed")
  func order() throws {
    for (order, expected) in [
      (MenuOrder.automatic, ["C", "B", "A"]), (.priority, ["C", "B", "A"]), (.fixed, ["A", "B", "C"]),
    ] {
      let screen = screen {
        VStack {
          Spacer()
          Menu("Low") {
            Section("First") {
              Button("A") {}
              Button("B") {}
            }
            Button("C") {}
          }
          .menuOrder(order)
        }
      }
      let label = try screen.button("Low").frame
      try screen.openMenu("Low")
      #expect(screen.menuItems.map(\.label) == expected)
      #expect(try #require(screen.menuItems.last).frame.maxY < label.minY)
      // A section's title stays above its rows.
      #expect(try screen.text("First").frame.midY < screen.menuItem("B").frame.minY + 1)
    }
  }

  @Test("in what scrolls the order is fixed, unless it is said to be by priority")
  func orderInScrolledContent() throws {
    for (order, expected) in [(MenuOrder.automatic, ["A", "B"]), (.priority, ["B", "A"])] {
      let screen = screen {
        VStack {
          Spacer()
          ScrollView {
            Menu("Low") {
              Button("A") {}
              Button("B") {}
            }
            .menuOrder(order)
          }
          .frame(height: 60)
        }
      }
      let label = try screen.button("Low").frame
      try screen.openMenu("Low")
      #expect(screen.menuItems.map(\.label) == expected)
      #expect(try #require(screen.menuItems.last).frame.maxY < label.minY)
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Menu("Count \(count)") {
        Button("More \(count)") { count += 1 }.menuActionDismissBehavior(MenuActionDismissBehavior.disabled)
        Button("Close") { count = 0 }
      }
    }
  }

  @Test("an item may leave the menu open, which then shows what has become of it")
  func staysOpen() throws {
    let screen = screen { Counter() }
    try screen.openMenu("Count 0")
    try screen.chooseMenuItem("More 0")
    #expect(screen.isMenuOpen)
    try screen.chooseMenuItem("More 1")
    try screen.menuItem("More 2").activate()
    #expect(screen.isMenuOpen)
    try screen.chooseMenuItem("Close")
    #expect(!screen.isMenuOpen && screen.contains("Count 0"))
  }

  @Test("a menu without content does not open and says so once; a context menu without content does not show")
  func empty() throws {
    let screen = screen {
      VStack {
        Menu("Empty") {}
        Menu("Nothing") { if false { Button("A") {} } }
        Text("Word").contextMenu {}
      }
    }
    try screen.openMenu("Empty")
    #expect(!screen.isMenuOpen && screen.diagnostics.count == 1)
    try screen.openMenu("Nothing")
    try screen.openContextMenu(of: "Word")
    #expect(!screen.isMenuOpen && screen.diagnostics.count == 1 && screen.contains("Empty"))
  }

  @Test("a disabled menu does not open, by finger or otherwise")
  func disabled() throws {
    let screen = screen { Menu("Off") { Button("A") {} }.disabled(true) }
    try screen.button("Off").tap()
    try screen.button("Off").activate()
    #expect(!screen.isMenuOpen)
  }

  @Test("a subtitle makes a row 21 higher, a second line 22")
  func labels() throws {
    let screen = screen(scale: 3) {
      Menu("Menu") {
        Button("Plain") {}
        Button {
        } label: {
          Text("Title")
          Text("Subtitle")
          Image(systemName: "star")
        }
        Button("A title that is much too long for a single line of a menu") {}
      }
    }
    try screen.openMenu("Menu")
    let rows = screen.menuItems.map(\.frame)
    // All but the last one with a line of a third below them.
    #expect(zip(rows, [44, 65, 65.67]).allSatisfy { abs($0.height - $1) < 0.4 }, "\(rows)")
  }

  @Test("styles of labels: the buttons' style around, or none; the indicator shows where it is asked for")
  func styles() throws {
    let plain = size(of: Menu("Menu") {})
    #expect(size(of: Menu("Menu") {}.buttonStyle(.bordered)).width == plain.width + 24)
    #expect(size(of: Menu("Menu") {}.menuStyle(ButtonMenuStyle()).buttonStyle(.bordered)).width == plain.width + 24)
    #expect(size(of: Menu("Menu") {}.menuStyle(BorderlessButtonMenuStyle()).buttonStyle(.bordered)) == plain)
    #expect(size(of: Menu("Menu") {}.menuStyle(DefaultMenuStyle())) == plain)
    #expect(size(of: Menu("Menu") {}.menuStyle(.automatic).menuStyle(.button).menuStyle(.borderlessButton)) == plain)
    #expect(size(of: Menu("Menu") {}.menuIndicator(.visible)).width > plain.width + 6)
    struct Framed: MenuStyle {
      func makeBody(configuration: MenuStyleConfiguration) -> some View { Menu(configuration).padding(10) }
    }
    #expect(size(of: Menu("Menu") {}.menuStyle(Framed())).width == plain.width + 20)
  }

  @Test("all ways to make one have the label that they name")
  func initialisers() throws {
    let screen = screen {
      VStack {
        Menu("G", image: ImageResource(name: "leaf", bundle: .main)) {}
        Menu(String("H"), image: ImageResource(name: "leaf", bundle: .main)) {
        } primaryAction: {
        }
        Menu("A", systemImage: "star") {}
        Menu(String("B"), systemImage: "star") {}
        Menu("C", systemImage: "star") {
        } primaryAction: {
        }
        Menu(String("D")) {
        } primaryAction: {
        }
        Menu {
        } label: {
          Text("E")
        }
        Menu {
        } label: {
          Text("F")
        } primaryAction: {
        }
      }
    }
    #expect(screen.elements(role: "button").map(\.label) == ["G", "H", "A", "B", "C", "D", "E", "F"])
  }

  @Test("a menu longer than the window scrolls, down to the safe area's edge")
  func long() throws {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 402, height: 874)
        $0.safeAreaInsets = EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
        $0.scale = 1
        $0.verifiesCaches = false
      }
    ) {
      VStack {
        Menu("Long") { ForEach(0..<40) { number in Button("Item \(number)") {} } }
        Spacer()
      }
      .environment(\.reducesTransparency, true)
    }
    try screen.openMenu("Long")
    let (first, x) = (try screen.menuItem("Item 0").frame, try screen.menuItem("Item 0").frame.midX)
    screen.drag(from: CGPoint(x: x, y: 700), to: CGPoint(x: x, y: 300))
    screen.finishAnimations()
    #expect(screen.isMenuOpen)
    #expect(try screen.menuItem("Item 0").frame.minY < first.minY - 300)
    screen.press(key: "End")
    #expect(abs(try screen.menuItem("Item 39").frame.maxY - 840) < 1)
  }

  @Test("of thousands of items those near to what shows have views; later ones are reached", arguments: [false, true])
  func thousands(isPicker: Bool) throws {
    struct Page: View {
      let isPicker: Bool
      @State private var number = 0
      var body: some View {
        VStack {
          Text("chosen \(number)")
          if isPicker {
            Picker("Long", selection: $number) { ForEach(0..<5_000, id: \.self) { Text("Item \($0)") } }
          } else {
            Menu("Long") { ForEach(0..<5_000, id: \.self) { item in Button("Item \(item)") { number = item } } }
          }
          Spacer()
        }
      }
    }
    let screen = Screen(menuSize: CGSize(width: 402, height: 874)) { Page(isPicker: isPicker) }
    try screen.openMenu("Long")
    #expect(try screen.menuItem("Item 0").frame.minY < 874)
    #expect(screen.work.nodesMade < 20_000)
    for _ in 0..<2 {
      screen.press(key: "End")
      screen.finishAnimations()
    }
    let reached = screen.menuItems.count
    #expect(reached >= 600 && reached < 5_000)
    screen.press(key: "End")
    screen.press(key: "Enter")
    screen.finishAnimations()
    #expect(!screen.isMenuOpen)
    #expect(screen.contains("chosen \(reached - 1)"))
  }
}
