import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("Modifiers of rows and sections say how a list shows them") struct ListModifiersTests {
  private let phone = CGSize(width: 390, height: 844)

  /// The gray of a point of a screen of two pixels a point.
  private func gray(_ screen: Screen, _ x: CGFloat, _ y: CGFloat) -> Int { screen.gray(x: Int(x * 2), y: Int(y * 2)) }

  @Test("separators are the last pixel of a row, from the first text to the card's edge")
  func separators() {
    let screen = Screen {
      List {
        HStack {
          Color.clear.frame(width: 30, height: 20)
          Text("text")
        }
        Text("last")
      }
    }
    let line = 35 + 44 - 0.5
    #expect(gray(screen, 41, line) == 255)
    #expect(gray(screen, 79, line) < 210)
    #expect(gray(screen, 369, line) < 210)
    #expect(gray(screen, 369, line - 0.5) == 255)
    #expect(gray(screen, 200, 35 + 88 - 0.5) == 255, "none at the card's edge")
  }

  @Test("listRowSeparator hides them, listRowSeparatorTint paints them, guides move them")
  func separatorModifiers() {
    let screen = Screen {
      List {
        Text("a").listRowSeparator(.hidden)
        Text("b").listRowSeparatorTint(.black)
        Text("c").alignmentGuide(.listRowSeparatorLeading) { _ in 100 }
          .alignmentGuide(.listRowSeparatorTrailing) { _ in 200 }
        Text("d")
      }
    }
    let line = { (row: CGFloat) in 35 + 44 * row - 0.5 }
    #expect(gray(screen, 300, line(1)) == 255)
    #expect(gray(screen, 300, line(2)) == 0)
    #expect(gray(screen, 139, line(3)) == 255)
    #expect(gray(screen, 141, line(3)) < 210)
    #expect(gray(screen, 239, line(3)) < 210)
    #expect(gray(screen, 241, line(3)) == 255)
  }

  @Test("a line that is asked for at a row's top stands in place of the upper row's, which may have none")
  func topSeparators() {
    let screen = Screen {
      List {
        Text("a").listRowSeparator(.hidden)
        Text("b").listRowSeparator(.visible, edges: .top).listRowSeparatorTint(.black, edges: .top)
        Text("c").listRowSeparatorTint(.black, edges: .top)
        Text("d").listRowSeparator(.hidden, edges: .top)
        Text("e").listRowSeparator(.visible)
      }
    }
    let line = { (row: CGFloat) in 35 + 44 * row - 0.5 }
    #expect(gray(screen, 300, line(1)) == 0)
    #expect(gray(screen, 300, line(1) + 0.5) == 255 && gray(screen, 300, line(1) - 0.5) == 255)
    #expect((190...210).contains(gray(screen, 300, line(2))), "the upper row's line has the upper row's colour")
    #expect((190...210).contains(gray(screen, 300, line(3))))
    #expect((190...210).contains(gray(screen, 300, line(4))), "one line, not two")
    #expect(gray(screen, 300, line(5)) == 255, "none at the card's edge")
  }

  @Test("a section's lines and its row backgrounds; what a row says itself goes before what its section says")
  func backgrounds() {
    let screen = Screen {
      List {
        Section {
          Text("a").listRowBackground(Color.black)
          Text("b")
          Text("c").listRowBackground(Color?.none)
        }
        .listRowBackground(Color(white: 0.5))
      }
      .listSectionSeparator(.hidden)
    }
    #expect(gray(screen, 300, 57) == 0)
    #expect(gray(screen, 21, 35.5) > 200, "the corner is cut")
    #expect((126...129).contains(gray(screen, 300, 57 + 44)))
    #expect(gray(screen, 300, 57 + 88) == 255)
    let plain = Screen {
      List {
        Section { Text("a") }.listSectionSeparator(.hidden, edges: .top).listSectionSeparatorTint(.black, edges: .bottom)
      }
      .listStyle(.plain)
    }
    #expect(gray(plain, 200, 0) == 255)
    #expect(gray(plain, 200, 43.5) == 0)
  }

  @Test("row and section spacing set rows and sections apart")
  func spacing() {
    let rows = frames(
      in: phone,
      List {
        Box("a", 9, 22); Box("b", 9, 22)
      }.listRowSpacing(10))
    #expect(rows["b"]!.minY - rows["a"]!.minY == 54)
    let list = List {
      Section { Box("a", 9, 22) }
      Section { Box("b", 9, 22) }
    }
    for (found, distance) in [
      (frames(in: phone, list.listSectionSpacing(60)), 104),
      (frames(in: phone, list.listSectionSpacing(ListSectionSpacing.compact)), 61.5),
      (frames(in: phone, list.listSectionSpacing(.default)), 79),
    ] as [([String: CGRect], CGFloat)] {
      #expect(found["b"]!.minY - found["a"]!.minY == distance)
    }
    let own = frames(
      in: phone,
      List {
        Section { Box("a", 9, 22) }.listSectionSpacing(.custom(5))
        Section { Box("b", 9, 22) }
      })
    #expect(own["b"]!.minY - own["a"]!.minY == 64)
  }

  @Test("headers are upper-case footnotes unless their prominence is increased, and headings to who cannot see them")
  func headers() throws {
    let screen = Screen {
      List {
        Section("Small") { Text("a") }
        Section("Large") { Text("b") }.headerProminence(Prominence.increased)
      }
    }
    let headers = screen.elements(role: "header")
    try #require(headers.count == 2)
    #expect(headers.allSatisfy { $0.traits.contains(.isHeader) })
    #expect(headers[0].frame.height <= 16)
    #expect(headers[1].frame.height > 25)
  }

  @Test("the ground shows where it is not hidden")
  func ground() {
    #expect(Visibility.allCases == [.automatic, .visible, .hidden])
    let shown = Screen { List { Text("a") }.background(Color.black) }
    #expect(gray(shown, 5, 5) == 242)
    let hidden = Screen { List { Text("a") }.scrollContentBackground(.hidden).background(Color.black) }
    #expect(gray(hidden, 5, 5) == 0)
  }

  @Test("the header of a plain section stays at the top while its section passes")
  func plain() throws {
    let screen = Screen {
      List {
        Section("First") { ForEach(0..<30) { Text("row \($0)") } }
        Section("Second") { ForEach(30..<60) { Text("row \($0)") } }
      }
      .listStyle(.plain)
    }
    let top = try screen.element("First").frame.minY
    screen.scroll(by: 300)
    screen.finishAnimations()
    #expect(try screen.element("First").frame.minY == top, "it stays where it is")
  }

  @Test("deleteDisabled and moveDisabled take the signs away; a form looks as a list does")
  func disabled() {
    let list = List {
      ForEach(0..<2, id: \.self) { number in
        Box("\(number)", 20, 20).deleteDisabled(number == 1).moveDisabled(number == 0)
      }
      .onDelete { _ in }
      .onMove { _, _ in }
    }
    let found = frames(in: phone, list.environment(\.editMode, .constant(.active)))
    #expect(found["0"]?.minX == 81)
    #expect(found["1"]?.minX == 40)
    #expect(frames(in: phone, Form { Box("a", 20, 20) })["a"] == CGRect(x: 40, y: 47, width: 20, height: 20))
  }

  @Test("the icons of labels have a column of their own in rows, in the colour that listItemTint says")
  func labels() {
    let label = Label {
      Box("title", 20, 20)
    } icon: {
      Rectangle().frame(width: 10, height: 20)
    }
    let screen = Screen {
      List {
        label.listItemTint(.black)
        label.listItemTint(ListItemTint.fixed(.white))
        label.listItemTint(.monochrome)
      }
    }
    #expect(screen.elements.first { $0.identifier == "title" }?.frame.minX == 80)
    #expect(gray(screen, 52, 57) == 0)
    #expect(gray(screen, 52, 57 + 44) == 255)
    #expect((135...150).contains(gray(screen, 52, 57 + 88)))
  }

  @Test("a badge stands after the row's view, where its card's text ends")
  func badge() throws {
    let screen = Screen {
      List {
        Text("row").badge(19)
        Text("none").badge(0)
      }
    }
    #expect(try abs(screen.text("19").frame.maxX - 350) < 0.5)
    #expect(try screen.row(at: 1).labels == ["none"])
  }

  @Test("the least height of headers holds in lists")
  func headerHeight() {
    let found = frames(
      in: phone, List { Section("Title") { Box("a", 20, 22) } }.environment(\.defaultMinListHeaderHeight, 100))
    #expect(found["a"]?.minY == 111)
  }

  @Test("bindings to elements, ids and ranges make rows; a ScrollViewReader finds them")
  func data() throws {
    struct Thing: Identifiable { let id: Int; var name: String }
    struct Edited: View {
      @State var things = [Thing(id: 1, name: "one"), Thing(id: 2, name: "two")]
      var body: some View {
        List($things) { $thing in Button(thing.name) { thing.name += "!" } }
      }
    }
    let screen = Screen { Edited() }
    try screen.button("two").tap()
    #expect(screen.contains("two!"))
    let far = Screen {
      ScrollViewReader { proxy in
        VStack {
          Button("Go") { proxy.scrollTo(900) }
          List(0..<1000, id: \.self) { Text("row \($0)") }
        }
      }
    }
    try far.button("Go").tap()
    far.finishAnimations()
    #expect(far.contains("row 900"))
    #expect(try far.row(at: 0).labels.count == 1)
  }
}
