import ApusTesting
import SwiftUI
import Testing

@Suite("An inspector is a column or a sheet")
@MainActor
struct InspectorTests {
  private struct Inspected<Details: View>: View {
    @State private var isShown = true
    let details: (Binding<Bool>) -> Details
    init(@ViewBuilder details: @escaping (Binding<Bool>) -> Details) { self.details = details }
    var body: some View {
      Color.white.accessibilityElement().accessibilityLabel("main").overlay(alignment: .top) {
        Button("Toggle") { isShown.toggle() }
      }
      .inspector(isPresented: $isShown) { details($isShown) }
    }
  }

  private struct Details: View {
    @State private var text = ""
    var body: some View { TextField("field", text: $text).frame(maxWidth: .infinity, maxHeight: .infinity) }
  }

  @Test("in a wide window it is a column of 320 and a line at the trailing side, beside what it is about, which stays in reach")
  func column() throws {
    let screen = Screen(SheetSupport.desk) { Inspected { _ in Details() } }
    #expect(try screen.element("main").frame.width == 679.5)
    #expect(try screen.textField("field").frame.minX >= 680)
    try screen.button("Toggle").tap()
    screen.finishAnimations()
    #expect(try screen.element("main").frame.width == 1000)
    #expect(!screen.contains("field"))
    try screen.button("Toggle").tap()
    screen.finishAnimations()
    #expect(try screen.element("main").frame.width == 679.5)
  }

  @Test("its content says how wide the column is")
  func width() throws {
    let fixed = Screen(SheetSupport.desk) { Inspected { _ in Details().inspectorColumnWidth(250) } }
    fixed.finishAnimations()
    #expect(try fixed.element("main").frame.width == 749.5)
    let ranged = Screen(SheetSupport.desk) { Inspected { _ in Details().inspectorColumnWidth(min: 280, ideal: 100, max: 400) } }
    ranged.finishAnimations()
    #expect(try ranged.element("main").frame.width == 719.5)
  }

  @Test("in a narrow window it is a sheet; a medium one leaves what is behind bright and in reach, and is 453 high of 852")
  func sheet() throws {
    let screen = Screen(SheetSupport.phone) { Inspected { _ in Details().presentationDetents([.medium]) } }
    screen.finishAnimations()
    #expect(screen.sheets.map(\.kind) == ["sheet"])
    #expect(try abs(#require(screen.sheets.last).frame.minY - 398.67) < 1)
    #expect(screen.contains("main") && screen.contains("field"))
    #expect(screen.gray(x: 2 * 20, y: 2 * 300) == 255)
    screen.pullDownSheet()
    #expect(screen.sheets.isEmpty)
    try screen.button("Toggle").tap()
    screen.finishAnimations()
    #expect(screen.contains("field"))
  }

  @Test("what was typed stays when the window becomes narrow and wide again")
  func resized() throws {
    let screen = Screen(SheetSupport.desk) { Inspected { _ in Details() } }
    try screen.textField("field").tap()
    screen.type("a")
    screen.resize(to: CGSize(width: 400, height: 800))
    screen.finishAnimations()
    #expect(screen.sheets.map(\.kind) == ["sheet"])
    #expect(try screen.textField("field").value == "a")
    screen.resize(to: CGSize(width: 1000, height: 800))
    screen.finishAnimations()
    #expect(screen.sheets.isEmpty)
    #expect(try screen.textField("field").value == "a")
    #expect(try screen.element("main").frame.width == 679.5)
    screen.resize(to: CGSize(width: 400, height: 800))
    screen.finishAnimations()
    #expect(try screen.textField("field").value == "a")
    // Shown again it begins anew, once.
    screen.pullDownSheet()
    try screen.button("Toggle").tap()
    screen.finishAnimations()
    #expect(try screen.textField("field").value == "")
  }
}
