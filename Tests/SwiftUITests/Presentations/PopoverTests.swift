import ApusTesting
import SwiftUI
import Testing

@Suite("Popovers point to what presents them")
@MainActor
struct PopoverTests {
  /// A button of 100 by 40 somewhere, and its popover of 200 by 150 with an arrow of 13.
  private struct Pointed: View {
    var alignment = Alignment.topLeading
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    var edge: Edge?
    var adaptation: PresentationAdaptation?
    @State private var isShown = false
    @State private var text = ""
    var body: some View {
      Button("Show") { isShown = true }
        .frame(width: 100, height: 40)
        .popover(isPresented: $isShown, attachmentAnchor: anchor, arrowEdge: edge) { inside }
        .padding(50)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        .background(Color.white)
    }
    @ViewBuilder private var inside: some View {
      let content = TextField("field", text: $text).frame(width: 200, height: 150)
      if let adaptation { content.presentationCompactAdaptation(adaptation) } else { content }
    }
  }

  private func frame(_ view: Pointed, _ settings: Screen.Settings = SheetSupport.desk) throws -> CGRect {
    let screen = Screen(settings) { view }
    try screen.button("Show").tap()
    screen.finishAnimations()
    #expect(screen.sheets.map(\.kind) == ["popover"])
    return try #require(screen.sheets.last).frame
  }

  @Test("it stands below what presents it, centred, with its arrow in between; above or beside it where there is no room")
  func positions() throws {
    #expect(try frame(Pointed()) == CGRect(x: 10, y: 90, width: 200, height: 163))
    #expect(try frame(Pointed(alignment: .top)) == CGRect(x: 400, y: 90, width: 200, height: 163))
    #expect(try frame(Pointed(alignment: .bottom)) == CGRect(x: 400, y: 800 - 90 - 163, width: 200, height: 163))
    #expect(try frame(Pointed(alignment: .topTrailing)) == CGRect(x: 790, y: 90, width: 200, height: 163))
  }

  @Test("an edge that is asked for is taken where there is room, a rectangle and a point of the view are pointed to")
  func edges() throws {
    #expect(try frame(Pointed(alignment: .center, edge: .top)) == CGRect(x: 400, y: 380 - 163, width: 200, height: 163))
    #expect(try frame(Pointed(alignment: .center, edge: .leading)) == CGRect(x: 450 - 213, y: 325, width: 213, height: 150))
    #expect(try frame(Pointed(alignment: .center, edge: .trailing)) == CGRect(x: 550, y: 325, width: 213, height: 150))
    // No room above.
    #expect(try frame(Pointed(alignment: .top, edge: .top)).minY == 90)
    let point = Pointed(alignment: .center, anchor: .point(.bottomTrailing), edge: .bottom)
    #expect(try frame(point) == CGRect(x: 450, y: 420, width: 200, height: 163))
    let rect = Pointed(alignment: .center, anchor: .rect(.rect(CGRect(x: 0, y: 0, width: 10, height: 10))), edge: .bottom)
    #expect(try frame(rect) == CGRect(x: 355, y: 390, width: 200, height: 163))
    let mirrored = Screen.Settings {
      $0 = SheetSupport.desk
      $0.isRightToLeft = true
    }
    #expect(try frame(Pointed(alignment: .center, edge: .leading), mirrored).minX == 550)
  }

  @Test("the arrow is 26 wide and 13 long and has the popover's ground")
  func arrow() throws {
    let screen = Screen(
      .init {
        $0 = SheetSupport.desk
        $0.scale = 1
      }
    ) {
      SheetHostWithPopover()
    }
    screen.finishAnimations()
    // The tip is in the middle of the view's lower edge, at (500, 420); the body begins 13 below.
    #expect(screen.gray(x: 500, y: 418) > 240)
    #expect(screen.gray(x: 500, y: 424) == 0)
    #expect(screen.gray(x: 480, y: 428) > 200)
    #expect(screen.gray(x: 491, y: 432) == 0 && screen.gray(x: 508, y: 432) == 0)
    #expect(screen.gray(x: 480, y: 440) == 0)
    // Nothing gets dark but for the shadow.
    #expect(screen.gray(x: 50, y: 50) == 255)
  }

  private struct SheetHostWithPopover: View {
    var body: some View {
      Color.white.overlay {
        Color.clear.frame(width: 100, height: 40)
          .popover(isPresented: .constant(true), arrowEdge: .bottom) {
            Color.clear.frame(width: 200, height: 100).presentationBackground(.black)
          }
      }
    }
  }

