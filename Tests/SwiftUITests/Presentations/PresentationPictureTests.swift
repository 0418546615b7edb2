import ApusTesting
import SwiftUI
import Testing

@Suite("Pictures of what lies above a screen")
@MainActor
struct PresentationPictureTests {
  private struct Page: View {
    var body: some View {
      NavigationStack {
        List {
          Section("Medication") {
            ForEach(["Aspirin", "Ibuprofen", "Paracetamol"], id: \.self) { Text($0) }
          }
          Section("Notes") { Text("Words in a row of a list, which take more than one line where they are large.") }
        }
        .navigationTitle("Summary")
      }
    }
  }

  private struct Editor: View {
    var body: some View {
      NavigationStack {
        List {
          LabeledContent("Dose", value: "100 mg")
          Toggle("Every Day", isOn: .constant(true))
          Text("Take it with water.")
        }
        .navigationTitle("Medication")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
        }
      }
    }
  }

  private func expectImage<V: View>(_ name: String, _ view: V, _ edit: (inout Screen.Settings) -> Void = { _ in }) {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 320, height: 568)
        $0.safeAreaInsets = EdgeInsets(top: 44, leading: 0, bottom: 20, trailing: 0)
        edit(&$0)
      }
    ) { view }
    screen.finishAnimations()
    screen.expectImage(name)
  }

  @Test("a large sheet, light; dark, right to left and with large text")
  func large() {
    let view = Page().sheet(isPresented: .constant(true)) { Editor() }
    expectImage("sheet", view)
    expectImage("sheet-dark-large-right-to-left", view) {
      $0.colorScheme = .dark
      $0.isRightToLeft = true
      $0.dynamicTypeSize = .accessibility1
    }
  }

  @Test("a medium sheet with its grabber above a screen that stays in use")
  func medium() {
    expectImage(
      "sheet-medium",
      Page().sheet(isPresented: .constant(true)) {
        Text("Medium").presentationDetents([.medium, .large]).presentationBackgroundInteraction(.enabled(upThrough: .medium))
      })
  }

  @Test("a sheet on a sheet")
  func two() {
    expectImage(
      "sheet-on-sheet",
      Page().sheet(isPresented: .constant(true)) {
        Editor().sheet(isPresented: .constant(true)) { Text("Above") }
      })
  }

  private struct Desk: View {
    @State private var shows = 0
    var body: some View {
      HStack {
        Page()
        VStack {
          Text("Here").popover(isPresented: .constant(true)) { Editor().frame(width: 320, height: 240) }
          Spacer()
        }
        .padding(40)
      }
    }
  }

  @Test("in a wide window: a card, and a popover, light and dark")
  func wide() {
    let isWide = { (settings: inout Screen.Settings) in
      settings.size = CGSize(width: 800, height: 600)
      settings.safeAreaInsets = EdgeInsets()
      settings.scale = 1
    }
    expectImage("card", Page().sheet(isPresented: .constant(true)) { Editor() }, isWide)
    expectImage("popover", Desk(), isWide)
    expectImage("popover-dark", Desk()) {
      isWide(&$0)
      $0.colorScheme = .dark
    }
  }

  @Test("an inspector as a column beside the screen, and as a sheet over it")
  func inspector() {
    let view = Page().inspector(isPresented: .constant(true)) {
      Form { LabeledContent("Dose", value: "100 mg") }.presentationDetents([.medium])
    }
    expectImage("inspector", view) {
      $0.size = CGSize(width: 800, height: 400)
      $0.safeAreaInsets = EdgeInsets()
      $0.scale = 1
    }
    expectImage("inspector-narrow", view) { $0.colorScheme = .dark }
  }

  @Test("a popover that stays one in a narrow window, right to left with large text")
  func narrowPopover() {
    expectImage(
      "popover-narrow",
      VStack {
        Text("Words behind it, which shine through.").padding(.top, 60)
        Spacer()
        Button("Here") {}.popover(isPresented: .constant(true)) {
          Text("A popover that stands above its button.").padding().frame(width: 220).presentationCompactAdaptation(.popover)
        }
        .frame(maxWidth: .infinity, alignment: .leading).padding()
      }
    ) {
      $0.isRightToLeft = true
      $0.dynamicTypeSize = .accessibility1
    }
  }
}
