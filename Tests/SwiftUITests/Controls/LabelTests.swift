import ApusTesting
import SwiftUI
import Testing

@Suite("Labels")
@MainActor
struct LabelTests {
  @Test("the icon stands in the middle of the first of three lines, 10.17 below their top")
  func firstLine() {
    let screen = picture(120, 100, scale: 3) {
      Label {
        Text("the first line and two more of them")
      } icon: {
        Color.pureRed.frame(width: 10, height: 10)
      }
      .frame(width: 120, height: 100, alignment: .topLeading)
    }
    let icon = screen.ink { $0.red > 200 && $0.green < 90 }
    #expect(abs(icon.midY - 10.17) < 0.2, "\(icon)")
    #expect(icon.minX == 0 && icon.width == 10)
  }

  @Test("beside three lines the ink of a disc lies in the first one", arguments: [false, true])
  func ink(rightToLeft: Bool) {
    let screen = picture(120, 100, scale: 3, rightToLeft: rightToLeft) {
      Label {
        Text("the first line and two more of them").foregroundStyle(Color.pureBlue)
      } icon: {
        Image(systemName: "circle.fill").foregroundStyle(Color.pureRed)
      }
    }
    let icon = screen.ink { $0.red > 200 && $0.green < 90 }, text = screen.ink { $0.blue > 200 && $0.green < 90 }
    #expect(text.height > 50, "\(text)")
    // The disc is 17 high, the first line's middle about 6 below the top of its letters.
    #expect(abs(icon.midY - (text.minY + 6)) < 1.5, "\(icon) \(text)")
    #expect(rightToLeft ? icon.minX > text.maxX : icon.maxX < text.minX)
  }

  @Test("with one line icon and title stand in the middle of each other")
  func oneLine() {
    let label = Label {
      Text("a")
    } icon: {
      Color.red.frame(width: 10, height: 40)
    }
    #expect(size(of: label).height == 40)
    #expect(size(of: Label("a", systemImage: "circle"), scale: 3).height == size(of: Text("a"), scale: 3).height)
  }

  @Test("a style decides what shows; the innermost one counts")
  func styles() {
    let label = Label {
      Box("title", 30, 10)
    } icon: {
      Box("icon", 20, 20)
    }
    #expect(size(of: label) == CGSize(width: 58, height: 20))
    #expect(size(of: label.labelStyle(.automatic)) == CGSize(width: 58, height: 20))
    #expect(size(of: label.labelStyle(DefaultLabelStyle())) == CGSize(width: 58, height: 20))
    #expect(size(of: label.labelStyle(.titleAndIcon)) == CGSize(width: 58, height: 20))
    #expect(size(of: label.labelStyle(TitleAndIconLabelStyle())) == CGSize(width: 58, height: 20))
    #expect(size(of: label.labelStyle(.titleOnly)) == CGSize(width: 30, height: 10))
    #expect(size(of: label.labelStyle(TitleOnlyLabelStyle())) == CGSize(width: 30, height: 10))
    #expect(size(of: label.labelStyle(.iconOnly)) == CGSize(width: 20, height: 20))
    #expect(size(of: label.labelStyle(IconOnlyLabelStyle()).labelStyle(.titleOnly)) == CGSize(width: 20, height: 20))
  }

  @Test("a style builds on the one around it")
  func nestedStyles() {
    struct Framed: LabelStyle {
      func makeBody(configuration: LabelStyleConfiguration) -> some View { Label(configuration).padding(5) }
    }
    let label = Label {
      Box("title", 30, 10)
    } icon: {
      Box("icon", 20, 20)
    }
    #expect(size(of: label.labelStyle(Framed())) == CGSize(width: 68, height: 30))
    #expect(size(of: label.labelStyle(Framed()).labelStyle(.iconOnly)) == CGSize(width: 30, height: 30))
  }

  @Test("a title of its own is read, and names an icon that stands alone")
  func names() {
    #expect(Screen { Label("Send", systemImage: "paperplane") }.elements.map(\.label) == ["Send"])
    let icon = Screen { Label("Send", systemImage: "paperplane").labelStyle(.iconOnly) }
    #expect(icon.elements.map(\.label) == ["Send"] && icon.elements.map(\.role) == ["image"])
  }

  @Test("a button with a title and a symbol has the label of both, and acts")
  func button() throws {
    final class Counter { var count = 0 }
    let counter = Counter()
    let screen = Screen {
      VStack {
        Button("Delete", systemImage: "trash", role: .destructive) { counter.count += 1 }
        Button(String("Add"), systemImage: "plus") { counter.count += 10 }
      }
    }
    try screen.button("Delete").tap()
    try screen.button("Add").tap()
    #expect(counter.count == 11)
    #expect(
      size(of: Button("Add", systemImage: "plus") {}) == size(of: Label("Add", systemImage: "plus")))
  }
}
