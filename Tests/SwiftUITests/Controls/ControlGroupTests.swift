import ApusTesting
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@Suite("Groups of controls")
@MainActor
struct ControlGroupTests {
  private final class Log { var lines: [String] = [] }

  private func screen<V: View>(@ViewBuilder _ content: () -> V) -> Screen {
    Screen(menuSize: CGSize(width: 393, height: 600)) { content() }
  }

  private struct Group<Style: ControlGroupStyle>: View {
    let style: Style
    let log: Log
    @State private var isOn = false
    var body: some View {
      ControlGroup {
        Button("Cut", systemImage: "pin") { log.lines.append("cut") }
        Button("Copy", systemImage: "doc.on.doc") { log.lines.append("copy") }
        Toggle("Bold", isOn: $isOn)
      } label: {
        Text("Edit")
      }
      .controlGroupStyle(style)
    }
  }

  @Test("by itself it is a bar 32 high of equal parts, as wide as the widest label asks; each does what it does")
  func bar() throws {
    let log = Log()
    let sports = ["Baseball", "Basketball", "Football", "Golf", "Hockey"]
    let measured = screen {
      ControlGroup { ForEach(sports, id: \.self) { name in Button(name) { log.lines.append(name) } } }
    }
    let frames = measured.elements(role: "button").map(\.frame)
    #expect(
      frames.count == 5 && frames.allSatisfy { abs($0.height - 32) < 0.1 && abs($0.width - frames[0].width) < 0.1 }, "\(frames)")
    try measured.button("Golf").tap()
    #expect(log.lines == ["Golf"])
    for screen in [
      screen { Group(style: AutomaticControlGroupStyle(), log: log) }, screen { Group(style: .automatic, log: log) },
      screen { Group(style: NavigationControlGroupStyle(), log: log) }, screen { Group(style: .navigation, log: log) },
      screen { Group(style: PaletteControlGroupStyle(), log: log) },
    ] {
      try screen.button("Copy").tap()
      try screen.element("Bold").tap()
      #expect(try log.lines.last == "copy" && screen.element("Bold").value == "on")
    }
  }

  @Test("as a menu it is a button with its label")
  func menu() throws {
    let log = Log()
    for screen in [
      screen { Group(style: MenuControlGroupStyle(), log: log) }, screen { Group(style: .menu, log: log) },
      screen { Group(style: CompactMenuControlGroupStyle(), log: log) }, screen { Group(style: .compactMenu, log: log) },
    ] {
      try screen.openMenu("Edit")
      #expect(screen.menuItems.map(\.label) == ["Cut", "Copy", "Bold"])
      try screen.chooseMenuItem("Cut")
      #expect(log.lines.last == "cut")
    }
  }

  private struct Nested<Style: ControlGroupStyle>: View {
    let style: Style
    let log: Log
    var body: some View {
      Menu("Menu") {
        Button("First") {}
        Group(style: style, log: log)
        Button("Last") {}
      }
    }
  }

  @Test("in a menu its controls share a row; as a menu it is an item that opens another one")
  func inMenu() throws {
    let log = Log()
    for (screen, height) in [
      (screen { Nested(style: .automatic, log: log) }, 63.0), (screen { Nested(style: .compactMenu, log: log) }, 43.67),
      (screen { Nested(style: .palette, log: log) }, 43.67),
    ] {
      try screen.openMenu("Menu")
      let frames = try ["Cut", "Copy", "Bold"].map { try screen.menuItem($0).frame }
      #expect(frames.allSatisfy { abs($0.height - height) < 1 && abs($0.width - 250 / 3) < 1 && $0.minY == frames[0].minY })
      #expect(try screen.menuItem("Last").frame.minY > frames[0].maxY)
      try screen.chooseMenuItem("Copy")
      #expect(log.lines.last == "copy" && !screen.isMenuOpen)
    }
    let inner = screen { Nested(style: .menu, log: log) }
    try inner.openMenu("Menu")
    #expect(inner.menuItems.map(\.label) == ["First", "Edit", "Last"])
    try inner.chooseMenuItem("Edit")
    try inner.chooseMenuItem("Cut")
    #expect(log.lines.last == "cut" && !inner.isMenuOpen)
  }

  @Test("in a bar of a screen its controls stand side by side; with a label they are in a menu")
  func inBar() throws {
    let log = Log()
    let plain = screen {
      NavigationStack {
        Text("x").toolbar {
          ControlGroup {
            Button("Cut", systemImage: "pin") { log.lines.append("cut") }
            Button("Copy", systemImage: "doc.on.doc") {}
          }
        }
      }
    }
    try plain.barButton("Cut").tap()
    #expect(log.lines == ["cut"])
    let labelled = screen { NavigationStack { Text("x").toolbar { Group(style: .automatic, log: log) } } }
    #expect(!labelled.contains("Cut"))
    try labelled.openMenu("Edit")
    try labelled.chooseMenuItem("Copy")
    #expect(log.lines == ["cut", "copy"])
  }

  @Test("all ways to make one have the label that they name, and a style may build on others")
  func initialisers() throws {
    struct Framed: ControlGroupStyle {
      func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
        ControlGroup(configuration).controlGroupStyle(.menu)
      }
    }
    let screen = screen {
      VStack {
        ControlGroup("A") {}
        ControlGroup(String("B")) {}
        ControlGroup("C", systemImage: "star") {}
        ControlGroup(String("D"), systemImage: "star") {}
      }
      .controlGroupStyle(Framed())
    }
    #expect(screen.elements(role: "button").map(\.label) == ["A", "B", "C", "D"])
    let labelled = ControlGroup("E") { Text("x") }
    #expect(type(of: labelled) == ControlGroup<LabeledControlGroupContent<Text, Text>>.self)
  }
}
