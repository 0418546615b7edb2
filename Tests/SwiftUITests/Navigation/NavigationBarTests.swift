import ApusTesting
import SwiftUI
import Testing

@Suite("The bar of a screen")
@MainActor
struct NavigationBarTests {
  private func screen<V: View>(
    _ size: CGSize = CGSize(width: 393, height: 852), top: CGFloat = 0, @ViewBuilder _ content: () -> V
  ) -> Screen {
    let view = content()
    return Screen(
      .init {
        $0.size = size
        $0.scale = 3
        $0.safeAreaInsets = EdgeInsets(top: top, leading: 0, bottom: top > 0 ? 34 : 0, trailing: 0)
      }
    ) { NavigationStack { view } }
  }

  private struct Rows: View {
    var count = 40
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Box("row \($0)", 100, 44) } }
      }
    }
  }

  @Test(
    "it begins where iOS has it: at the safe area, and above it where that is 59 or 62 high",
    arguments: [(20, 20), (47, 47), (59, 53.667), (62, 56.333)] as [(CGFloat, CGFloat)])
  func place(top: CGFloat, bar: CGFloat) throws {
    let large = screen(top: top) { Rows().navigationTitle("Towns") }
    #expect(abs(try large.element("row 0").frame.minY - (bar + 96)) < 0.34)
    #expect(abs(try large.barTitle.frame.minX - 16) < 0.34)
    let inline = screen(top: top) { Rows().navigationTitle("Towns").navigationBarTitleDisplayMode(.inline) }
    #expect(abs(try inline.element("row 0").frame.minY - (bar + 44)) < 0.34)
    #expect(abs(try inline.barTitle.frame.midY - (bar + 22)) < 0.5)
  }

  @Test("large titles stand farther from the side on wide phones")
  func wide() throws {
    let screen = screen(CGSize(width: 430, height: 932)) { Rows().navigationTitle("Towns") }
    #expect(try screen.barTitle.frame.minX == 20)
  }

  @Test(
    "in regular width it is 50 high and 20 from the sides, in a sheet 56 high; a large title adds 52 anywhere",
    arguments: [(1180, false, 24, 50, 20), (393, true, 0, 56, 16), (393, false, 20, 44, 16)]
      as [(CGFloat, Bool, CGFloat, CGFloat, CGFloat)])
  func heights(width: CGFloat, isInSheet: Bool, top: CGFloat, height: CGFloat, margin: CGFloat) throws {
    func shown(_ mode: NavigationBarItem.TitleDisplayMode) -> Screen {
      let settings = Screen.Settings {
        $0.size = CGSize(width: width, height: 820)
        $0.safeAreaInsets = EdgeInsets(top: top, leading: 0, bottom: 0, trailing: 0)
      }
      return Screen(settings) {
        NavigationStack {
          Rows().navigationBarTitle("Towns", displayMode: mode).toolbar { Button("Save") {} }
        }
        .environment(\.isInSheet, isInSheet)
      }
    }
    let large = shown(.large), inline = shown(.inline)
    #expect(try large.element("row 0").frame.minY == top + height + 52)
    #expect(try large.barTitle.frame.minX == margin)
    // The baseline is 15.67 above the bar's end, and 12.1 below the middle of the line.
    #expect(abs(try large.barTitle.frame.midY + 12.1 - (top + height + 52 - 15.67)) < 1)
    #expect(try inline.element("row 0").frame.minY == top + height)
    #expect(abs(try inline.barTitle.frame.midY - (top + height / 2)) < 0.5)
    #expect(try inline.barButton("Save").frame.maxX == width - margin)
  }

  @Test("the first card of a list stands right below a large title, and 35 below a bar with a title in its row")
  func firstCard() throws {
    let screen = screen { ModeSwitch() }
    #expect(try screen.row("switch").frame.minY == 96)
    try screen.row("switch").tap()
    screen.finishAnimations()
    #expect(try screen.row("switch").frame.minY == 44 + 35)
  }

  private struct ModeSwitch: View {
    @State private var isInline = false
    var body: some View {
      List { Button("switch") { isInline.toggle() } }
        .navigationBarTitle("Towns", displayMode: isInline ? .inline : .large)
    }
  }

  private struct Sections: View {
    var body: some View {
      ScrollViewReader { proxy in
        List {
          ForEach(0..<10) { section in
            Section("part \(section)") {
              ForEach(0..<10) { row in Text("row \(row) of \(section)").id(100 + section * 10 + row) }
            }
          }
        }
        .listStyle(.plain)
        .toolbar {
          Button("to the top") { proxy.scrollTo(120, anchor: .top) }
          Button("to the bottom") { proxy.scrollTo(120, anchor: .bottom) }
          Button("just in") { proxy.scrollTo(105) }
        }
      }
    }
  }

  @Test("where a large title has gone, headers stay below the row that is left, and programs scroll to there")
  func collapsedInset() throws {
    for (mode, end) in [(.large, 96), (.inline, 44)] as [(NavigationBarItem.TitleDisplayMode, CGFloat)] {
      let screen = screen { Sections().navigationBarTitle("T", displayMode: mode) }
      func header(_ number: Int) throws -> CGFloat {
        let header = try #require(screen.elements(role: "header").first { $0.label == "part \(number)" })
        return header.frame.minY
      }
      let inset = try header(0) - end
      screen.scroll(by: 300)
      screen.finishAnimations()
      #expect(try abs(header(0) - (44 + inset)) < 0.5)
      try screen.button("to the top").tap()
      #expect(try screen.row("row 0 of 2").frame.minY == 44)
      try screen.button("just in").tap()
      #expect(try screen.row("row 5 of 0").frame.minY == 44)
      try screen.button("to the bottom").tap()
      #expect(try screen.row("row 0 of 2").frame.maxY == 852)
    }
  }

  private struct Hiding: View {
    @State private var isHidden = false
    var body: some View {
      Color.black
        .ignoresSafeArea(edges: .bottom)
        .overlay { Button("hide") { withAnimation(.linear(duration: 1)) { isHidden.toggle() } } }
        .navigationBarTitle("T", displayMode: .inline)
        .toolbar(isHidden ? .hidden : .visible, for: .navigationBar, .bottomBar)
        .toolbar { ToolbarItem(placement: .bottomBar) { Text("bottom") } }
    }
  }

  @Test("bars that are hidden in an animation go out at their edges, while the content takes their room")
  func hidingInMotion() throws {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 200, height: 400); $0.scale = 1
      }
    ) { NavigationStack { Hiding() } }
    let edge = { (0..<200).first { screen.gray(x: 40, y: $0) < 100 } ?? -1 }
    #expect(edge() == 44)
    try screen.button("hide").tap()
    screen.advance(by: 0.5)
    #expect(abs(edge() - 22) <= 2)
    screen.finishAnimations()
    #expect(edge() == 0)
    #expect(!screen.contains("T") && !screen.contains("bottom"))
    try screen.button("hide").tap()
    screen.advance(by: 0.25)
    #expect(abs(edge() - 11) <= 2)
    screen.finishAnimations()
    #expect(edge() == 44)
    #expect(screen.contains("T") && screen.contains("bottom"))
  }

  @Test("a large title goes up with the content, and the one in the row takes its place")
  func collapsing() throws {
    let screen = screen { Rows().navigationTitle("Towns") }
    let start = try screen.barTitle.frame
    screen.scroll(by: 20)
    screen.finishAnimations()
    #expect(abs(try screen.barTitle.frame.minY - (start.minY - 20)) < 0.5)
    screen.scroll(by: 100)
    screen.finishAnimations()
    // Both are there for a while; the one in the row comes first and is in the middle.
    let titles = screen.elements(role: "header").filter { $0.frame.minY >= 0 && $0.frame.midY < 44 }
    #expect(titles.contains { abs($0.frame.midX - 196.5) < 0.5 && abs($0.frame.midY - 22) < 0.5 })
  }

  @Test("content that is let go while the title is half way rests where the title is whole or gone")
  func snapping() throws {
    let screen = screen { Rows().navigationTitle("Towns") }
    let start = try screen.element("row 0").frame.minY
    screen.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 470), rest: 0.3)
    screen.finishAnimations()
    #expect(try screen.element("row 0").frame.minY == start)
    screen.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 455), rest: 0.3)
    screen.finishAnimations()
    #expect(try screen.element("row 0").frame.minY == start - 52)
  }

  @Test("a large title grows by 3 % for each 44 points that it is pulled down")
  func pulling() throws {
    let screen = screen { Rows().navigationTitle("Towns") }
    let start = try screen.barTitle.frame
    screen.touchDown(at: CGPoint(x: 200, y: 300))
    screen.touchMove(to: CGPoint(x: 200, y: 310))
    screen.touchMove(to: CGPoint(x: 200, y: 410))
    let pulled = try screen.element("row 0").frame.minY - 96
    let frame = try screen.barTitle.frame
    #expect(pulled > 40)
    // It grows from its lower leading corner; the frame has the size before that.
    #expect(abs(frame.minY - (start.minY + pulled - start.height * pulled * 0.03 / 44)) < 0.5)
    screen.touchUp(at: CGPoint(x: 200, y: 410))
    screen.finishAnimations()
    #expect(try screen.barTitle.frame == start)
  }

  @Test("a pushed screen has the mode of the one before unless it says another")
  func inheriting() throws {
    let screen = screen {
      NavigationLink("next") {
        NavigationLink("last") { Box("c").navigationTitle("C").navigationBarTitleDisplayMode(.large) }.navigationTitle("B")
      }
      .navigationTitle("A").navigationBarTitleDisplayMode(.inline)
    }
    #expect(try screen.barTitle.frame.midY < 44)
    try screen.button("next").tap()
    screen.finishAnimations()
    #expect(try screen.barTitle.frame.midY < 44)
    try screen.button("last").tap()
    screen.finishAnimations()
    #expect(try screen.barTitle.frame.midY > 44)
  }

  @Test("the back button reaches from the edge to the end of its title, 44 high")
  func backButton() throws {
    let screen = screen(top: 59) { NavigationLink("next") { Box("b") }.navigationTitle("Towns") }
    try screen.button("next").tap()
    screen.finishAnimations()
    let frame = try screen.backButton.frame
    #expect(frame.minX == 0 && abs(frame.minY - 53.667) < 0.34 && frame.height == 44)
    #expect(abs(frame.width - (29 + size(of: Text("Towns"), scale: 3).width)) < 0.5)
  }

  @Test("a title that does not fit beside this screen's becomes Back, and then the arrow alone")
  func longTitles() throws {
    func width(_ title: String, over own: String) throws -> CGFloat {
      let screen = screen {
        NavigationLink("next") { Box("b").navigationBarTitle(own, displayMode: .inline) }.navigationTitle(title)
      }
      try screen.button("next").tap()
      screen.finishAnimations()
      return try screen.backButton.frame.width
    }
    let back = size(of: Text("Back"), scale: 3).width
    #expect(abs(try width("A title that is much too long for half a bar", over: "B") - (29 + back)) < 0.5)
    #expect(try width("Towns", over: "A long title that leaves no room at all") <= 50)
  }

  @Test("in a bar for editing the back button is an arrow alone")
  func editor() throws {
    let screen = screen { NavigationLink("next") { Box("b").toolbarRole(.editor) }.navigationTitle("Towns") }
    try screen.button("next").tap()
    screen.finishAnimations()
    #expect(try screen.backButton.frame.width == 50)
  }

  @Test("hidden bars leave their room to the content")
  func hiding() throws {
    for hidden in [
      AnyView(Rows().navigationTitle("Towns").navigationBarHidden(true)),
      AnyView(Rows().navigationTitle("Towns").toolbar(.hidden, for: .navigationBar)),
      AnyView(Rows().navigationTitle("Towns").toolbarVisibility(.hidden)),
    ] {
      let screen = screen(top: 59) { hidden }
      #expect(try screen.element("row 0").frame.minY == 59)
      #expect(!screen.contains("Towns"))
    }
  }

  @Test("what lies behind a bar comes within ten points of scrolling, or as the screen wants")
  func backgrounds() throws {
    func gray(_ visibility: Visibility?, scrolled distance: CGFloat) -> Int {
      let screen = Screen(
        .init {
          $0.size = CGSize(width: 200, height: 400); $0.scale = 1
        }
      ) {
        NavigationStack {
          ScrollView { Color.white.frame(height: 2_000) }
            .navigationBarTitle("T", displayMode: .inline)
            .toolbarBackground(.black, for: .navigationBar)
            .toolbarBackground(visibility ?? .automatic, for: .navigationBar)
        }
      }
      if distance > 0 { screen.scroll(by: distance) }
      screen.finishAnimations()
      return screen.gray(x: 20, y: 20)
    }
    #expect(gray(nil, scrolled: 0) == 255)
    #expect(abs(gray(nil, scrolled: 5) - 128) < 4)
    #expect(gray(nil, scrolled: 30) == 0)
    #expect(gray(.visible, scrolled: 0) == 0)
    #expect(gray(.hidden, scrolled: 30) == 255)
  }

  @Test("a bar's appearance can differ from its screen's")
  func appearance() throws {
    let screen = screen {
      Rows().navigationTitle("T").toolbarColorScheme(.dark, for: .navigationBar)
        .toolbarBackgroundVisibility(.visible, for: .navigationBar)
    }
    screen.finishAnimations()
    // Four parts of the dark gray and one of the white that is behind.
    #expect(abs(screen.gray(x: 900, y: 60) - 74) <= 1)
  }

  @Test("while a screen comes in the one below moves aside by three tenths, and darkens by a tenth")
  func passage() throws {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 200, height: 300); $0.scale = 1
      }
    ) {
      NavigationStack {
        NavigationLink("go") { Color.red.navigationBarHidden(true) }
          .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.white).navigationBarHidden(true)
      }
    }
    try screen.button("go").tap()
    screen.advance(by: 0.1)
    // 1 − (1 + ωt) e^(−ωt) of the way with ω = 18.257: 54.5 % after a tenth of a second.
    let edge = (0..<200).first { screen.gray(x: $0, y: 20) < 100 }
    #expect(abs((edge ?? 0) - 91) <= 8)
    let dim = Double(screen.gray(x: 20, y: 20)) / 255
    #expect(abs(dim - (1 - 0.1 * 0.545)) < 0.02)
  }

  private struct Titled: View {
    @State var title = "one"
    var body: some View { Button("change") { title = "two" }.navigationTitle($title) }
  }

  @Test("a title may be a binding")
  func boundTitle() throws {
    let screen = screen { Titled() }
    #expect(try screen.barTitle.label == "one")
    try screen.button("change").tap()
    #expect(try screen.barTitle.label == "two")
  }

  @Test("modes of toolbars are those of titles")
  func modes() throws {
    for (mode, isLarge) in [(.automatic, true), (.large, true), (.inline, false), (.inlineLarge, false)]
      as [(ToolbarTitleDisplayMode, Bool)]
    {
      let screen = screen { Rows().navigationTitle("T").toolbarTitleDisplayMode(mode) }
      #expect(try (screen.barTitle.frame.midY > 44) == isLarge)
    }
  }

  @Test("what goes below the title is pulled down for, rests there or hides again, and always shows where it is to")
  func accessory() throws {
    func accessory(hides: Bool) -> BarAccessory {
      BarAccessory(content: AnyView(Box("field", nil, 36)), height: 52, hidesWithScroll: hides)
    }
    let hiding = screen { Rows().navigationTitle("T").barAccessory(accessory(hides: true)) }
    #expect(try hiding.element("row 0").frame.minY == 96 && !hiding.contains("field"))
    hiding.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 350), rest: 0.3)
    hiding.finishAnimations()
    #expect(try hiding.element("row 0").frame.minY == 148)
    #expect(try hiding.element("field").frame == CGRect(x: 0, y: 96, width: 393, height: 36))
    hiding.drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 300), rest: 0.3)
    hiding.finishAnimations()
    #expect(try hiding.element("row 0").frame.minY == 96 && !hiding.contains("field"))
    let always = screen { Rows().navigationTitle("T").barAccessory(accessory(hides: false)) }
    #expect(try always.element("row 0").frame.minY == 148 && always.element("field").frame.minY == 96)
    always.scroll(by: 52)
    always.finishAnimations()
    #expect(try always.element("field").frame.minY == 44)
  }
}
