import ApusTesting
import SwiftUI
import Testing

@Suite("Measures of sheets and of what is in them")
@MainActor
struct SheetMeasureTests {
  private func open<Sheet: View>(
    _ settings: Screen.Settings = SheetSupport.phone, @ViewBuilder _ sheet: @escaping () -> Sheet
  ) -> Screen {
    let screen = Screen(settings) { SheetHost(isShown: true) { _ in sheet() } }
    screen.finishAnimations()
    return screen
  }

  @Test(
    "the bar in a sheet is 56 high and the large title 52 more: Cancel at 16, its row's middle 28 below the edge, a card at 177")
  func bars() throws {
    let screen = open {
      NavigationStack {
        List { Text("row") }.navigationTitle("Medication")
          .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
      }
    }
    let cancel = try screen.button("Cancel").frame
    #expect(abs(cancel.midY - 97.2) < 1)
    #expect(abs(cancel.minX - 16) < 1)
    // The first row of 44 points begins with the card.
    #expect(try abs(screen.text("row").frame.midY - (177 + 22)) < 1)
  }

  @Test("behind it the screen is 0.911 as wide and begins at the safe area; its colour is 0.88 of what it was")
  func behind() {
    let screen = Screen(SheetSupport.phone) {
      SheetHost(isShown: true) { _ in Text("sheet") }.background { Color.white.ignoresSafeArea() }
    }
    screen.finishAnimations()
    // 17.5 … 375.5 between 59 and 69, at two pixels a point; black outside.
    #expect(screen.gray(x: 2 * 196, y: 2 * 64) == 225)
    #expect(screen.gray(x: 2 * 14, y: 2 * 67) == 0)
    #expect(screen.gray(x: 2 * 22, y: 2 * 68) == 225)
    #expect(screen.gray(x: 2 * 196, y: 2 * 56) == 0)
    // Its corners have a radius of 10: at 2 points below the edge it begins some 3 points from the side.
    #expect(screen.gray(x: 2 * 196, y: 2 * 71) == 255)
    #expect(screen.gray(x: 1, y: 2 * 70) < 64)
  }

  @Test("in the dark it is 28 28 30, and the cards of a list in it 44 44 46")
  func dark() {
    let screen = open(
      .init {
        $0 = SheetSupport.phone
        $0.colorScheme = .dark
      }
    ) { List { Text("row") } }
    #expect(screen.gray(x: 2 * 4, y: 2 * 400) == 28)
    #expect(screen.gray(x: 2 * 300, y: 2 * 110) == 44)
  }

  @Test("the grabber is 36 wide and 5 high, 5 below the edge, where there are several heights or it is asked for")
  func grabber() {
    func isThere(_ screen: Screen, _ top: Int) -> Bool {
      let tone = screen.gray(x: 393, y: 2 * (top + 7))
      return tone < 250 && tone > 150 && screen.gray(x: 393, y: 2 * (top + 3)) == 255
    }
    #expect(!isThere(open { Color.white }, 69))
    #expect(isThere(open { Color.white.presentationDragIndicator(.visible) }, 69))
    #expect(isThere(open { Color.white.presentationDetents([.height(400), .large]) }, 852 - 434))
    let hidden = open { Color.white.presentationDetents([.height(400), .large]).presentationDragIndicator(.hidden) }
    #expect(!isThere(hidden, 852 - 434))
  }

  @Test("its corners and its background can be others")
  func looks() {
    let square = open { Color.clear.presentationCornerRadius(0) }
    #expect(square.gray(x: 1, y: 2 * 69 + 1) == 255)
    let round = open { Color.clear.presentationCornerRadius(100) }
    #expect(round.gray(x: 2 * 20, y: 2 * 75) == 225)
    let dark = open { Color.clear.presentationBackground(.black) }
    #expect(dark.gray(x: 393, y: 1600) == 0)
    let view = open { Color.clear.presentationBackground(alignment: .bottom) { Color.black.frame(height: 100) } }
    // The view lies at the window's lower edge, which the background reaches; there is nothing above it.
    #expect(view.gray(x: 393, y: 2 * 840) == 0 && view.gray(x: 393, y: 2 * 700) == 225)
  }

  @Test("in a wide window it is a card of 540 by 620 in the middle, one on the other, with compact content")
  func card() throws {
    let screen = Screen(SheetSupport.desk) {
      SheetHost(isShown: true) { _ in
        SheetGround().overlay { SheetHost { _ in WidthName() } }
      }
    }
    screen.finishAnimations()
    #expect(try screen.element("card").frame == CGRect(x: 230, y: 90, width: 540, height: 620))
    try screen.button("Show").tap()
    screen.finishAnimations()
    #expect(screen.sheets.map(\.frame) == [CGRect](repeating: CGRect(x: 230, y: 90, width: 540, height: 620), count: 2))
    #expect(screen.contains("compact"))
    screen.tap(at: CGPoint(x: 50, y: 400))
    screen.finishAnimations()
    #expect(screen.sheets.count == 1)
  }