  @Test("a press outside and Escape take it away; nothing behind is pressed or found while it shows")
  func dismissal() throws {
    for isKey in [true, false] {
      let screen = Screen(SheetSupport.desk) { Pointed() }
      try screen.button("Show").tap()
      screen.finishAnimations()
      #expect(screen.contains("field") && !screen.contains("Show"))
      if isKey { screen.press(key: "Escape") } else { screen.tap(at: CGPoint(x: 600, y: 600)) }
      screen.finishAnimations()
      #expect(screen.sheets.isEmpty && screen.contains("Show"))
    }
  }

  @Test("in a narrow window it is a sheet, unless its content says that it stays a popover or covers the window")
  func adaptation() throws {
    let cases: [(PresentationAdaptation?, String)] = [
      (nil, "sheet"), (.automatic, "sheet"), (.sheet, "sheet"), (.popover, "popover"), (PresentationAdaptation.none, "popover"),
      (.fullScreenCover, "cover"),
    ]
    for (adaptation, kind) in cases {
      let screen = Screen(SheetSupport.phone) { Pointed(adaptation: adaptation) }
      try screen.button("Show").tap()
      screen.finishAnimations()
      #expect(screen.sheets.map(\.kind) == [kind])
    }
    let screen = Screen(SheetSupport.phone) {
      SheetHost(isShown: true) { _ in
        Text("sheet").presentationCompactAdaptation(horizontal: .fullScreenCover, vertical: .automatic)
      }
    }
    screen.finishAnimations()
    #expect(screen.sheets.map(\.kind) == ["cover"])
  }

  @Test("it becomes a sheet and a popover again with its window, and keeps what was typed")
  func resized() throws {
    let screen = Screen(SheetSupport.desk) { Pointed(alignment: .center) }
    try screen.button("Show").tap()
    screen.finishAnimations()
    try screen.textField("field").tap()
    screen.type("a")
    screen.resize(to: CGSize(width: 400, height: 800))
    screen.finishAnimations()
    #expect(screen.sheets.map(\.kind) == ["sheet"])
    screen.type("b")
    #expect(try screen.textField("field").value == "ab")
    screen.resize(to: CGSize(width: 1000, height: 800))
    screen.finishAnimations()
    #expect(screen.sheets.map(\.kind) == ["popover"])
    #expect(try screen.textField("field").value == "ab")
    #expect(screen.sheets.last?.frame == CGRect(x: 400, y: 420, width: 200, height: 163))
  }

  private struct Scrolled: View {
    @State private var isShown = false
    var body: some View {
      ScrollViewReader { reader in
        ScrollView {
          Color.clear.frame(height: 300)
          Button("Show") { isShown = true }
            .popover(isPresented: $isShown) { Button("Scroll") { reader.scrollTo("end", anchor: .bottom) }.padding() }
          Color.clear.frame(height: 700).id("end")
        }
      }
    }
  }

  @Test("one whose view scrolls away below it goes with the view")
  func scrolled() throws {
    let screen = Screen(SheetSupport.desk) { Scrolled() }
    try screen.button("Show").tap()
    screen.finishAnimations()
    let before = try #require(screen.sheets.last).frame
    try screen.button("Scroll").tap()
    screen.finishAnimations()
    let after = try #require(screen.sheets.last).frame
    #expect(after.minX == before.minX && after.size == before.size && after.minY < before.minY - 100, "\(before) \(after)")
    screen.press(key: "Escape")
    screen.finishAnimations()
    // Its arrow still points to the view.
    let source = try screen.button("Show").frame
    #expect(source.maxY == after.minY, "\(source) \(after)")
  }

  private struct Thing: Identifiable { var id: Int }
  private struct Items: View {
    @State private var item: Thing?
    var body: some View {
      VStack {
        Button("Show") { item = Thing(id: 1) }
          .popover(item: $item) { thing in
            VStack {
              Text("thing \(thing.id)")
              Button("Next") { item = Thing(id: 2) }
            }
            .padding()
          }
      }
    }
  }

  @Test("one for an item shows that, and another one for another item")
  func items() throws {
    let screen = Screen(SheetSupport.desk) { Items() }
    try screen.button("Show").tap()
    screen.finishAnimations()
    #expect(screen.contains("thing 1"))
    try screen.button("Next").tap()
    screen.finishAnimations()
    #expect(screen.contains("thing 2") && screen.sheets.count == 1)
  }

  @Test("opening evaluates nothing of what is behind, moves without bodies and makes no frame when it is there")
  func costs() throws {
    let screen = Screen(SheetSupport.desk) { Pointed() }
    try screen.button("Show").tap()
    screen.forgetWork()
    screen.advance(by: 0.05)
    #expect(screen.isAnimating)
    screen.finishAnimations()
    #expect(screen.work.bodies == 0)
    #expect(!screen.isFrameRequested)
    #expect(screen.wrongPixels == 0)
  }
}
