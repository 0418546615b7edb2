import ApusTesting
import SwiftUI
import Testing

@Suite("How forms look") @MainActor
struct FormStyleTests {
  private struct Settings: View {
    var body: some View {
      Form {
        Text("First")
        Text("Second")
      }
    }
  }

  @Test("rows in cards, unless views below each other are asked for")
  func styles() throws {
    #expect(Screen { Settings() }.rows.count == 2)
    #expect(Screen { Settings().formStyle(.automatic) }.rows.count == 2)
    #expect(Screen { Settings().formStyle(.grouped) }.rows.count == 2)
    let columns = Screen { Settings().formStyle(.columns) }
    #expect(columns.rows.isEmpty)
    let (first, second) = try (columns.text("First").frame, columns.text("Second").frame)
    #expect(first.minX == second.minX && first.maxY <= second.minY)
    for type in [AutomaticFormStyle.self, GroupedFormStyle.self, ColumnsFormStyle.self] as [Any.Type] {
      #expect(type is any FormStyle.Type)
    }
  }

  @Test("in columns labels end at one line, where what they are the labels of begins", arguments: [false, true])
  func columns(isRightToLeft: Bool) {
    let form = Form {
      LabeledContent {
        Box("short value", 50, 20)
      } label: {
        Box("short", 30, 20)
      }
      LabeledContent {
        Box("long value", 70, 20)
      } label: {
        Box("long", 90, 20)
      }
      Box("alone", 40, 20)
      LabeledContent {
        Box("inner", 10, 20)
      } label: {
        Text("x")
      }
      .formStyle(.grouped)
    }
    .formStyle(.columns)
    let found = frames(in: CGSize(width: 300, height: 300), rightToLeft: isRightToLeft, form)
    func ends(_ name: String) -> CGFloat { isRightToLeft ? 300 - found[name]!.minX : found[name]!.maxX }
    func begins(_ name: String) -> CGFloat { isRightToLeft ? 300 - found[name]!.maxX : found[name]!.minX }
    #expect(ends("short") == ends("long") && begins("short value") == begins("long value"))
    #expect(begins("long value") == ends("long") + 8 && begins("alone") == begins("long value"))
    #expect(begins("inner") == begins("alone"))
  }

  @Test("a style of the app is given the form's views, and may build on others")
  func own() throws {
    struct Titled: FormStyle {
      func makeBody(configuration: FormStyleConfiguration) -> some View {
        VStack {
          Text("Title")
          Form(configuration)
        }
      }
    }
    let screen = Screen { Settings().formStyle(Titled()) }
    #expect(screen.contains("Title") && screen.rows.count == 2)
  }
}