  private struct WidthName: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    var body: some View { Text(sizeClass == .compact ? "compact" : "regular") }
  }

  private struct HalfSizing: PresentationSizing {
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
      ProposedViewSize(width: root.sizeThatFits(.unspecified).width / 2, height: 100)
    }
  }

  @Test("a sizing says how large the card is: as a form, as a page, as its content, or as it computes")
  func sizing() {
    func size(_ sizing: some PresentationSizing) -> CGSize? {
      let screen = Screen(
        .init {
          $0 = SheetSupport.desk
          $0.size.height = 1200
        }
      ) {
        SheetHost(isShown: true) { _ in Color.red.frame(idealWidth: 300, idealHeight: 200).presentationSizing(sizing) }
      }
      screen.finishAnimations()
      return screen.sheets.last?.frame.size
    }
    #expect(size(AutomaticPresentationSizing.automatic) == CGSize(width: 540, height: 620))
    #expect(size(FormPresentationSizing.form) == CGSize(width: 540, height: 620))
    #expect(size(PagePresentationSizing.page) == CGSize(width: 712, height: 960))
    #expect(size(FittedPresentationSizing.fitted) == CGSize(width: 300, height: 200))
    #expect(size(.form.fitted(horizontal: false, vertical: true)) == CGSize(width: 540, height: 200))
    #expect(size(HalfSizing()) == CGSize(width: 150, height: 100))
  }

  @Test("a height that cannot be is one at the nearest end; without any that can the sheet is large")
  func extremes() {
    func top(_ detents: Set<PresentationDetent>) -> CGFloat? {
      let screen = open { Color.red.presentationDetents(detents) }
      return screen.sheets.last?.frame.minY
    }
    #expect(top([.height(-50)]).map { abs($0 - 818) < 0.01 } == true)
    #expect(top([.height(.infinity)]) == 69)
    #expect(top([.height(.nan)]) == 69)
    #expect(top([]) == 69)
    #expect(top([.fraction(2)]) == 69)
  }

  @Test("the ground of a list that is shorter than its sheet, or its cover, reaches to the screen's edges")
  func groundOfLists() throws {
    struct Host<Sheet: View>: View {
      @State var isShown: Bool
      let isCover: Bool
      let sheet: Sheet
      var body: some View {
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown && !isCover) { sheet }
          .fullScreenCover(isPresented: $isShown && isCover) { sheet }
      }
    }
    func check<V: View>(_ what: String, isCover: Bool = false, @ViewBuilder _ content: () -> V) throws {
      let view = content()
      for isShown in [true, false] {
        let screen = Screen(SheetSupport.phone) { Host(isShown: isShown, isCover: isCover, sheet: view) }
        if !isShown { try screen.button("Show").tap() }
        screen.finishAnimations()
        #expect(screen.gray(x: 2 * 196, y: 2 * 851) == 242, "\(what), shown at once: \(isShown)")
        if isCover { #expect(screen.gray(x: 2 * 196, y: 4) == 242, "\(what), its upper edge") }
      }
    }
    let form = Form { Text("a") }
    try check("a form") { form }
    try check("a form at a height") { form.presentationDetents([.medium]) }
    try check("a form in a stack") { NavigationStack { form } }
    try check("a form in a stack with a title") { NavigationStack { form.navigationTitle("Title") } }
    try check("a cover", isCover: true) { form }
    try check("a cover with a stack", isCover: true) { NavigationStack { form.navigationTitle("Title") } }
  }

  @Test("a window of another size finds it at the same detent")
  func resized() throws {
    let screen = open { SheetGround().presentationDetents([.height(200), .large]) }
    #expect(try screen.element("card").frame.minY == 852 - 234)
    screen.resize(to: CGSize(width: 500, height: 700))
    screen.finishAnimations()
    #expect(try screen.element("card").frame == CGRect(x: 0, y: 700 - 234, width: 500, height: 200))
    screen.resize(to: CGSize(width: 900, height: 700))
    screen.finishAnimations()
    #expect(try screen.element("card").frame == CGRect(x: 180, y: 59, width: 540, height: 607))
  }
}

extension Binding<Bool> {
  fileprivate static func && (binding: Binding<Bool>, condition: Bool) -> Binding<Bool> {
    Binding(get: { binding.wrappedValue && condition }, set: { binding.wrappedValue = $0 })
  }
}
